import { expect, test } from "vitest";
import { marksOf } from "../table/seats/seats.ts";
import { seatOf, viewOf } from "../table/testing.ts";
import { roomOf } from "./testing.ts";

test("a delegation whose country is lost isn't out of the game (MB-219)", () => {
  const lost = seatOf(3, ["Germany"], { isReady: true });
  const marks = marksOf(viewOf({ room: roomOf() }), lost);
  expect(marks.map(({ text }) => text)).toEqual(["country lost, can rise again"]);
});
