import { expect, test } from "vitest";
import { ordersOf, winterOf } from "./hint.ts";

test("the orders of a hint come one by one for each power", () => {
  const sheets = [
    { power: "France", text: "A Par - Bur\nF Bre - Mid" },
    { power: "Italy", text: "" },
  ];
  expect(ordersOf({ sheets })).toEqual({ France: ["A Par - Bur", "F Bre - Mid"], Italy: [] });
});

test("a hint looks ahead to this Winter in Spring, and to the next one later", () => {
  expect(["S1901M", "S1901R", "F1901M", "W1901A"].map(winterOf)).toEqual([1901, 1901, 1902, 1902]);
});
