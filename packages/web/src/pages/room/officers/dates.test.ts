import { expect, test } from "vitest";
import { dateOf, readDate } from "./dates.ts";

test("sheets bear the date of their half-year, adjustments that of the Fall (M01-26, MB-36)", () => {
  expect(dateOf("S1901M")).toBe("Spring 1901");
  expect(dateOf("F1901R")).toBe("Fall 1901");
  expect(dateOf("W1901A")).toBe("Fall 1901");
});

test("a date is read as people write it, and anything else is none (R23)", () => {
  expect(["spring 1901", "S1901", "S. 1901"].map(readDate)).toEqual([
    "Spring 1901",
    "Spring 1901",
    "Spring 1901",
  ]);
  expect(readDate(" Autumn 1935 ")).toBe("Fall 1935");
  expect(["", "1901", "winter 1901", "Spring 01"].map(readDate)).toEqual([null, null, null, null]);
});
