import { expect, test } from "vitest";
import { valueAt, withClock, withReferee, withValue } from "./setup-draft.ts";

test("a draft holds only what was changed, and forgets what is changed back", () => {
  const draft = withValue({ variant: "classic" }, "clock.hours.moves", 24);
  expect(draft).toEqual({ variant: "classic", clock: { hours: { moves: 24 } } });
  expect(valueAt(draft, "clock.hours.moves")).toBe(24);
  expect(valueAt(draft, "clock.hours.moves.minutes")).toBeUndefined();
  expect(withValue(draft, "clock.hours.moves", undefined)).toEqual({ variant: "classic" });
});

test("a list is a value, even if it is empty", () => {
  expect(withValue({}, "clock.windows", [])).toEqual({ clock: { windows: [] } });
});

test("another clock drops the times of the one before, and powers that a referee would give", () => {
  const draft = { preset: "referee", assignment: "referee", missing: "wait", anonymous: true };
  expect(withClock(draft, "live")).toEqual({ preset: "live", anonymous: true });
  expect(withClock({ preset: "live", clock: { writing: 7 } }, "correspondence")).toEqual({
    preset: "correspondence",
  });
});

test("without a referee nothing is left that needs one", () => {
  const draft = {
    preset: "referee",
    referee: true,
    assignment: "referee",
    missing: "wait",
    refereeReads: true,
  };
  expect(withReferee(draft, false)).toEqual({ preset: "correspondence" });
  expect(withReferee({ preset: "live" }, true)).toEqual({ preset: "live", referee: true });
});
