import type { Point } from "@chancery/variants/boards";
import { expect, test } from "vitest";
import { bent, distance, lengthOf, type Route, shortened, stationAt, through, trimmed } from "./route.ts";

const WEST: Point = [0, 0];
const EAST: Point = [200, 0];

test("routes bend to the left, so that those in opposite directions pass each other", () => {
  const [there, back] = [bent(WEST, EAST), bent(EAST, WEST)];
  for (const part of [0.3, 0.5, 0.7]) {
    const { at } = stationAt(there, lengthOf(there) * part);
    expect(at[1]).toBeLessThan(-8);
    expect(Math.min(...back.map((point) => distance(at, point)))).toBeGreaterThan(15);
  }
});

test("a route through points touches them all", () => {
  const points: Point[] = [WEST, [60, 80], [140, 80], EAST];
  const route = through(points);
  for (const point of points) expect(Math.min(...route.map((at) => distance(at, point)))).toBeLessThan(1e-9);
});

test("a trimmed route starts and ends on the circles about its ends", () => {
  const route = trimmed(bent(WEST, EAST), 20, 24);
  expect(distance(WEST, route[0])).toBeCloseTo(20, 3);
  expect(distance(EAST, route[route.length - 1])).toBeCloseTo(24, 3);
});

test("a route between places that touch is still one", () => {
  const route = trimmed(bent(WEST, [10, 0]), 20, 20);
  expect(route).toHaveLength(2);
});

test("stations lie where they should, and face ahead", () => {
  const line: Route = [WEST, [50, 0], [50, 50]];
  expect(stationAt(line, 25)).toEqual({ at: [25, 0], ahead: [1, 0] });
  expect(stationAt(line, 75)).toEqual({ at: [50, 25], ahead: [0, 1] });
  expect(stationAt(line, 1000).ahead).toEqual([0, 1]);
});

test("a shortened route keeps its start", () => {
  const line: Route = [WEST, [50, 0], [50, 50]];
  expect(shortened(line, 25)).toEqual([WEST, [50, 0], [50, 25]]);
  expect(lengthOf(shortened(line, 70))).toBeCloseTo(30);
});
