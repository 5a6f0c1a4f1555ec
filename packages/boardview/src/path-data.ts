import { type Arc, arcAt, type Point } from "@chancery/variants/boards";

/*
 * The same curves as in `@chancery/variants/boards`, in a third of the letters: each bend of a B-spline mirrors the
 * one before, which SVG can leave out. Control points have one decimal, so two decimals are exact and nothing drifts.
 */
const short = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, "$1.");

function pair(dx: number, dy: number): string {
  const [x, y] = [short(dx), short(dy)];
  return y.startsWith("-") ? x + y : `${x} ${y}`;
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Goes on from an arc's first point to its last. */
function continued(arc: Arc): string {
  let [x, y] = arc[0];
  const step = ([toX, toY]: Point): string => {
    const written = pair(toX - x, toY - y);
    [x, y] = [toX, toY];
    return written;
  };
  if (arc.length < 3)
    return arc
      .slice(1)
      .map((point) => `l${step(point)}`)
      .join("");
  const start = `l${step(middle(arc[0], arc[1]))}q${pair(arc[1][0] - x, arc[1][1] - y)} ${step(middle(arc[1], arc[2]))}`;
  const bends = arc.slice(2, -1).map((point, i) => `t${step(middle(point, arc[i + 3]))}`);
  return `${start}${bends.join("")}l${step(arc[arc.length - 1])}`;
}

const start = ([x, y]: Point): string => `M${pair(x, y)}`;

/** Path data of a line. */
export const linePath = (arc: Arc): string => start(arc[0]) + continued(arc);

/** Path data of polygons made of rings of arcs; to be filled by the even-odd rule. */
export const facePath = (
  arcs: readonly Arc[],
  polygons: readonly (readonly (readonly number[])[])[],
): string =>
  polygons
    .flat()
    .map(
      (ring) =>
        `${start(arcAt(arcs, ring[0])[0])}${ring.map((index) => continued(arcAt(arcs, index))).join("")}z`,
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
