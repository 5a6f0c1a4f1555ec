import { expect, test } from "vitest";
import { minutesInWords } from "./durations.ts";

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
