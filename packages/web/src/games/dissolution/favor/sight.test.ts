import { expect, test } from "vitest";
import { firstSight } from "./sight.ts";

test("a phone opens on embassies that can be seen together, not on the empty middle between all", () => {
  const ring = [
    [0, 0],
    [1000, 0],
    [1100, 300],
    [900, 1600],
    [0, 1500],
  ] as const;
  expect(firstSight(ring)).toEqual([
    [1000, 0],
    [1100, 300],
  ]);
  expect(firstSight([[5, 5]])).toEqual([[5, 5]]);
  expect(firstSight([])).toEqual([]);
});
