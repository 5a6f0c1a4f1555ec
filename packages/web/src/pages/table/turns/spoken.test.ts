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
  expect(deadlineCall(11 * 60_000, 10 * 60_000)).toBe("10 minutes left.");
  expect(deadlineCall(10 * 60_000, 9 * 60_000)).toBeNull();
  expect(deadlineCall(2 * 3_600_000, 30_000)).toBe("1 minute left.");
  expect(deadlineCall(null, 30_000)).toBeNull();
});

test("a speech of a quarter of a minute isn't announced as a minute", () => {
  expect(deadlineCall(2 * 3_600_000, 15_000)).toBeNull();
});
