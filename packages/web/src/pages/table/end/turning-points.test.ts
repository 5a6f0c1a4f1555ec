import { expect, test } from "vitest";
import { turningPoints } from "./turning-points.ts";

const told = (...years: readonly Record<string, number>[]) =>
  turningPoints(years.map((centers, index) => ({ year: 1900 + index, centers }))).map(
    ({ year, what, power, count }) => `${year} ${what} ${power} ${count}`,
  );

test("taking the lead, going out, or changing much in a year is a turning point", () => {
  expect(
    told(
      { Austria: 3, France: 3, Russia: 4 },
      { Austria: 3, France: 6, Russia: 4 },
      { Austria: 0, France: 6, Russia: 4 },
      { Austria: 0, France: 9, Russia: 1 },
    ),
  ).toEqual(["1901 lead France 6", "1902 out Austria 0", "1903 gains France 9", "1903 losses Russia 1"]);
});

test("a quiet game has none", () => {
  expect(told({ Austria: 3, France: 4 }, { Austria: 3, France: 4 })).toEqual([]);
  expect(turningPoints([])).toEqual([]);
});

test("of many, the most important are listed, in their order", () => {
  const years = Array.from({ length: 14 }, (_, i) => ({ A: i % 2 === 0 ? 10 : 3, B: i % 2 === 0 ? 3 : 10 }));
  expect(told(...years)).toHaveLength(8);
});
