import {
  ILLEGALITIES,
  type Illegal,
  type Location,
  type Province,
  REASONS,
  type Reason,
  type ReasonCode,
  reasonJson,
} from "@chancery/engine";
import { LANGUAGES } from "@chancery/messages";
import happened from "@chancery/messages/en/events.ts";
import common from "@chancery/messages/en/explain.ts";
import misread from "@chancery/messages/en/misreadings.ts";
import { reportsOfChance } from "@chancery/testkit";
import { createClassic, createDissolution, manifestOf } from "@chancery/variants";
import { describe, expect, test } from "vitest";
import { programWords } from "../program-words.ts";
import { explain, explainReason, tellOrder, tellResult } from "./explain.ts";

/** Reasons of games with units that never leave their place, or with declared convoys. */
const NOT_CLASSIC: readonly ReasonCode[] = [
  "bounced-criss-cross",
  "sortie",
  "disabling",
  "convoy-disabled",
  "convoy-crossed",
  "turned-to-hold",
  "disabled",
  "cut-by-disabling",
  "helped-turned-to-hold",
  "convoy-off-path",
  "disbanded-as-stationary",
];

/** Reasons that only the other edition knows. */
const OF_THE_OTHER: Record<string, readonly ReasonCode[]> = {
  1971: ["removed-as-farthest-from-centers", "removed-off-center"],
  2023: ["removed-as-farthest", "retreat-shared"],
};

/** A sentence without its period, with nothing of the program in it. */
function expectWords(why: string, about: unknown): void {
  expect(why, JSON.stringify(about)).toMatch(/^["„«(\p{Lu}\d].*[\p{L}\d)"“».?]$/u);
  expect(why, JSON.stringify(about)).not.toMatch(/undefined|NaN|null|\[object|[{}]/);
}

describe.each(["1971", "2023"])("explanations by the rules of %s", (edition) => {
  const created = createClassic(edition);
  if (!created.ok) throw new Error("no game");
  const { rules, start } = created.value;
  const [one, two, three] = start.units;

  test.each(REASONS)("%s has a sentence in every language, and cites a rule if it can come up", (code) => {
    const reason: Reason = { code, by: [one, two], helpers: [three], attack: 2, against: 1 };
    for (const language of LANGUAGES) {
      const { why, rules: ids } = explain(programWords(language), rules, reason);
      expectWords(why, code);
      expect(ids.length > 0).toBe(!NOT_CLASSIC.includes(code) && !OF_THE_OTHER[edition]?.includes(code));
    }
  });

  test.each(ILLEGALITIES)("%s has a sentence in every language", (code) => {
    const bare: Illegal = { code, unit: null, province: null, instead: [] };
    const instead = [4 as Location, 5 as Location];
    for (const language of LANGUAGES) {
      expectWords(
        explain(programWords(language), rules, { ...bare, unit: one, province: 3 as Province, instead }).why,
        code,
      );
      // What the engine leaves out is not made up; at worst the code is said.
      expect(explain(programWords(language), rules, bare).why).not.toMatch(/undefined|NaN|null|[{}]/);
    }
  });

  test("every language says the same, each in its own words", () => {
    const reason: Reason = {
      code: "bounced-by-rival",
      by: [one, two],
      helpers: [three],
      attack: 2,
      against: 2,
    };
    const [english, german] = LANGUAGES.map((language) => explain(programWords(language), rules, reason).why);
    expect(english).toBe("Bounced 2v2 with A Vie (supported by F Tri) and A Bud");
    expect(german).toBe("Zurückgeschlagen, 2:2 gegen A Vie (unterstützt von F Tri) und A Bud");
    const illegal = { ...reasonJson(rules, reason), code: "not-ordered-by-anybody", power: "Germany" };
    expect(explainReason(programWords("de"), rules, illegal)).toContain("Deutschland");
  });
});

test("the rules of Dissolution stand behind every reason that can come up in it", () => {
  const created = createDissolution("2021");
  const citations = created.ok ? created.value.rules.citations : {};
  const ofOtherBooks = [
    "removed-as-farthest-from-centers",
    "removed-off-center",
    "retreat-shared",
    "support-kept-against-own-convoy",
    "waived",
  ];
  expect(REASONS.filter((code) => !citations[code]).toSorted()).toEqual(ofOtherBooks);
});

test.each([
  ["dissolution", 21],
  ["1901", 8],
  ["1935", 8],
] as const)("whatever comes up in %s has words in every language", (kind, phases) => {
  const told = new Set<string>();
  for (const seed of [1, 2, 3, 4]) {
    for (const { rules, report } of reportsOfChance(kind, seed, phases)) {
      const own = manifestOf(rules)?.messages?.en ?? {};
      const reasons = new Set([own, common, misread].flatMap(Object.keys));
      const events = new Set([own, happened].flatMap(Object.keys));
      for (const { reason } of report.orders) expect(reasons).toContain(reason?.code);
      for (const { type } of report.events) if (type !== "ended") expect(events).toContain(type);
      for (const language of LANGUAGES) {
        const { orders, events: others } = tellResult(programWords(language), rules, report);
        for (const each of [...orders, ...others]) expectWords(each.why, each);
      }
      for (const { reason } of report.orders) told.add(String(reason?.code));
      for (const { type } of report.events) told.add(type);
    }
  }
  expect(told.size).toBeGreaterThan(40);
});

test("what was stored in words keeps them, in whatever language it is asked for", () => {
  const created = createClassic("2023");
  if (!created.ok) throw new Error("no game");
  const report = {
    power: "France",
    text: "A Par - Bur",
    order: "A Par - Bur",
    status: "fails" as const,
    result: "bounced",
    results: ["bounced"],
    why: "Bounced 1v1 with A Mun",
    rules: ["CB-77"],
    by: ["A Mun"],
  };
  expect(tellOrder(programWords("de"), created.value.rules, report)).toEqual(report);
});

test("a code that nobody has words for is still readable", () => {
  const created = createClassic("2023");
  if (!created.ok) throw new Error("no game");
  expect(explainReason(programWords("en"), created.value.rules, { code: "out-of-oil" })).toBe("Out of oil");
});
