import { expect, test } from "vitest";
import { localMoment, momentAfter, readMoment, timeOfDay } from "./moments.ts";

test("a moment is written as fields have it, and read back", () => {
  const at = new Date(2026, 2, 4, 9, 5).getTime();
  expect(localMoment(at)).toBe("2026-03-04T09:05");
  expect(readMoment(localMoment(at))).toBe(at);
});

test("an empty field is no moment", () => {
  expect(readMoment("")).toBe(null);
});

test("a time of day is the next such moment: today, or tomorrow if it has passed", () => {
  const now = new Date(2026, 2, 4, 15, 30, 20).getTime();
  expect(momentAfter("15:40", now)).toBe(new Date(2026, 2, 4, 15, 40).getTime());
  expect(momentAfter("15:30", now)).toBe(new Date(2026, 2, 5, 15, 30).getTime());
  expect(timeOfDay(momentAfter("09:05", now) ?? 0)).toBe("09:05");
  expect(momentAfter("", now)).toBe(null);
});
