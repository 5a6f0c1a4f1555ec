import { type Arc, flatten, type Point } from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import { GEOMETRY } from "../../testing/boards.ts";
import { distance } from "../orders/route.ts";
import { facePath, linePath, pointsOf } from "./path-data.ts";

/** Where such a path goes: the points at which its parts end, and the bends between them. */
function trace(d: string): { points: Point[]; bends: Point[] } {
  const [points, bends]: [Point[], Point[]] = [[], []];
  let [here, bend]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const [, command, numbers] of d.matchAll(/([Mlqt])([^Mlqtz]*)/g)) {
    const values = (numbers.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(Number);
    const at = (i: number): Point =>
      command === "M" ? [values[i], values[i + 1]] : [here[0] + values[i], here[1] + values[i + 1]];
    const end = at(values.length - 2);
    if (command === "q") bend = at(0);
    if (command === "t") bend = [2 * here[0] - bend[0], 2 * here[1] - bend[1]];
    if (command === "q" || command === "t") bends.push(bend);
    points.push(end);
    here = end;
  }
  return { points, bends };
}

describe.each(["classic", "dissolution", "board1935"] as const)("lines of %s", (board) => {
  test("are written without drifting from their control points", () => {
    for (const { arc } of GEOMETRY[board].borders) {
      const { points, bends } = trace(linePath(arc));
      expect(distance(points[points.length - 1], arc[arc.length - 1])).toBeLessThan(1e-6);
      if (arc.length < 3) continue;
      expect(bends).toHaveLength(arc.length - 2);
      for (const [i, bend] of bends.entries()) expect(distance(bend, arc[i + 1])).toBeLessThan(1e-6);
    }
  });

  test("pass through the same points as the geometry's own curves", () => {
    for (const { arc } of GEOMETRY[board].borders) {
      const points = [...pointsOf(linePath(arc))];
      const ends =
        arc.length < 3
          ? arc
          : flatten(arc).filter((_, i, { length }) => i % 3 === 1 || i === 0 || i === length - 1);
      for (const end of ends)
        expect(Math.min(...points.map((point) => distance(end, point)))).toBeLessThan(1e-6);
    }
  });
});

test("faces are closed, with a part for each ring", () => {
  const square: Arc[] = [
    [
      [0, 0],
      [10, 0],
    ],
    [
      [10, 0],
      [10, 10.5],
    ],
    [
      [0, 0],
      [10, 10.5],
    ],
  ];
  expect(facePath(square, [[[0, 1, ~2]]])).toBe("M0 0l10 0l0 10.5l-10-10.5z");
});
