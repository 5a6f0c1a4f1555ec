/** A point of a board's sheet: x to the right, y down. */
export type Point = readonly [number, number];

/** Control points of a line from its first point to its last. */
export type Arc = readonly Point[];

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** The control points of an arc by its number `i`, or backwards by `~i`. */
export const arcAt = (arcs: readonly Arc[], index: number): Arc =>
  index < 0 ? arcs[~index].toReversed() : arcs[index];

/**
 * Points along an arc as it is drawn: a quadratic B-spline, which leaves and meets the end points straight.
 * It is the same curve in both directions, so that the faces on its two sides never gape.
 */
export function flatten(arc: Arc): Arc {
  if (arc.length < 3) return arc;
  const points: Point[] = [arc[0]];
  for (let i = 1; i < arc.length - 1; i++) {
    const [from, bend, to] = [middle(arc[i - 1], arc[i]), arc[i], middle(arc[i], arc[i + 1])];
    for (const t of [0, 1 / 3, 2 / 3]) {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      points.push([from[0] * a + bend[0] * b + to[0] * c, from[1] * a + bend[1] * b + to[1] * c]);
    }
  }
  points.push(arc[arc.length - 1]);
  return points;
}

/** Points along a ring of arcs as it is drawn. */
export function flattenRing(arcs: readonly Arc[], ring: readonly number[]): Point[] {
  const points: Point[] = [];
  for (const index of ring) {
    const line = flatten(arcAt(arcs, index));
    for (let i = points.length > 0 ? 1 : 0; i < line.length; i++) points.push(line[i]);
  }
  return points;
}

/** With one decimal, written from whole tenths: that takes a third of the time. */
function short(value: number): string {
  const tenths = Math.round(value * 10);
  const size = Math.abs(tenths);
  const part = size % 10;
  const whole = (size - part) / 10;
  return (tenths < 0 ? "-" : "") + (part === 0 ? whole : `${whole}.${part}`);
}

const text = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** SVG path data that continues from an arc's first point to its last. */
function continued(arc: Arc): string {
  if (arc.length < 3)
    return arc
      .slice(1)
      .map((point) => `L${text(point)}`)
      .join("");
  const bends = arc.slice(1, -1).map((point, i) => `Q${text(point)} ${text(middle(point, arc[i + 2]))}`);
  return `L${text(middle(arc[0], arc[1]))}${bends.join("")}L${text(arc[arc.length - 1])}`;
}

/** SVG path data of a line. */
export const arcPath = (arc: Arc): string => `M${text(arc[0])}${continued(arc)}`;

/** SVG path data of polygons made of rings of arcs; fill it by the even-odd rule. */
export const polygonsPath = (
  arcs: readonly Arc[],
  polygons: readonly (readonly (readonly number[])[])[],
): string =>
  polygons
    .flat()
    .map(
      (ring) =>
        `M${text(arcAt(arcs, ring[0])[0])}${ring.map((index) => continued(arcAt(arcs, index))).join("")}Z`,
    )
    .join("");
