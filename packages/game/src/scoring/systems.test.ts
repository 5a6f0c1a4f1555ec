import { SCORINGS, type ScoringName } from "@chancery/api";
import { expect, test } from "vitest";
import { SYSTEMS } from "./systems.ts";

/** Centers at the end of a game of ten years, or the year in which a power was eliminated: "5", "x3". */
function played(text: string) {
  return text.split(" ").map((word) => {
    const isOut = word.startsWith("x");
    return { centers: isOut ? 0 : Number(word), years: isOut ? Number(word.slice(1)) : 10 };
  });
}

const alive = (sides: ReturnType<typeof played>): number[] =>
  sides.flatMap(({ centers }, player) => (centers > 0 ? [player] : []));

function score(system: ScoringName, text: string, drawn?: readonly number[]): number[] {
  const sides = played(text);
  const points = SYSTEMS[system]({ sides, solo: null, drawn: drawn ?? alive(sides) });
  return points.map((each) => Math.round(each * 100) / 100);
}

function solo(system: ScoringName, text: string): readonly number[] {
  return SYSTEMS[system]({ sides: played(text), solo: 0, drawn: [] });
}

const BOARD = "12 8 7 5 2 x5 x3";
const SOLO = "18 6 5 3 2 x5 x3";

test("draw size: the powers in the draw share 100 points", () => {
  expect(score("draw-size", BOARD)).toEqual([20, 20, 20, 20, 20, 0, 0]);
  expect(score("draw-size", BOARD, [0, 2])).toEqual([50, 0, 50, 0, 0, 0, 0]);
  expect(solo("draw-size", SOLO)).toEqual([100, 0, 0, 0, 0, 0, 0]);
});

test("sum of squares: 100 points by the squares of centers", () => {
  expect(score("sum-of-squares", "12 11 11 x3 x4 x5 x6")).toEqual([37.31, 31.35, 31.35, 0, 0, 0, 0]);
  expect(solo("sum-of-squares", SOLO)).toEqual([100, 0, 0, 0, 0, 0, 0]);
});

test("C-Diplo 100: the examples of the World Diplomacy Database", () => {
  expect(score("c-diplo-100", "4 x6 9 7 7 3 4")).toEqual([5, 1, 48, 18.5, 18.5, 4, 5]);
  expect(score("c-diplo-100", "5 9 4 5 3 1 7")).toEqual([9.5, 48, 5, 9.5, 4, 2, 22]);
  expect(solo("c-diplo-100", SOLO)).toEqual([100, 0, 0, 0, 0, 0, 0]);
});

test("C-Diplo 100: four who tie for second share what second and third are worth", () => {
  expect(score("c-diplo-100", "14 5 5 5 5 x5 x3")).toEqual([53, 11.25, 11.25, 11.25, 11.25, 1, 1]);
});

test("C-Diplo 80: eighty points in all", () => {
  expect(score("c-diplo-80", "4 x6 9 7 7 3 4")).toEqual([4, 0, 34, 17.5, 17.5, 3, 4]);
  expect(solo("c-diplo-80", SOLO)).toEqual([80, 0, 0, 0, 0, 0, 0]);
});

test("C-Diplo Namur: the first centers count more", () => {
  expect(score("c-diplo-namur", "4 x6 9 7 7 3 4")).toEqual([15, 1, 60, 30.5, 30.5, 13, 15]);
  expect(score("c-diplo-namur", "17 6 5 3 2 1 x5")).toEqual([68, 33, 24, 13, 10, 6, 1]);
  expect(solo("c-diplo-namur", SOLO)).toEqual([85, 0, 0, 0, 0, 0, 0]);
});

test("Carnage 2023: places down to the first eliminated, and 300 points for each center of the lead", () => {
  expect(score("carnage-2023", "14 7 6 4 3 x5 x3")).toEqual([9114, 6007, 5006, 4004, 3003, 2000, 1000]);
  expect(score("carnage-2023", "8 8 7 6 4 1 x5")).toEqual([6508, 6508, 5007, 4006, 3004, 2001, 1000]);
  expect(score("carnage-2023", "17 17 x4 x4 x4 x4 x4")).toEqual([6517, 6517, 3000, 3000, 3000, 3000, 3000]);
  expect(solo("carnage-2023", SOLO)).toEqual([28034, 0, 0, 0, 0, 0, 0]);
});

test("Tribute: survivors pay the leader a point for each center above six", () => {
  expect(score("tribute", BOARD)).toEqual([49.2, 15.2, 14.2, 12.2, 9.2, 0, 0]);
  // Nobody has more than six.
  expect(score("tribute", "6 6 6 6 5 3 2")[0]).toBe(15.43);
  // Two leaders share what the third pays, which is never more than a survivor's share.
  expect(score("tribute", "16 16 2 x3 x4 x5 x6")).toEqual([43, 43, 14, 0, 0, 0, 0]);
  expect(score("tribute", "17 5 5 3 2 1 1")).toEqual([83, 5, 5, 3, 2, 1, 1]);
  expect(solo("tribute", SOLO)).toEqual([100, 0, 0, 0, 0, 0, 0]);
});

test("OpenTribute: a sole leader gets ten points a center, the others four and what the leader leaves", () => {
  expect(score("open-tribute", BOARD)).toEqual([120, 54, 50, 42, 30, 0, 0]);
  // The tribute of 36 is divided by four.
  expect(score("open-tribute", "10 10 8 6 x3 x4 x5")).toEqual([73, 73, 56, 48, 0, 0, 0]);
  expect(solo("open-tribute", SOLO)).toEqual([340, 0, 0, 0, 0, 0, 0]);
});

test("OMG: a sole leader takes the gap from everyone, but at most half", () => {
  expect(score("omg", BOARD)).toEqual([47.5, 20, 17, 12.5, 8, 0, 0]);
  expect(score("omg", "10 10 8 6 x3 x4 x5")).toEqual([27.75, 27.75, 22.5, 18, 0, 0, 0]);
  // The gap is eleven; a power of one center has 10.5 to lose half of.
  expect(score("omg", "16 5 5 4 3 1 x4")).toEqual([75.75, 9.38, 9.38, 7.5, 6.75, 5.25, 0]);
  expect(solo("omg", SOLO)).toEqual([100, 0, 0, 0, 0, 0, 0]);
});

test("ManorCon: shares by weight, and a tenth of a point for each year, that of the elimination included", () => {
  expect(score("manorcon", BOARD)).toEqual([38.95, 20.97, 17.42, 11.42, 5.24, 0.5, 0.3]);
  expect(solo("manorcon", SOLO)).toEqual([75, 1, 1, 1, 1, 0.5, 0.3]);
});

test("Bangkok: the examples of its rules", () => {
  expect(score("bangkok", "12 6 6 5 5 x5 x3")).toEqual([27, 9, 9, 8, 8, 1.5, 0.9]);
  expect(score("bangkok", "12 11 10 1 x5 x5 x5")).toEqual([21, 18, 15, 4, 1.5, 1.5, 1.5]);
  expect(score("bangkok", "12 12 11 x5 x5 x5 x5")).toEqual([19.5, 19.5, 17, 1.5, 1.5, 1.5, 1.5]);
  expect(solo("bangkok", SOLO)).toEqual([41, 3, 2.5, 1.5, 1, 0, 0]);
});

test("Haight: ties get the lower place, and only a sole lead has a premium", () => {
  expect(score("haight", "12 9 6 4 3 x5 x3")).toEqual([201, 145, 104, 73, 52, 16, 3]);
  expect(score("haight", "10 10 6 4 4 x5 x5")).toEqual([155, 155, 104, 62, 62, 5, 5]);
  expect(solo("haight", SOLO)).toEqual([451, 30, 25, 15, 10, 5, 3]);
  expect(solo("haight", "18 15 1 x2 x3 x4 x5")).toEqual([451, 75, 10, 2, 3, 4, 5]);
});

test("World Classic: centers, survival, and 48 points for the leaders", () => {
  expect(score("world-classic", BOARD)).toEqual([198, 110, 100, 80, 50, 4, 2]);
  expect(score("world-classic", "10 10 8 6 x3 x4 x5")).toEqual([154, 154, 110, 90, 2, 3, 4]);
  expect(solo("world-classic", SOLO)).toEqual([420, 9, 9, 9, 9, 4, 2]);
});

test.each(SCORINGS)("%s never gives more centers fewer points, and a solo beats every draw", (system) => {
  const points = score(system, BOARD);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(solo(system, SOLO)[0]).toBeGreaterThanOrEqual(Math.max(...score(system, "17 17 x3 x3 x4 x5 x6")));
});
