import svgpath from "svgpath";
import { boxOf, densify, distance, type Point, type Ring } from "../shapes/plane.ts";

/** Curves become lines of about this length, in px. */
const STEP = 5;
/** An end that is this near to its start, in px, closes a shape without Z. */
const CLOSED = 0.5;
/** Shapes less wide or high than this, in px, cannot be seen. */
const VISIBLE = 1;

/** The rings of a shape, and what is wrong with those that make none. */
export interface Outline {
  readonly rings: readonly Ring[];
  readonly faults: readonly string[];
}

const apply = (data: string, transforms: readonly string[]): ReturnType<typeof svgpath> =>
  transforms.reduce((moved, transform) => moved.transform(transform), svgpath(data));

/** A point after `transforms`, applied from the innermost outwards. */
export function movedPoint([x, y]: Point, transforms: readonly string[]): Point {
  let moved: Point = [x, y];
  apply(`M${x} ${y}`, transforms).iterate(([, ...to]) => {
    moved = [Number(to[0]), Number(to[1])];
  });
  return moved;
}

/** Turns SVG path data into closed rings of points, with `transforms` applied from the innermost outwards. */
export function outlineOf(data: string, transforms: readonly string[]): Outline {
  const path = apply(data, transforms);
  const { err } = path as unknown as { readonly err: string };
  if (err) return { rings: [], faults: [`its path data are faulty: ${err.replace(/^SvgPath: /, "")}`] };
  const drawn = subpathsOf(path);
  if (drawn.length === 0) return { rings: [], faults: ["its path is empty"] };
  const faults: string[] = [];
  const rings = drawn.flatMap(({ points, closed }) => {
    const [first, last] = [points[0], points[points.length - 1]];
    if (!closed && distance(first, last) > CLOSED) {
      faults.push(
        `the line from ${at(first)} to ${at(last)} is not closed: end it where it starts, or with Z`,
      );
      return [];
    }
    const ring = ringOf(points);
    const [left, top, right, bottom] = boxOf(ring);
    if (Math.min(right - left, bottom - top) < VISIBLE) {
      faults.push(`the line at ${at(first)} encloses no area`);
      return [];
    }
    return [ring];
  });
  return { rings, faults };
}

/** A place for people, in px of the sheet. */
export const at = ([x, y]: Point): string => `${Math.round(x)}, ${Math.round(y)}`;

interface Subpath {
  readonly points: Point[];
  closed: boolean;
}

function subpathsOf(path: ReturnType<typeof svgpath>): Subpath[] {
  const subpaths: Subpath[] = [];
  path
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const last = subpaths.at(-1);
      if (segment[0] === "M") {
        subpaths.push({ points: [[segment[1], segment[2]]], closed: false });
        return;
      }
      if (segment[0] === "Z" || segment[0] === "z") {
        if (last) last.closed = true;
        return;
      }
      // after a Z a line may go on without M, from where the last subpath began
      const subpath = last && !last.closed ? last : { points: [[x, y] as Point], closed: false };
      if (subpath !== last) subpaths.push(subpath);
      subpath.points.push(...pointsAlong([x, y], segment));
    });
  return subpaths.filter(({ points }) => points.length > 1);
}

type Segment = Parameters<Parameters<ReturnType<typeof svgpath>["iterate"]>[0]>[0];

/** Points along a segment, its start excepted: the same ones in both directions, so that neighbors fit. */
function pointsAlong(from: Point, segment: Segment): Point[] {
  const controls = controlsOf(from, segment);
  const length = controls.slice(1).reduce((sum, to, i) => sum + distance(controls[i], to), 0);
  const count = Math.max(1, Math.ceil(length / STEP));
  if (controls.length === 2) return densify(controls, STEP).slice(1);
  return Array.from({ length: count }, (_, i) => bezier(controls, (i + 1) / count));
}

function controlsOf(from: Point, segment: Segment): Point[] {
  switch (segment[0]) {
    case "C":
      return [from, [segment[1], segment[2]], [segment[3], segment[4]], [segment[5], segment[6]]];
    case "Q":
      return [from, [segment[1], segment[2]], [segment[3], segment[4]]];
    case "H":
      return [from, [segment[1], from[1]]];
    case "V":
      return [from, [from[0], segment[1]]];
    case "L":
      return [from, [segment[1], segment[2]]];
    default:
      throw new Error(`unexpected segment ${segment[0]}`);
  }
}

/** De Casteljau's construction. */
function bezier(controls: readonly Point[], part: number): Point {
  let points = controls;
  while (points.length > 1) {
    points = points
      .slice(1)
      .map(
        (to, i): Point => [
          points[i][0] * (1 - part) + to[0] * part,
          points[i][1] * (1 - part) + to[1] * part,
        ],
      );
  }
  return points[0];
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** Rounds points, drops repeated ones and closes the ring. */
function ringOf(points: readonly Point[]): Ring {
  const ring: Point[] = [];
  for (const [x, y] of points) {
    const point: Point = [hundredth(x), hundredth(y)];
    const last = ring.at(-1);
    if (!last || distance(last, point) > 0.05) ring.push(point);
  }
  while (ring.length > 1 && distance(ring[0], ring[ring.length - 1]) <= CLOSED) ring.pop();
  return ring.length > 0 ? [...ring, ring[0]] : ring;
}
