import { expect, test } from "vitest";
import { turningPointsOf } from "./turning-points.ts";

const at = (france: number, turkey: number, error = 0.01) => ({
  shares: { France: { share: france, error }, Turkey: { share: turkey, error } },
});

const three = (france: number, turkey: number) => ({
  shares: { ...at(france, turkey).shares, Italy: { share: 1 - france - turkey, error: 0.01 } },
});

test("a phase that changes much of what a power may expect is a turning point", () => {
  expect(turningPointsOf([three(0.4, 0.4), three(0.42, 0.38), three(0.6, 0.2), three(0.6, 0.2)])).toEqual([
    { at: 1, power: "France", from: 0.42, to: 0.6 },
    { at: 1, power: "Turkey", from: 0.38, to: 0.2 },
  ]);
});

test("of two powers one is told, as the other's share is the rest", () => {
  expect(turningPointsOf([at(0.52, 0.48), at(0.7, 0.3), at(0.4, 0.6)])).toEqual([
    { at: 0, power: "France", from: 0.52, to: 0.7 },
    { at: 1, power: "France", from: 0.7, to: 0.4 },
  ]);
});

test("what may be chance is none, and unknown positions are passed over", () => {
  expect(turningPointsOf([at(0.5, 0.5, 0.05), at(0.6, 0.4, 0.05)])).toEqual([]);
  expect(turningPointsOf([at(0.5, 0.5), null, at(0.7, 0.3)]).map((point) => point.at)).toEqual([0]);
  expect(turningPointsOf([])).toEqual([]);
});

test("of many, the largest are listed in their order", () => {
  const swings = Array.from({ length: 12 }, (_, index) =>
    at(index % 2 === 0 ? 0.2 - index / 100 : 0.5 + index / 100, 0.1),
  );
  const found = turningPointsOf(swings);
  expect(found).toHaveLength(8);
  expect(found.map((point) => point.at)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
});
