import { expect, test } from "vitest";
import { rulesOf, searchRules } from "./ledger.ts";

test("each edition has its own rules and the common ones", () => {
  const ids = (rulebook: string): string[] => rulesOf(rulebook).map(({ id }) => id);
  expect(ids("2023").some((id) => id.startsWith("C23-"))).toBe(true);
  expect(ids("2023").some((id) => id.startsWith("C71-"))).toBe(false);
  expect(ids("1971")).toEqual(expect.arrayContaining(["CB-77", "C71-II-1"]));
});

test("rules are found by all words, in any case", () => {
  const found = searchRules(rulesOf("2023"), "SUPPLY centres 18");
  expect(found.map(({ id }) => id)).toContain("CB-6");
  expect(searchRules(rulesOf("2023"), "cb-77").map(({ id }) => id)).toEqual(["CB-77"]);
  expect(searchRules(rulesOf("2023"), "xyzzy")).toEqual([]);
});
