import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR } from "../testing.ts";
import { fitInto, isTimeZone, type Window } from "./windows.ts";

const EVENINGS: readonly Window[] = [{ days: [1, 2, 3, 4, 5], from: 18, to: 22 }];

test.each([
  ["within a window stays where it is", "2024-01-01T19:30Z", "2024-01-01T19:30Z"],
  ["before it moves to its beginning", "2024-01-01T07:00Z", "2024-01-01T18:00Z"],
  ["at its very end still falls into it", "2024-01-01T22:00Z", "2024-01-01T22:00Z"],
  ["after it moves to the next one", "2024-01-01T22:01Z", "2024-01-02T18:00Z"],
  ["on a weekend moves to Monday", "2024-01-06T19:00Z", "2024-01-08T18:00Z"],
])("a deadline %s", (_, from, to) => {
  expect(fitInto(EVENINGS, 0, Date.parse(from))).toBe(Date.parse(to));
});

test("hours are those of the table's own clock", () => {
  expect(fitInto(EVENINGS, 120, Date.parse("2024-01-01T07:00Z"))).toBe(Date.parse("2024-01-01T16:00Z"));
  expect(fitInto(EVENINGS, -300, Date.parse("2024-01-02T02:00Z"))).toBe(Date.parse("2024-01-02T02:00Z"));
});

test.each([
  ["winter", "2024-01-08T07:00Z", "2024-01-08T17:00Z"],
  ["summer", "2024-07-08T07:00Z", "2024-07-08T16:00Z"],
  ["the night the clocks change", "2024-03-30T22:00Z", "2024-04-01T16:00Z"],
])("hours of a named time zone follow its summer time: %s", (_, from, to) => {
  expect(fitInto(EVENINGS, "Europe/Berlin", Date.parse(from))).toBe(Date.parse(to));
});

test("there are time zones by name only", () => {
  expect(["Europe/Berlin", "America/New_York", "UTC"].map(isTimeZone)).toEqual([true, true, true]);
  expect(["Europe/Atlantis", "", "+02:00"].map(isTimeZone)).toEqual([false, false, false]);
});

test("without windows any moment will do", () => {
  expect(fitInto([], 0, 12345)).toBe(12345);
});

test("the moment found is allowed, not too early, and the first such", () => {
  const windows = fc.array(
    fc.record({
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      from: fc.integer({ min: 0, max: 22 }),
      to: fc.constantFrom(23, 24),
    }),
    { minLength: 1, maxLength: 3 },
  );
  const isInside = (list: readonly Window[], time: number): boolean => {
    const at = new Date(time);
    const hour = at.getUTCHours() + at.getUTCMinutes() / 60;
    // The stroke of midnight still belongs to the evening before.
    const before = hour === 0 ? (at.getUTCDay() + 6) % 7 : -1;
    return list.some(
      ({ days, from, to }) =>
        (days.includes(at.getUTCDay()) && hour >= from && hour <= to) || (to === 24 && days.includes(before)),
    );
  };
  const halfHours = fc
    .integer({ min: 0, max: 2 * 24 * 21 })
    .map((n) => Date.parse("2024-01-01T00:00Z") + (n * HOUR) / 2);
  fc.assert(
    fc.property(windows, halfHours, (list, time) => {
      const found = fitInto(list, 0, time);
      expect(found).toBeGreaterThanOrEqual(time);
      expect(isInside(list, found)).toBe(true);
      for (let earlier = time; earlier < found; earlier += HOUR / 2)
        expect(isInside(list, earlier)).toBe(false);
    }),
    { seed: 1901 },
  );
});
