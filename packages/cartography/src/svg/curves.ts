import type { Arc } from "@chancery/variants/boards";
import type { Mosaic } from "../mosaic.ts";
import { between, distance, lineLength, type Point } from "../shapes/plane.ts";

/** Distance of the control points of a line, in px: corners are rounded by about half of it. */
const STEP = 6;

/** Draws each border through points at even distances, which follow it closely; the sides of the sheet stay sharp. */
export function curvesAlong({ arcs, faces }: Mosaic): Arc[] {
  const sides = arcs.map(() => 0);
  for (const { rings } of faces) for (const index of rings.flat()) sides[index < 0 ? ~index : index]++;
  return arcs.map((arc, i) => (sides[i] === 1 ? cornersOf(arc).flatMap((at) => [at, at]) : evenly(arc)));
}

/** The points of a line at which it turns. Doubled, they make sharp corners. */
const cornersOf = (line: Arc): Point[] =>
  line.filter(([x, y], i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    if (!before || !after) return true;
    return Math.abs((x - before[0]) * (after[1] - y) - (y - before[1]) * (after[0] - x)) > 0.01;
  });

function evenly(line: Arc): Point[] {
  const length = lineLength(line);
  const count = Math.max(2, Math.round(length / STEP));
  const points: Point[] = [line[0]];
  let [segment, passed] = [0, 0];
  for (let i = 1; i < count; i++) {
    const goal = (length * i) / count;
    for (;;) {
      const step = distance(line[segment], line[segment + 1]);
      if (passed + step >= goal || segment + 2 >= line.length) {
        points.push(between(line[segment], line[segment + 1], step > 0 ? (goal - passed) / step : 0));
        break;
      }
      passed += step;
      segment++;
    }
  }
  points.push(line[line.length - 1]);
  return points;
}
