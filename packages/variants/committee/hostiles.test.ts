import { expect, test } from "vitest";
import { hostilesTo } from "./hostiles.ts";

test("who takes part, or says that it means no harm, is not hostile, whichever coast its unit is on (R87)", () => {
  const units = { Italy: ["A Rom"], Spain: ["F Den/ec"], Poland: ["A War"] };
  const conference = { area: "Den", participants: [], friendly: [] };
  expect(hostilesTo(conference, units)).toEqual(["Spain"]);
  expect(hostilesTo({ ...conference, friendly: ["Spain"] }, units)).toEqual([]);
  expect(hostilesTo({ ...conference, area: "Rom", participants: ["Italy"] }, units)).toEqual([]);
});
