import { expect, test } from "vitest";
import { moved, speakingOrder } from "./order.ts";
import { turnsAhead } from "./turns-ahead.ts";

test("a name is moved in a list, and not beyond its ends", () => {
  const order = ["Austria", "England", "France"];
  expect(moved(order, "France", 0)).toEqual(["France", "Austria", "England"]);
  expect(moved(order, "Austria", 1)).toEqual(["England", "Austria", "France"]);
  expect(moved(order, "England", 9)).toEqual(["Austria", "France", "England"]);
  expect(moved(order, "England", -1)).toEqual(["England", "Austria", "France"]);
});

test("who comes late speaks last, and who is gone doesn't speak (R16)", () => {
  const speakers = ["Austria", "England", "France"];
  expect(speakingOrder([], speakers)).toEqual(speakers);
  expect(speakingOrder(["France", "Austria"], speakers)).toEqual(["France", "Austria", "England"]);
  expect(speakingOrder(["Turkey", "France", "England", "Austria"], speakers)).toEqual(speakers.toReversed());
});

test("the last turn is one that is still to come (R105)", () => {
  expect(turnsAhead("S1901M", 3)).toEqual(["F1901", "S1902", "F1902"]);
  expect(turnsAhead("F1901R", 2)).toEqual(["S1902", "F1902"]);
  expect(turnsAhead("W1901A", 1)).toEqual(["S1902"]);
});
