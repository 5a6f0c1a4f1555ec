import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  distancesFrom,
  favorValue,
  hexesOf,
  isPerimeter,
  isSpace,
  letterOf,
  moveReach,
  SLICE_IDS,
  SPACE_CODES,
  sliceName,
  sliceOf,
  supportReach,
} from "./map.ts";

const file = new URL("../../../../docs/rules/favor-map.json", import.meta.url);
const tables: {
  inSliceDistance: Record<string, Record<string, number>>;
  kickSortOrder: string[];
} = JSON.parse(readFileSync(file, "utf8"));

test("five slices, of NATO, the US Navy, Israel, India and Russia", () => {
  expect(SLICE_IDS.map((slice) => `${slice} ${sliceName(slice)}`)).toEqual([
    "N NATO",
    "U US Navy",
    "I Israel",
    "B India",
    "R Russia",
  ]);
  expect(new Set(SPACE_CODES.map(sliceOf))).toEqual(new Set(SLICE_IDS));
});

test("favor rises toward the middle: hexes have 1 to 5, Perimeters 0", () => {
  for (const hex of SPACE_CODES.filter((space) => !isPerimeter(space))) {
    expect(favorValue(hex)).toBeGreaterThanOrEqual(1);
    expect(favorValue(hex)).toBeLessThanOrEqual(5);
    for (const next of moveReach(hex)) expect(Math.abs(favorValue(next) - favorValue(hex))).toBeLessThan(2);
  }
  expect(SPACE_CODES.filter((space) => favorValue(space) === 0)).toEqual(["N0z", "U0z", "I0z", "B0z", "R0z"]);
  expect(moveReach("R5a").every((next) => favorValue(next) >= 4)).toBe(true);
});

test("the letter tells the hexes of a slice apart and gives their order", () => {
  for (const slice of SLICE_IDS) {
    expect([...hexesOf(slice).map(letterOf), "z"]).toEqual(tables.kickSortOrder);
  }
});

test("an empty or made-up code is no space", () => {
  for (const text of ["", "R2l", "R3m", "X2m", "R2", "r2m"]) expect(isSpace(text)).toBe(false);
});

describe("distance", () => {
  test("is the least number of steps within the slice, as the rulings list it", () => {
    for (const slice of SLICE_IDS) {
      for (const hex of hexesOf(slice)) {
        const far = [...distancesFrom(hex)].map(([other, steps]) => [letterOf(other), steps]);
        expect(Object.fromEntries(far)).toEqual(tables.inSliceDistance[letterOf(hex)]);
      }
    }
  });

  test("never leads through the Perimeter, which would be shorter", () => {
    expect(distancesFrom("R2j").get("R1q")).toBe(4);
    expect(distancesFrom("R2j").has("R0z")).toBe(false);
  });
});

describe("reach", () => {
  test("nobody moves across a border, but support reaches across it", () => {
    expect(moveReach("N1u")).toEqual(["N2j", "N1t", "N0z"]);
    expect(supportReach("N1u").toSorted()).toEqual(["N0z", "N1t", "N2j", "U1p", "U2o"]);
  });

  test("what lies across a border reaches back", () => {
    for (const space of SPACE_CODES.filter((each) => !isPerimeter(each))) {
      for (const next of supportReach(space).filter((each) => !isPerimeter(each)))
        expect(supportReach(next)).toContain(space);
    }
  });

  test("Russia and NATO do not touch", () => {
    for (const hex of hexesOf("R")) expect(supportReach(hex).map(sliceOf)).not.toContain("N");
  });
});
