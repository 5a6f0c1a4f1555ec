import { expect, test } from "vitest";
import { dateOf, readDate } from "./dates.ts";

test("orders bear the date of their half-year, adjustments that of the Fall (M01-26, MB-36)", () => {
  expect(dateOf("S1901M")).toBe("S1901");
  expect(dateOf("F1901R")).toBe("F1901");
  expect(dateOf("W1901A")).toBe("F1901");
});

test("a date is read as people write it in any language, and anything else isn't one (R23)", () => {
  expect(["spring 1901", "S1901", "S. 1901", "Frühjahr 1901", "FRÜHLING 1901"].map(readDate)).toEqual(
    Array(5).fill("S1901"),
  );
  expect([" Autumn 1935 ", "F1935", "Herbst 1935"].map(readDate)).toEqual(Array(3).fill("F1935"));
  expect(["", "1901", "winter 1901", "Spring 01"].map(readDate)).toEqual([null, null, null, null]);
});
