import { expect, test } from "vitest";
import { POWERS, resultOf } from "../testing.ts";
import { checkResult } from "./result.ts";

const RULES = { powers: POWERS, centers: 34, toWin: 18, firstYear: 1901, countsYears: true };

const faults = (text: string, more: object = {}, rules = RULES): string[] =>
  checkResult(rules, { ...resultOf(text), ...more }).map(({ code, power }) =>
    power ? `${code} ${power}` : code,
  );

test("a result that can be has no faults", () => {
  expect(faults("12 8 7 5 2 x5 x3")).toEqual([]);
  expect(faults("18 6 5 3 2 x5 x3")).toEqual([]);
  expect(faults("3 3 3 3 3 4 3")).toEqual([]);
});

test("no more centers than the board has, and a number for every power", () => {
  expect(faults("12 8 7 5 3 x5 x3")).toEqual(["too-many-centers"]);
  expect(faults("0 0 0 0 0 0 0")).toContain("nobody-alive");
  expect(faults("12 8 7 5 2 x5 x3", { centers: { Austria: 12 } })).toContain("centers-missing England");
});

test("at most one solo, and its winner is named", () => {
  const ending = { how: "time" };
  expect(faults("18 6 5 3 2 x5 x3", { ending })).toEqual(["solo-unsaid Austria"]);
  expect(faults("17 7 5 3 2 x5 x3", { ending: { how: "solo", power: "Austria" } })).toEqual([
    "solo-short Austria",
  ]);
  expect(faults("17 7 5 3 2 x5 x3", { ending: { how: "concession", power: "Austria" } })).toEqual([]);
  expect(faults("17 7 5 3 2 x5 x3", { ending: { how: "concession", power: "Turkey" } })).toEqual([
    "concession-to-eliminated Turkey",
  ]);
  expect(faults("18 18 x1 x1 x1 x1 x1")).toContain("two-solos");
});

test("only survivors share a draw", () => {
  const draw = (...powers: string[]) => ({ ending: { how: "draw", powers } });
  expect(faults("17 15 2 x5 x5 x5 x3", draw("Austria", "England"))).toEqual([]);
  expect(faults("17 15 2 x5 x5 x5 x3", draw("Austria", "Turkey"))).toEqual(["draw-by-eliminated Turkey"]);
  expect(faults("17 15 2 x5 x5 x5 x3", draw())).toEqual(["draw-by-nobody"]);
});

test("years of eliminations are asked for where they count, and lie within the game", () => {
  expect(faults("17 15 2 0 x5 x5 x3", { eliminated: {} })).toHaveLength(4);
  expect(faults("17 15 2 x5 x5 x5 x3", { eliminated: {} }, { ...RULES, countsYears: false })).toEqual([]);
  expect(faults("17 15 2 x5 x5 x5 x8")).toEqual(["year-range Turkey"]);
  expect(faults("17 15 2 x5 x5 x5 x3", { year: 1900 })).toContain("last-year");
  const eliminated = { ...resultOf("17 15 2 x5 x5 x5 x3").eliminated, Austria: 1903 };
  expect(faults("17 15 2 x5 x5 x5 x3", { eliminated })).toEqual(["year-of-living Austria"]);
});
