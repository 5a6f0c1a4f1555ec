import { expect, test } from "vitest";
import { formatLeft, formatMoment, leftInWords, minutesInWords } from "./time.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [0, "no time"],
  [1, "1 minute"],
  [90, "1 hour, 30 minutes"],
  [1440, "1 day"],
  [48 * 60, "2 days"],
  [25 * 60 + 1, "1 day, 1 hour, 1 minute"],
])("%i minutes are said as people say them", (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});

test("a countdown is as exact as it needs to be, and never shows zero before time is up", () => {
  expect(formatLeft(4 * MINUTE + 59_001)).toBe("5:00");
  expect(formatLeft(61_000)).toBe("1:01");
  expect(formatLeft(1)).toBe("0:01");
  expect(formatLeft(0)).toBe("0:00");
  expect(formatLeft(2 * HOUR + 5 * MINUTE)).toBe("2 hr 5 min");
  expect(formatLeft(76 * HOUR)).toBe("3 days 4 hr");
  expect(leftInWords(90_000)).toBe("2 minutes");
  expect(leftInWords(MINUTE)).toBe("1 minute");
  expect(leftInWords(MINUTE - 1)).toBe("less than a minute");
  expect(leftInWords(15_000)).toBe("less than a minute");
  expect(leftInWords(0)).toBe("Time's up");
  expect(leftInWords(25 * HOUR)).toBe("1 day, 1 hour");
  expect(leftInWords(49 * HOUR)).toBe("2 days, 1 hour");
});

test("a moment has its day when it isn't today", () => {
  const now = new Date(2024, 0, 1, 12).getTime();
  expect(formatMoment(now + HOUR, now, "de")).toBe("13:00");
  expect(formatMoment(now + 24 * HOUR, now, "de")).toBe("Di., 12:00");
  expect(formatMoment(now + 24 * 24 * HOUR, now, "de")).toMatch(/25\. Jan.* 12:00/);
});
