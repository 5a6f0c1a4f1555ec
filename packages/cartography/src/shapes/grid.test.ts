import { describe, expect, test } from "vitest";
import { blur, distanceToBorder, type Grid, rasterise } from "./grid.ts";
import type { Polygon } from "./plane.ts";

const grid: Grid = { box: [0, 0, 10, 10], nx: 10, ny: 10 };
const square = (from: number, to: number): Polygon => [
  [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ],
];

describe("a grid", () => {
  test("takes the code of the polygon over a cell's center, the last one first", () => {
    const cells = rasterise(grid, [
      { code: 1, rings: square(0, 10) },
      { code: 2, rings: square(4, 6) },
    ]);
    expect(cells.filter((code) => code === 2)).toHaveLength(4);
    expect(cells.filter((code) => code === 1)).toHaveLength(96);
  });

  test("leaves holes alone", () => {
    const cells = rasterise(grid, [{ code: 1, rings: [...square(0, 10), ...square(3, 7)] }]);
    expect(cells.filter((code) => code === -1)).toHaveLength(16);
  });

  test("knows exactly how far a border is", () => {
    const cells = rasterise({ box: [0, 0, 30, 30], nx: 30, ny: 30 }, [{ code: 1, rings: square(5, 25) }]);
    const border = distanceToBorder({ box: [0, 0, 30, 30], nx: 30, ny: 30 }, cells);
    const brute = (x: number, y: number): number => {
      const edge = [...cells.keys()].filter((i) =>
        [1, -1, 30, -30].some((step) => cells[i] !== cells[i + step]),
      );
      return Math.min(...edge.map((i) => Math.hypot((i % 30) - x, Math.trunc(i / 30) - y))) + 0.5;
    };
    for (const [x, y] of [
      [15, 15],
      [6, 20],
      [8, 8],
      [24, 12],
    ])
      expect(border[y * 30 + x]).toBeCloseTo(brute(x, y), 5);
  });

  test("keeps the sum of what it blurs", () => {
    const values = new Float64Array(100);
    values[12] = 5;
    values[99] = 1;
    expect(blur(grid, values, 1.5).reduce((sum, value) => sum + value, 0)).toBeCloseTo(6, 9);
  });
});
