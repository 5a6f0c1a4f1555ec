import {
  distance,
  distanceToRings,
  inPolygon,
  type Point,
  type Polygon,
  type Ring,
  ringArea,
} from "../shapes/plane.ts";

/** Lines closer than this, in px, touch. */
const TOUCH = 0.05;

interface Segment {
  readonly from: Point;
  readonly to: Point;
  readonly ring: number;
  readonly index: number;
}

/** Where the lines of a shape cross or touch each other; null if they nowhere do. */
export function selfContact(rings: readonly Ring[]): Point | null {
  const segments = rings.flatMap((ring, number) =>
    ring.slice(1).map((to, index): Segment => ({ from: ring[index], to, ring: number, index })),
  );
  for (const [i, a] of segments.entries()) {
    for (const b of segments.slice(i + 1)) {
      const place = areJoined(rings, a, b) ? turnsBack(a, b) : contact(a, b);
      if (place) return place;
    }
  }
  return null;
}

const areJoined = (rings: readonly Ring[], a: Segment, b: Segment): boolean => {
  if (a.ring !== b.ring) return false;
  const count = rings[a.ring].length - 1;
  return b.index - a.index === 1 || (a.index === 0 && b.index === count - 1);
};

/** Whether a segment runs back along the one it is joined to. */
function turnsBack(a: Segment, b: Segment): Point | null {
  const next = a.to === b.from;
  const [before, joint, after] = next ? [a.from, a.to, b.to] : [b.from, a.from, a.to];
  const shorter = distance(before, joint) < distance(joint, after);
  const gap = shorter ? distanceTo(before, joint, after) : distanceTo(after, before, joint);
  return gap < TOUCH ? joint : null;
}

function contact(a: Segment, b: Segment): Point | null {
  if (Math.min(a.from[0], a.to[0]) > Math.max(b.from[0], b.to[0]) + TOUCH) return null;
  if (Math.min(b.from[0], b.to[0]) > Math.max(a.from[0], a.to[0]) + TOUCH) return null;
  if (Math.min(a.from[1], a.to[1]) > Math.max(b.from[1], b.to[1]) + TOUCH) return null;
  if (Math.min(b.from[1], b.to[1]) > Math.max(a.from[1], a.to[1]) + TOUCH) return null;
  for (const end of [a.from, a.to]) if (distanceTo(end, b.from, b.to) < TOUCH) return end;
  for (const end of [b.from, b.to]) if (distanceTo(end, a.from, a.to) < TOUCH) return end;
  return crossing(a, b);
}

function crossing({ from: p, to: q }: Segment, { from: r, to: s }: Segment): Point | null {
  const [dx, dy, ex, ey] = [q[0] - p[0], q[1] - p[1], s[0] - r[0], s[1] - r[1]];
  const turn = dx * ey - dy * ex;
  if (turn === 0) return null;
  const t = ((r[0] - p[0]) * ey - (r[1] - p[1]) * ex) / turn;
  const u = ((r[0] - p[0]) * dy - (r[1] - p[1]) * dx) / turn;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [p[0] + t * dx, p[1] + t * dy] : null;
}

const distanceTo = (point: Point, from: Point, to: Point): number => distanceToRings(point, [[from, to]]);

/** Sorts rings that do not touch into polygons: one inside another is a hole, one inside a hole an island. */
export function nestRings(rings: readonly Ring[]): Polygon[] {
  const around = (ring: Ring): Ring[] =>
    rings.filter((other) => other !== ring && inPolygon(ring[0], [other]));
  const outer = rings.filter((ring) => around(ring).length % 2 === 0);
  const holes = rings.filter((ring) => around(ring).length % 2 === 1);
  const ownerOf = (hole: Ring): Ring =>
    around(hole).reduce((least, ring) => (ringArea(ring) < ringArea(least) ? ring : least));
  return outer.map((ring) => [ring, ...holes.filter((hole) => ownerOf(hole) === ring)]);
}
