import { expect, test } from "vitest";
import { textWidth } from "./font.ts";

test("texts are measured letter by letter, in the face they are set in", () => {
  expect(textWidth("mm", "normal")).toBeCloseTo(2 * textWidth("m", "normal"), 9);
  expect(textWidth("mi", "normal")).toBeLessThan(textWidth("mm", "normal"));
  expect(textWidth("Adria", "italic")).not.toBe(textWidth("Adria", "normal"));
});

test("letters beyond plain Latin are measured too", () => {
  expect(textWidth("ș", "normal")).toBeGreaterThan(0.3);
});
