import { expect, test } from "vitest";
import { viewOf } from "../testing.ts";
import { arrivalInWords, deadlineCall } from "./spoken.ts";

const order = (power: string, order: string, status: "succeeds" | "fails", why: string) => ({
  power,
  text: order,
  order,
  status,
  result: "",
  results: [],
  why,
  rules: [],
  by: [],
});

const view = viewOf({
  lastPlayed: {
    number: 1,
    phase: "S1901M",
    at: 0,
    how: "start",
    isOnLine: true,
    isPlayed: true,
    position: viewOf().position,
    occupiers: {},
    intervention: null,
    sheets: [],
    brokenBy: [],
    result: {
      at: 0,
      cause: "ready",
      used: {},
      missing: [],
      orders: [
        order("France", "A Par - Bur", "fails", "Bounced 1v1 with A Mun"),
        order("France", "F Bre H", "succeeds", "Held"),
        order("Germany", "A Mun - Bur", "fails", "Bounced 1v1 with A Par"),
      ],
      events: [],
      phase: "F1901M",
      position: viewOf().position,
    },
  },
});

const MINUTE = 60_000;

test("screen readers announce the results of your own orders", () => {
  expect(arrivalInWords(view, ["France"])).toBe(
    "Spring 1901 resolved. 1 of your 2 orders failed. A Par - Bur: Bounced 1v1 with A Mun.",
  );
  expect(arrivalInWords(view, [])).toBe("Spring 1901 resolved.");
});

test("and who broke a deal with you", () => {
  const { lastPlayed } = view;
  const told = viewOf({ lastPlayed: lastPlayed && { ...lastPlayed, brokenBy: ["Germany"] } });
  expect(arrivalInWords(told, ["France"])).toContain("Germany broke your deal.");
});

test("they are told of a deadline a few times, and never twice of the same", () => {
  const call = (before: number | null, left: number | null): string | null =>
    deadlineCall({ deadline: 1, left: before }, { deadline: 1, left });
  expect(call(10 * MINUTE + 1, 10 * MINUTE)).toBe("10 minutes left.");
  expect(call(10 * MINUTE + 900, 10 * MINUTE - 100)).toBe("10 minutes left.");
  expect(call(10 * MINUTE, 9 * MINUTE)).toBeNull();
  expect(call(MINUTE + 1, MINUTE - 1)).toBe("1 minute left.");
  expect(call(null, MINUTE / 2)).toBeNull();
  expect(call(MINUTE + 1, 0)).toBeNull();
});

test("a device that slept announces what is left then", () => {
  const asleep = { deadline: 1, left: 2 * 60 * MINUTE };
  expect(deadlineCall(asleep, { deadline: 1, left: 3 * MINUTE })).toBe("3 minutes left.");
  expect(deadlineCall(asleep, { deadline: 1, left: 30_000 })).toBe("less than a minute left.");
});

test("a speech shorter than a minute isn't announced as a minute, whatever was left of the stage before", () => {
  for (const left of [15_000, 45_000, 59_000])
    expect(deadlineCall({ deadline: 1, left: 2 * 60 * MINUTE }, { deadline: 2, left })).toBeNull();
});
