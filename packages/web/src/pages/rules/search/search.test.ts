import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseLedger, parseLedgerTranslation, parseRulings, type Rule, rulesIn } from "../ledger.ts";
import { RulesSearch } from "./search.ts";

const document = (name: string): string =>
  readFileSync(join(import.meta.dirname, "../../../../../../docs/rules", name), "utf8");

const ledger = parseLedger(document("classic.ledger.tsv"));
const german = rulesIn(ledger, "2023", parseLedgerTranslation(document("de/classic.ledger.tsv")));

const found = (search: RulesSearch, rules: readonly Rule[]) => (query: string) =>
  search.rules(rules, query).map(({ id }) => id);
const english = found(new RulesSearch("en"), rulesIn(ledger, "2023"));
const deutsch = found(new RulesSearch("de"), german);

describe("rules are found by what players call things", () => {
  test("in either spelling", () => {
    const centers = english("supply center");
    expect(centers.length).toBeGreaterThan(20);
    expect(english("supply center")).toEqual(centers);
    expect(english("SCs")).toEqual(centers);
    expect(english("neighboring")).toEqual(english("neighboring"));
    expect(english("dislodgment")).toEqual(english("dislodgement"));
  });

  test("in any form of a word", () => {
    expect(english("convoys")).toEqual(english("convoyed"));
    expect(english("cutting support")).toEqual(english("cut support"));
    expect(english("armies")).toEqual(english("army"));
    expect(english("cut support")).toContain("CB-111");
  });

  test("by the usual other words", () => {
    expect(english("bounce")).toEqual(english("standoff"));
    expect(english("bounce")).toContain("CB-77");
    expect(english("swap places")).toEqual(expect.arrayContaining(english("exchange places")));
    expect(english("boat")).toEqual(english("fleet"));
  });

  test("and a question asks for its telling words", () => {
    const wins = english("How do I win?");
    expect(wins).toContain("CB-6");
    expect(wins.length).toBeLessThan(12);
    for (const id of wins)
      expect(rulesIn(ledger, "2023").find((rule) => rule.id === id)?.text).toMatch(/\bw[io]n|victor/i);
  });

  test("all words have to occur, numbers as they are, and what nobody says finds nothing", () => {
    expect(english("18 supply centers win")).toEqual(["CB-6"]);
    expect(english("cb-77")).toEqual(["CB-77"]);
    expect(english("xyzzy")).toEqual([]);
    expect(english("")).toHaveLength(rulesIn(ledger, "2023").length);
    const rulings = parseRulings(document("classic.rulings.md"));
    expect(new RulesSearch("en").rulings(rulings, "paradoxes Szykman").map(({ id }) => id)).toContain("R-1");
    expect(new RulesSearch("en").rulings(rulings, "R-11").map(({ id }) => id)).toEqual(["R-11"]);
  });

  test("in German as well, with and without umlauts and inside longer words", () => {
    expect(deutsch("Nachschubzentrum").length).toBeGreaterThan(15);
    // Words that the texts themselves don't use.
    for (const word of ["Spielfeld", "Spielplan"]) expect(deutsch(word)).toEqual(deutsch("Brett"));
    expect(deutsch("Zug unterstützen").length).toBeGreaterThanOrEqual(
      deutsch("Bewegung unterstützen").length,
    );
    expect(deutsch("Spielfeld").length).toBeGreaterThan(5);
    expect(deutsch("Versorgungszentren")).toEqual(deutsch("Zentrum"));
    expect(deutsch("Standoff")).toEqual(deutsch("Patt"));
    expect(deutsch("Standoff")).toContain("CB-77");
    expect(deutsch("Rueckzug")).toEqual(deutsch("Rückzüge"));
    expect(deutsch("Unterstützungen abschneiden")).toContain("CB-111");
    const wins = deutsch("Wie gewinne ich?");
    expect(wins).toContain("CB-6");
    expect(wins.length).toBeLessThan(12);
  });
});
