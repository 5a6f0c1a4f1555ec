import fc from "fast-check";
import { expect, test } from "vitest";
import { spread, ticksOf } from "./chart.ts";

test("labels keep their order, their distance and inside the frame, whatever they label", () => {
  const frame = { left: 0, right: 100, top: 0, bottom: 200 };
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { maxLength: 12 }), (wanted) => {
      const heights = spread(wanted, 13, frame);
      const order = [...wanted.keys()].sort((a, b) => wanted[a] - wanted[b] || a - b);
      for (const [i, index] of order.entries()) {
        expect(heights[index]).toBeGreaterThanOrEqual(0);
        expect(heights[index]).toBeLessThanOrEqual(200);
        if (i > 0) expect(heights[index] - heights[order[i - 1]]).toBeGreaterThanOrEqual(13 - 1e-9);
      }
    }),
    { seed: 7 },
  );
  expect(spread([50, 100], 13, frame)).toEqual([50, 100]);
});

test("as many years are written as fit, the last among them", () => {
  expect(ticksOf([1900, 1901, 1902], 7)).toEqual([1900, 1901, 1902]);
  const years = Array.from({ length: 20 }, (_, i) => 1900 + i);
  expect(ticksOf(years, 7)).toHaveLength(7);
  expect(ticksOf(years, 7).at(-1)).toBe(1919);
});
