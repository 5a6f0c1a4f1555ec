import fc from "fast-check";
import { expect, test } from "vitest";
import { viewOf } from "../testing.ts";
import { endingInWords } from "../words.ts";
import { spread, ticksOf } from "./chart.ts";
import { rowsOf, seriesOf } from "./standings.ts";

test("powers stand in the order of what they have, with what changed since last year", () => {
  const view = viewOf({
    position: {
      phase: "F1902M",
      units: { France: ["A Par", "F Bre"] },
      centers: { France: ["Par", "Bre"], England: ["Lon"], Austria: [] },
    },
    standings: [
      { year: 1900, centers: { Austria: 1, England: 1, France: 1 } },
      { year: 1901, centers: { Austria: 1, England: 1, France: 2 } },
    ],
  });
  expect(rowsOf(view).map(({ power, centres, change, isOut }) => [power, centres, change, isOut])).toEqual([
    ["France", 2, 0, false],
    ["England", 1, 0, false],
    ["Austria", 0, -1, true],
  ]);
  expect(seriesOf(view).find(({ power }) => power === "France")?.counts).toEqual([1, 2]);
});

test("every ending has its reason", () => {
  const words = (ending: Parameters<typeof viewOf>[0]) => endingInWords(viewOf(ending));
  expect(words({})).toBe(null);
  expect(words({ ending: { how: "draw", sharers: ["France", "Italy"] } })).toBe(
    "A draw, shared equally by France and Italy.",
  );
  expect(words({ ending: { how: "victory", winners: ["France"], by: "control" } })).toBe(
    "France won: it controls enough centres.",
  );
  expect(words({ ending: { how: "concession", winners: ["France"] } })).toBe(
    "All others conceded the game to France.",
  );
});

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
  );
  expect(spread([50, 100], 13, frame)).toEqual([50, 100]);
});

test("as many years are written as fit, the last among them", () => {
  expect(ticksOf([1900, 1901, 1902], 7)).toEqual([1900, 1901, 1902]);
  const years = Array.from({ length: 20 }, (_, i) => 1900 + i);
  expect(ticksOf(years, 7)).toHaveLength(7);
  expect(ticksOf(years, 7).at(-1)).toBe(1919);
});
