import { expect, test } from "vitest";
import { localMoment, readMoment } from "./moments.ts";

test("a moment is written as fields have it, and read back", () => {
  const at = new Date(2026, 2, 4, 9, 5).getTime();
  expect(localMoment(at)).toBe("2026-03-04T09:05");
  expect(readMoment(localMoment(at))).toBe(at);
});

test("an empty field is no moment", () => {
  expect(readMoment("")).toBe(null);
});
