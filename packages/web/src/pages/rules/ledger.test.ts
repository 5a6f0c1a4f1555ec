import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  chaptersOf,
  isNumber,
  parseLedger,
  parseLedgerTranslation,
  parseRulings,
  rulesIn,
  sectionIn,
  withoutRulings,
} from "./ledger.ts";
import { RulesSearch } from "./search/search.ts";

const document = (name: string): string =>
  readFileSync(join(import.meta.dirname, "../../../../../docs/rules", name), "utf8");

test("every line of every ledger is a rule", () => {
  for (const name of ["classic", "dissolution", "committee"]) {
    const rules = parseLedger(document(`${name}.ledger.tsv`));
    expect(rules.length).toBeGreaterThan(250);
    for (const { id, text } of rules)
      expect([id, text]).toEqual([expect.stringMatching(/^[A-Z0-9]+-/), text]);
    expect(rules.every(({ text }) => text.length > 10)).toBe(true);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  }
});

test("each edition has its own rules and the common ones", () => {
  const editions = new Map(
    parseLedger(document("classic.ledger.tsv")).map(({ id, edition }) => [id, edition]),
  );
  expect(editions.get("CB-77")).toBe("both");
  expect(editions.get("C71-II-1")).toBe("1971");
  expect(parseLedger(document("dissolution.ledger.tsv"))[0]).toMatchObject({
    id: "DIS-0-1",
    edition: "both",
  });
});

test("rulings are read from all documents, whichever way they are written", () => {
  const classic = parseRulings(document("classic.rulings.md"));
  expect(classic.map(({ id }) => id)).toEqual(Array.from({ length: classic.length }, (_, i) => `R-${i + 1}`));
  expect(classic.length).toBe(23);
  expect(classic[0]).toMatchObject({ title: "Paradox rule" });
  const dissolution = parseRulings(document("dissolution.rulings.md"));
  expect(dissolution[0]).toMatchObject({ id: "R001", title: "Victory threshold 27 or 25" });
  expect(dissolution[0].text).toContain("Ruling: 27.");
  expect(parseRulings(document("committee.rulings.md")).length).toBeGreaterThan(70);
});

test("the printed list of 22 rules is there to be looked up in the application, by true and by printed number (M01-49, M01-58)", () => {
  const ledger = parseLedger(document("committee.ledger.tsv"));
  const rules = ledger.filter(({ edition }) => edition !== "1935");
  const listed = new RulesSearch("en").rules(rules, "22 rules").map(({ id }) => id);
  expect(listed).toEqual(expect.arrayContaining(Array.from({ length: 10 }, (_, i) => `M01-${50 + i}`)));
  const list = parseRulings(document("committee.rulings.md")).find(({ id }) => id === "R03");
  const entries = (list?.text ?? []).flatMap(
    (line) => [/^(\d+) \((\d+)\) .+ (M\w+-\d+)$/.exec(line)?.slice(1)].filter(Boolean) as string[][],
  );
  expect(entries.map(([number, printed]) => [Number(number), Number(printed)])).toEqual(
    Array.from({ length: 22 }, (_, i) => [i + 1, i + 5]),
  );
  for (const [, , id] of entries) expect(rules.map((rule) => rule.id)).toContain(id);
});

test("rules stand under the sections of their own edition", () => {
  expect(sectionIn("71 VIII; 23 Standoffs", "2023")).toBe("Standoffs");
  expect(sectionIn("71 VIII; 23 Standoffs", "1971")).toBe("VIII");
  expect(sectionIn("Land and Convoy Routes", "2023")).toBe("Land and Convoy Routes");
  const chapters = chaptersOf(rulesIn(parseLedger(document("classic.ledger.tsv")), "2023"));
  expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
  const standoffs = chapters.find(({ title }) => title === "Standoffs");
  expect(standoffs?.rules.map(({ id }) => id)).toContain("CB-77");
});

/** The editions of each ledger. */
const EDITIONS = { classic: ["1971", "2023"], dissolution: ["2021"], committee: ["1901", "1935"] };

test.for(Object.entries(EDITIONS))("every rule and section of %s is there in German", ([name, editions]) => {
  const ledger = parseLedger(document(`${name}.ledger.tsv`));
  const german = parseLedgerTranslation(document(`de/${name}.ledger.tsv`));
  const rules = editions.flatMap((edition) => rulesIn(ledger, edition));
  // Numbers of sections and SG, the sample game, are no words.
  const sections = rules.map(({ section }) => section).filter((section) => /[a-z]{2}/.test(section));
  expect(new Set(german.keys())).toEqual(new Set([...sections, ...rules.map(({ id }) => id)]));
  const translated = editions.flatMap((edition) => rulesIn(ledger, edition, german));
  for (const [i, { id, text, section }] of translated.entries()) {
    expect([id, text]).not.toEqual([id, rules[i].text]);
    expect(text.length).toBeGreaterThan(10);
    expect(section).not.toBe("");
  }
});

test("German rules name the same figures, orders and rulings as the English ones", () => {
  // Rome has three letters in German.
  const facts = (text: string): string[] =>
    (
      text.replaceAll("Rome", "Rom").match(/\[R\d[^\]]*\]|\d+|\b[AFW] [A-Z][a-z]{2}(?!\p{L})/gu) ?? []
    ).toSorted();
  for (const name of Object.keys(EDITIONS)) {
    const german = parseLedgerTranslation(document(`de/${name}.ledger.tsv`));
    for (const { id, text } of parseLedger(document(`${name}.ledger.tsv`)))
      expect([id, facts(german.get(id) ?? "")]).toEqual([id, facts(text)]);
  }
});

test.for(Object.keys(EDITIONS))("every ruling on %s is there in German", (name) => {
  const english = parseRulings(document(`${name}.rulings.md`));
  const german = parseRulings(document(`de/${name}.rulings.md`));
  expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  for (const [i, { id, text }] of german.entries()) {
    expect([id, text.length]).toEqual([id, english[i].text.length]);
    expect([id, text]).not.toEqual([id, english[i].text]);
  }
});

test("a section is told by its number where it has no name", () => {
  for (const number of ["0", "11.4.2", "VII.3.a", "V, VI"]) expect(isNumber(number)).toBe(true);
  for (const name of ["Delegations", "Introduction", "Rules 1-7", "Victory", "SG"])
    expect(isNumber(name)).toBe(false);
});

test("a rule is read without the numbers of its rulings", () => {
  expect(withoutRulings("No delegation represents two powers. [R12]")).toBe(
    "No delegation represents two powers.",
  );
  expect(withoutRulings("Rights belong to both. [R13, R21]")).toBe("Rights belong to both.");
  for (const name of ["classic", "dissolution", "committee"])
    for (const { text } of parseLedger(document(`${name}.ledger.tsv`)))
      expect(withoutRulings(text)).not.toMatch(/\[R-?\d/);
});
