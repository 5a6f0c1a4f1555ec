import { flatten } from "@chancery/variants/boards";
import { planarTriangleArea, presimplify } from "topojson-simplify";
import { type Mosaic, writeTopology } from "../mosaic.ts";
import { type BoardSpec, OFF } from "../spec.ts";
import { distance, type Point } from "./plane.ts";

/** Rounds in which lines that cross get more detail back, and after them rounds in which they are not rounded. */
const ROUNDS = { detail: 6, all: 9 };

/**
 * Drops the vertices whose triangles are smallest, border by border, until what is left is worth drawing.
 * Lines that would cross when drawn get their detail back.
 */
export function simplifyArcs(mosaic: Mosaic, spec: BoardSpec): Point[][] {
  const weighted = presimplify(writeTopology(mosaic) as never, planarTriangleArea)
    .arcs as unknown as (readonly [number, number, number])[][];
  const sides = mosaic.arcs.map((): { province: string; kind: string }[] => []);
  for (const { province, kind, rings } of mosaic.faces) {
    for (const index of rings.flat()) sides[index < 0 ? ~index : index].push({ province, kind });
  }
  const smooth = new Map(
    Object.entries(spec.smooth ?? {}).map(([pair, value]) => [pair.split("-").sort().join("-"), value]),
  );
  const thresholds = sides.map((side) => {
    if (side.length < 2) return spec.detail.off;
    const chosen = smooth.get(
      side
        .map(({ province }) => province)
        .sort()
        .join("-"),
    );
    if (chosen !== undefined) return chosen;
    if (side.some(({ province }) => province === OFF)) return spec.detail.off;
    return side[0].kind === side[1].kind ? spec.detail.border : spec.detail.coast;
  });
  const sharp = new Set(sides.keys().filter((i) => sides[i].length === 1)); // the sheet's rim
  for (let round = 0; ; round++) {
    const arcs = weighted.map((arc, i) => {
      const kept = arc.filter(([, , weight]) => weight >= thresholds[i]).map(([x, y]): Point => [x, y]);
      return sharp.has(i) ? kept.flatMap((point) => [point, point]) : kept; // doubled control points make sharp corners
    });
    const crossing = crossingArcs(arcs);
    if (crossing.size === 0 || round === ROUNDS.all) return arcs;
    for (const i of crossing.keys()) {
      if (round < ROUNDS.detail) thresholds[i] /= 3;
      else sharp.add(i);
    }
  }
}

interface Segment {
  readonly from: Point;
  readonly to: Point;
  readonly arc: number;
  readonly index: number;
}

/** Two crossing pieces of line shorter than this cannot be seen to cross. */
const INVISIBLE = 0.5;
const CELL = 12;

/** Arcs that cross others, or themselves, when drawn, and where. */
export function crossingArcs(arcs: readonly (readonly Point[])[]): Map<number, Point> {
  const cells = new Map<number, Segment[]>();
  for (const [arc, controls] of arcs.entries()) {
    const line = flatten(controls);
    for (let index = 1; index < line.length; index++) {
      const segment = { from: line[index - 1], to: line[index], arc, index };
      for (const key of cellsOf(segment)) {
        const cell = cells.get(key);
        if (cell) cell.push(segment);
        else cells.set(key, [segment]);
      }
    }
  }
  const found = new Map<number, Point>();
  for (const cell of cells.values()) {
    for (const [i, a] of cell.entries()) {
      for (let j = 0; j < i; j++) {
        const b = cell[j];
        if (a.arc === b.arc && Math.abs(a.index - b.index) < 2) continue;
        if (distance(a.from, a.to) < INVISIBLE && distance(b.from, b.to) < INVISIBLE) continue;
        if (!cross(a, b)) continue;
        found.set(a.arc, a.from);
        found.set(b.arc, b.from);
      }
    }
  }
  return found;
}

function* cellsOf({ from, to }: Segment): Generator<number> {
  const cell = (value: number): number => Math.floor(value / CELL);
  for (let x = cell(Math.min(from[0], to[0])); x <= cell(Math.max(from[0], to[0])); x++) {
    for (let y = cell(Math.min(from[1], to[1])); y <= cell(Math.max(from[1], to[1])); y++)
      yield x * 100_003 + y;
  }
}

const side = (a: Point, b: Point, c: Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

const cross = (p: Segment, q: Segment): boolean =>
  side(p.from, p.to, q.from) * side(p.from, p.to, q.to) < 0 &&
  side(q.from, q.to, p.from) * side(q.from, q.to, p.to) < 0;
