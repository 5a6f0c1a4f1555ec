import { createClassic } from "@chancery/variants";
import { describe, expect, test } from "vitest";
import type { Location, Province } from "../board/board.ts";
import { ILLEGALITIES, illegal } from "../orders/illegal.ts";
import { REASONS, reason } from "../resolve/verdict.ts";
import { explain } from "./explain.ts";

describe.each(["1971", "2023"])("explanations by the rules of %s", (edition) => {
  const created = createClassic(edition);
  if (!created.ok) throw new Error("no game");
  const { rules, start } = created.value;
  const [one, two, three] = start.units;

  test.each(REASONS)("%s has a sentence and cites a rule", (code) => {
    const { why, rules: ids } = explain(rules, reason(code, [one, two], 2, 1, [three]));
    expect(why).toMatch(/^[A-Z].*[a-z0-9)]$/);
    expect(why).not.toMatch(/undefined|NaN|null/);
    expect(ids.length).toBeGreaterThan(0);
  });

  test.each(ILLEGALITIES)("%s has a sentence", (code) => {
    const { why } = explain(rules, illegal(code, one, 3 as Province, [4 as Location, 5 as Location]));
    expect(why).toMatch(/^[A-Z].*[a-z0-9)]$/);
    expect(why).not.toMatch(/undefined|NaN|null/);
  });
});
