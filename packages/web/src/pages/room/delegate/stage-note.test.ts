import { expect, test } from "vitest";
import { committeeAt } from "../schedule/testing.ts";
import { noteOf } from "./stage-note.ts";

const noted = (room: Parameters<typeof committeeAt>[0], rest: object = {}): string => {
  const view = { ...committeeAt(room), ...rest };
  return noteOf(view, view.room).text;
};

test("a Fall turn has speeches if someone asks, a Spring one always (MB-44, MB-45)", () => {
  expect(noted({ stage: "opening" }, { phase: "S1901M" })).toBe("The officers announce the speeches.");
  expect(noted({ stage: "opening" }, { phase: "F1901M" })).toContain("if a delegation asks");
  const speeches = { order: ["France"], seconds: 90 };
  expect(noted({ stage: "opening", speeches })).toBe("Speeches of 90 seconds are announced.");
});

test("extra speeches are asked for, decided, and announced (R15)", () => {
  expect(noted({ stage: "request" })).toContain("The officers decide whether");
  expect(noted({ stage: "request", requests: ["Italy"] })).toBe(
    "Italy requested extra speeches. The officers decide.",
  );
  expect(noted({ stage: "request", requests: ["Italy"], extra: true })).toContain("are granted");
});

test("nobody talks while orders, retreats and gains are written (MB-64)", () => {
  expect(noted({ stage: "writing" })).toContain("in silence");
  expect(noted({ stage: "writing" }, { phase: "F1901R" })).toContain("No negotiation");
  expect(noted({ stage: "writing" }, { phase: "W1901A" })).toContain("No negotiation");
});

test("in 1901 delegations read their sheets, in 1935 the officers open them (M01-24, M35-24)", () => {
  expect(noted({ stage: "revealed" })).toContain("reads its orders aloud");
  const view = committeeAt({ stage: "revealed" });
  const setup = { ...view.setup, variant: "committee-1935", rulebook: "1935" };
  expect(noteOf({ ...view, setup }, view.room).rules).toEqual(["M35-24"]);
});
