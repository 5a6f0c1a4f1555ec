import { expect, test } from "vitest";
import { viewOf } from "../testing.ts";
import { endingInWords } from "../words.ts";
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
  expect(rowsOf(view).map(({ power, centers, change, isOut }) => [power, centers, change, isOut])).toEqual([
    ["France", 2, 0, false],
    ["England", 1, 0, false],
    ["Austria", 0, -1, true],
  ]);
  expect(seriesOf(view).find(({ power }) => power === "France")?.counts).toEqual([1, 2]);
});

test("points stand beside the powers of the seat that gets them", () => {
  const points = (scores: Parameters<typeof viewOf>[0]) =>
    rowsOf(viewOf(scores)).map(({ power, points: own }) => [power, own]);
  const scores = [
    { seat: 0, points: 20 },
    { seat: 1, points: 30.5 },
    { seat: 2, points: 0 },
  ];
  expect(points({ scores })).toEqual([
    ["Austria", 20],
    ["England", 30.5],
    ["France", 0],
  ]);
  expect(points({})[0]).toEqual(["Austria", null]);
});

test("every ending has its reason", () => {
  const words = (ending: Parameters<typeof viewOf>[0]) => endingInWords(viewOf(ending));
  expect(words({})).toBe(null);
  expect(words({ ending: { how: "draw", sharers: ["France", "Italy"] } })).toBe(
    "Draw, shared equally by France and Italy.",
  );
  expect(words({ ending: { how: "victory", winners: ["France"], by: "control" } })).toBe(
    "France won by controlling enough centers.",
  );
  expect(
    words({
      ending: { how: "victory", winners: ["France"], by: "control" },
      standings: [{ year: 1908, centers: { France: 18, Italy: 16 } }],
    }),
  ).toBe("France won with 18 centers.");
  expect(
    words({
      ending: { how: "victory", winners: ["Ukraine"], by: "points" },
      standings: [{ year: 1994, centers: {}, points: { Egypt: 5, Poland: 23, Ukraine: 27 } }],
    }),
  ).toBe("Ukraine won with 27 points, 4 more than anyone else.");
  expect(words({ ending: { how: "concession", winners: ["France"] } })).toBe(
    "All other players conceded to France.",
  );
});
