import { describe, expect, test } from "vitest";
import type { Point, Ring } from "../shapes/plane.ts";
import { nestRings, selfContact } from "./rings.ts";

const ring = (...points: Point[]): Ring => [...points, points[0]];
const square = (x: number, y: number, side: number): Ring =>
  ring([x, y], [x + side, y], [x + side, y + side], [x, y + side]);

describe("the lines of a shape", () => {
  test("do not touch in simple shapes", () => {
    expect(selfContact([square(0, 0, 10)])).toBeNull();
    expect(selfContact([square(0, 0, 10), square(2, 2, 3), square(20, 0, 5)])).toBeNull();
    expect(selfContact([ring([0, 0], [5, 0], [10, 0], [10, 10])])).toBeNull();
  });

  test.each<[string, readonly Ring[], Point]>([
    ["cross in a bow tie", [ring([0, 0], [10, 10], [10, 0], [0, 10])], [5, 5]],
    ["meet in one vertex", [ring([0, 0], [5, 5], [10, 0], [10, 10], [5, 5], [0, 10])], [5, 5]],
    ["end on another", [ring([0, 0], [10, 0], [10, 10], [5, 0], [0, 10])], [5, 0]],
    ["turn back on themselves", [ring([0, 0], [20, 0], [10, 0], [10, 10])], [20, 0]],
    ["turn back where they close", [ring([0, 0], [20, 0], [20, 20], [30, 0])], [0, 0]],
    ["cross those of another ring", [square(0, 0, 10), square(5, 5, 10)], [10, 5]],
    ["touch those of a hole", [square(0, 0, 10), square(0, 2, 3)], [0, 2]],
  ])("%s", (_what, rings, place) => {
    expect(selfContact(rings)).toEqual(place);
  });
});

test("a ring inside another is a hole, and one inside a hole an island", () => {
  const [outer, hole, island, other] = [
    square(0, 0, 100),
    square(10, 10, 50),
    square(20, 20, 10),
    square(200, 0, 10),
  ];
  expect(nestRings([island, hole, outer, other])).toEqual([[island], [outer, hole], [other]]);
});
