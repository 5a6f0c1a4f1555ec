import { type Arc, arcAt, type Point } from "@chancery/variants/boards";

/*
 * The same curves as in `@chancery/variants/boards`, in a third of the letters: each bend of a B-spline mirrors the
 * one before, which SVG can leave out. Control points have one decimal, so two decimals are exact and nothing drifts.
 * A board has tens of thousands of numbers and is waited for, so they are written from whole hundredths.
 */
const hundredths = (value: number): number => Math.round(value * 100);

/** What follows the point, by hundredths. */
const FRACTIONS = Array.from({ length: 100 }, (_, part) => (part === 0 ? "" : String(part / 100).slice(1)));

function short(value: number): string {
  const size = Math.abs(value);
  const part = size % 100;
  const whole = (size - part) / 100;
  return (value < 0 ? "-" : "") + (whole === 0 && part > 0 ? "" : whole) + FRACTIONS[part];
}

const pair = (dx: number, dy: number): string => short(dx) + (dy < 0 ? "" : " ") + short(dy);

/** Continues from an arc's first point to its last. */
function continued(arc: Arc): string {
  const last = arc.length - 1;
  let x = hundredths(arc[0][0]);
  let y = hundredths(arc[0][1]);
  let written = "";
  const to = (command: string, toX: number, toY: number): void => {
    written += command + pair(toX - x, toY - y);
    x = toX;
    y = toY;
  };
  const toPoint = (i: number): void => to("l", hundredths(arc[i][0]), hundredths(arc[i][1]));
  const toMiddle = (command: string, i: number): void =>
    to(command, Math.round((arc[i][0] + arc[i + 1][0]) * 50), Math.round((arc[i][1] + arc[i + 1][1]) * 50));
  if (last < 2) {
    for (let i = 1; i <= last; i++) toPoint(i);
    return written;
  }
  toMiddle("l", 0);
  toMiddle(`q${pair(hundredths(arc[1][0]) - x, hundredths(arc[1][1]) - y)} `, 1);
  for (let i = 2; i < last; i++) toMiddle("t", i);
  toPoint(last);
  return written;
}

const known = new WeakMap<Arc, string>();

/** The same, written once: an arc is a border, and part of what lies beside it. */
function forward(arc: Arc): string {
  let written = known.get(arc);
  if (written === undefined) {
    written = continued(arc);
    known.set(arc, written);
  }
  return written;
}

const start = ([x, y]: Point): string => `M${pair(hundredths(x), hundredths(y))}`;

/** Path data of a line, in one piece: joined to others again and again, it's read faster than a chain of strings. */
export const linePath = (arc: Arc): string => [start(arc[0]), forward(arc)].join("");

/** Path data of polygons made of rings of arcs; to be filled by the even-odd rule. */
export const facePath = (
  arcs: readonly Arc[],
  polygons: readonly (readonly (readonly number[])[])[],
): string =>
  polygons
    .flat()
    .map(
      (ring) =>
        `${start(arcAt(arcs, ring[0])[0])}${ring.map((index) => (index < 0 ? continued(arcAt(arcs, index)) : forward(arcs[index]))).join("")}z`,
    )
    .join("");

/** The points at which the parts of such a path begin and end. */
export function* pointsOf(d: string): Generator<Point> {
  let [x, y] = [0, 0];
  for (const [, command, numbers] of d.matchAll(/([Mlqt])([^Mlqtz]*)/g)) {
    const values = (numbers.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(Number);
    const [dx, dy] = values.slice(-2);
    [x, y] = command === "M" ? [dx, dy] : [x + dx, y + dy];
    yield [x, y];
  }
}
