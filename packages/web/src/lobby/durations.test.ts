import { expect, test } from "vitest";
import { minutesInWords, timeLeft } from "./durations.ts";

test.each([
  [0, "no time"],
  [1, "1 minute"],
  [90, "1 hour 30 minutes"],
  [1440, "1 day"],
  [48 * 60, "2 days"],
  [25 * 60 + 1, "1 day 1 hour 1 minute"],
])("%i minutes are said as people say them", (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});

test.each([
  [-5, "0 min 00 s"],
  [1, "0 min 01 s"],
  [59_001, "1 min 00 s"],
  [249_000, "4 min 09 s"],
  [3_600_000, "1 h 00 min"],
  [3 * 3_600_000 + 5 * 60_000, "3 h 05 min"],
  [2 * 86_400_000 + 4 * 3_600_000, "2 d 4 h"],
])("%i milliseconds are left as far as that is of use", (left, words) => {
  expect(timeLeft(left)).toBe(words);
});
