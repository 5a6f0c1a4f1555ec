import { expect, test } from "vitest";
import { committeeAt } from "../schedule/testing.ts";
import { toRead } from "./to-read.ts";

const sheet = (power: string) => ({ power, text: `A ${power}`, isRead: false });
const room = {
  stage: "revealed" as const,
  reading: { order: ["Austria", "France"], read: 1 },
  sheets: [sheet("Austria"), sheet("France")],
};

test("the delegation whose turn it is to read gets its own orders, and nobody else does (M01-24)", () => {
  const view = committeeAt(room);
  expect(toRead(view, "France")).toEqual(sheet("France"));
  expect(toRead(view, "Austria")).toBe(null);
  expect(toRead(view, null)).toBe(null);
  expect(toRead(committeeAt({ ...room, reading: { order: ["Austria", "France"], read: 2 } }), "France")).toBe(
    null,
  );
});

test("where the officers open the sheets nobody reads (M35-24)", () => {
  expect(toRead(committeeAt(room, {}, "committee-1935"), "France")).toBe(null);
});
