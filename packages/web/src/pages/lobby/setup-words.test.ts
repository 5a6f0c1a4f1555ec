import { expect, test } from "vitest";
import { clockInWords } from "./setup-words.ts";

const leeway = { grace: 0, extension: 0, pause: 1, reminders: [] };

const inWords = (clock: Parameters<typeof clockInWords>[0]["clock"]): string =>
  clockInWords({ variant: "classic", clock });

test("a clock is described in words, in days where they are whole, weeks from Monday", () => {
  const hours = { moves: 48, retreats: 24, adjustments: 12 };
  const windows = [{ days: [0, 6, 1], from: 18, to: 22 }];
  const clock = { kind: "correspondence", hours, windows, utcOffset: 60, ...leeway } as const;
  expect(inWords(clock)).toBe(
    "2 days for moves, 1 day for retreats, 12 hours for builds. Deadlines fall on Mon, Sat, and Sun from 6:00 PM to 10:00 PM (UTC+1:00).",
  );
  expect(inWords({ ...clock, timeZone: "America/New_York" })).toMatch(/\(America\/New York\)\.$/);
  expect(inWords({ ...clock, hours: { ...hours, adjustments: 24 }, windows: [] })).toBe(
    "2 days for moves, 1 day for retreats and builds.",
  );
  expect(inWords({ kind: "referee" })).toBe("The game master ends each phase.");
  expect(clockInWords({ variant: "committee-1935", clock: { kind: "referee" } })).toBe(
    "The officers end each phase.",
  );
});
