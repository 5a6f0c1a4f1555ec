/** A point of the plane: x, y. Also longitude, latitude where a name says so. */
export type Point = readonly [number, number];
/** Points whose first and last coincide. */
export type Ring = readonly Point[];
/** An outer ring, then its holes. */
export type Polygon = readonly Ring[];
/** Left, bottom, right, top (or left, top, right, bottom where y points down). */
export type Box = readonly [number, number, number, number];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function lineLength(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1], line[i]);
  return sum;
}

export function ringArea(ring: Ring): number {
  let sum = 0;
  for (let i = 0; i < ring.length - 1; i++) sum += ring[i][0] * ring[i + 1][1] - ring[i + 1][0] * ring[i][1];
  return Math.abs(sum / 2);
}

/** Even-odd test against all rings of a polygon. */
export function inPolygon([x, y]: Point, rings: Polygon): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i];
      const [bx, by] = ring[j];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** A point well inside a polygon: the middle of the widest stretch at half its height. */
export function insideOf(rings: Polygon): Point {
  const [, low, , high] = boxOf(rings[0]);
  const y = (low + high) / 2 + (high - low) / 1000; // off the vertices of regular shapes
  const xs = rings
    .flatMap((ring) =>
      ring.slice(1).flatMap(([bx, by], i) => {
        const [ax, ay] = ring[i];
        return ay > y !== by > y ? [ax + ((y - ay) / (by - ay)) * (bx - ax)] : [];
      }),
    )
    .sort((a, b) => a - b);
  let [from, to] = xs;
  for (let i = 2; i + 1 < xs.length; i += 2)
    if (xs[i + 1] - xs[i] > to - from) [from, to] = [xs[i], xs[i + 1]];
  return [(from + to) / 2, y];
}

export function boxOf(points: Iterable<Point>): Box {
  let [x0, y0, x1, y1] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    -Number.POSITIVE_INFINITY,
    -Number.POSITIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    if (x < x0) x0 = x;
    if (y < y0) y0 = y;
    if (x > x1) x1 = x;
    if (y > y1) y1 = y;
  }
  return [x0, y0, x1, y1];
}

export const boxesMeet = (a: Box, b: Box): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** Centroid of the largest of some polygons. */
export function centroid(polygons: readonly Polygon[]): Point {
  let largest = 0;
  let center: Point = [0, 0];
  for (const [ring] of polygons) {
    let [area, x, y] = [0, 0, 0];
    for (let i = 0; i < ring.length - 1; i++) {
      const weight = ring[i][0] * ring[i + 1][1] - ring[i + 1][0] * ring[i][1];
      area += weight;
      x += (ring[i][0] + ring[i + 1][0]) * weight;
      y += (ring[i][1] + ring[i + 1][1]) * weight;
    }
    if (Math.abs(area) > largest) {
      largest = Math.abs(area);
      center = [x / 3 / area, y / 3 / area];
    }
  }
  return center;
}

/** Distance of a point from the lines of some rings. */
export function distanceToRings([x, y]: Point, rings: Iterable<Ring>): number {
  let best = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = ring[i - 1];
      const [dx, dy] = [ring[i][0] - ax, ring[i][1] - ay];
      const length = dx * dx + dy * dy;
      const part = length > 0 ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
      best = Math.min(best, Math.hypot(x - ax - part * dx, y - ay - part * dy));
    }
  }
  return best;
}

/** Adds points, so that no step of a line is longer than `step`. */
export function densify(line: readonly Point[], step: number): Point[] {
  const out = [line[0]];
  for (let i = 1; i < line.length; i++) {
    const count = Math.max(1, Math.ceil(distance(line[i - 1], line[i]) / step));
    for (let j = 1; j <= count; j++) out.push(between(line[i - 1], line[i], j / count));
  }
  return out;
}
