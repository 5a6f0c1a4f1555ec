import { expect, test } from "vitest";
import { dealOf, othersThan, yearsFrom } from "./deal-draft.ts";

const draft = { kind: "peace", through: 1902, against: "", province: "" } as const;

test("a deal is complete when everything it needs was chosen", () => {
  expect(dealOf(draft, {})).toEqual({ kind: "peace", through: 1902 });
  expect(dealOf({ ...draft, kind: "alliance" }, {})).toBeNull();
  expect(dealOf({ ...draft, kind: "alliance", against: "Italy" }, {})).toEqual({
    kind: "alliance",
    against: "Italy",
    through: 1902,
  });
  expect(dealOf({ ...draft, kind: "demilitarize" }, {})).toBeNull();
  expect(dealOf({ ...draft, kind: "demilitarize", province: "Bur" }, {})).toMatchObject({ province: "Bur" });
  expect(dealOf({ ...draft, kind: "orders" }, { France: [] })).toBeNull();
  expect(dealOf({ ...draft, kind: "orders" }, { France: ["A Par - Bur"] })).toEqual({
    kind: "orders",
    orders: { France: ["A Par - Bur"] },
  });
});

test("deals last from this year on, and name third powers as enemies", () => {
  expect(yearsFrom("F1903R")).toEqual([1903, 1904, 1905, 1906, 1907, 1908]);
  expect(othersThan(["England", "France", "Italy"], ["England", "France"])).toEqual(["Italy"]);
});
