import { expect, test } from "vitest";
import { makeFlow } from "./flow.ts";
import type { Grid } from "./grid.ts";
import { ringArea } from "./plane.ts";

const grid: Grid = { box: [0, 0, 60, 40], nx: 60, ny: 40 };

test("nothing flows where all is even", () => {
  const carry = makeFlow(grid, new Float64Array(60 * 40).fill(2));
  expect(carry([17.3, 21.9])).toEqual([17.3, 21.9]);
});

test("what is dense grows by its density, and the rim stays the rim", () => {
  const dense = (x: number, y: number): boolean => x >= 20 && x < 40 && y >= 10 && y < 30;
  const density = Float64Array.from({ length: 60 * 40 }, (_, i) =>
    dense(i % 60, Math.trunc(i / 60)) ? 2 : 1,
  );
  const mean = density.reduce((sum, value) => sum + value, 0) / density.length;
  const carry = makeFlow(grid, density);
  const side = (x0: number, y0: number, x1: number, y1: number) =>
    Array.from({ length: 20 }, (_, i) => carry([x0 + ((x1 - x0) * i) / 20, y0 + ((y1 - y0) * i) / 20]));
  const ring = [
    ...side(20, 10, 40, 10),
    ...side(40, 10, 40, 30),
    ...side(40, 30, 20, 30),
    ...side(20, 30, 20, 10),
  ];
  expect(ringArea([...ring, ring[0]]) / 400).toBeCloseTo(2 / mean, 1);
  expect(carry([0, 13])[0]).toBeCloseTo(0, 1);
});
