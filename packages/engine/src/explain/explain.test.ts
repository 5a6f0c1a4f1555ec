import { createClassic, createDissolution } from "@chancery/variants";
import { describe, expect, test } from "vitest";
import type { Location, Province } from "../board/board.ts";
import { ILLEGALITIES, illegal } from "../orders/illegal.ts";
import { REASONS, type ReasonCode, reason } from "../resolve/verdict.ts";
import { explain } from "./explain.ts";

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

describe.each(["1971", "2023"])("explanations by the rules of %s", (edition) => {
  const created = createClassic(edition);
  if (!created.ok) throw new Error("no game");
  const { rules, start } = created.value;
  const [one, two, three] = start.units;

  test.each(REASONS)("%s has a sentence, and cites a rule if it can come up", (code) => {
    const { why, rules: ids } = explain(rules, reason(code, [one, two], 2, 1, [three]));
    expect(why).toMatch(/^[A-Z].*[a-z0-9)]$/);
    expect(why).not.toMatch(/undefined|NaN|null/);
    expect(ids.length > 0).toBe(!NOT_CLASSIC.includes(code));
  });

  test.each(ILLEGALITIES)("%s has a sentence", (code) => {
    const { why } = explain(rules, illegal(code, one, 3 as Province, [4 as Location, 5 as Location]));
    expect(why).toMatch(/^[A-Z].*[a-z0-9)]$/);
    expect(why).not.toMatch(/undefined|NaN|null/);
  });
});

test("the rules of Dissolution stand behind every reason that can come up in it", () => {
  const created = createDissolution("2021");
  const citations = created.ok ? created.value.rules.citations : {};
  const ofOtherBooks = ["support-kept-against-own-convoy", "waived"];
  expect(REASONS.filter((code) => !citations[code]).toSorted()).toEqual(ofOtherBooks);
});
