import type { BoardTable } from "@chancery/variants/boards";
import { checkSpec } from "./check.ts";
import { seasOf } from "./compare.ts";
import type { Fault } from "./fault.ts";
import { layOut } from "./layout.ts";
import { buildMosaic } from "./mosaic.ts";
import type { Point } from "./shapes/plane.ts";
import { makeProjection } from "./shapes/projection.ts";
import { warp } from "./shapes/warp.ts";
import type { Sketch } from "./sketch.ts";
import type { Unit } from "./source.ts";
import type { BoardSpec } from "./spec.ts";

/** Sketches a board from administrative units and its specification. Returns null where faults leave nothing to draw. */
export async function sketchGeodata(
  spec: BoardSpec,
  table: BoardTable,
  units: readonly Unit[],
  faults: Fault[],
): Promise<Sketch | null> {
  faults.push(...checkSpec(spec, table));
  if (faults.length > 0) return null;
  const projection = makeProjection(spec.projection);
  const mosaic = await buildMosaic(spec, units, projection, faults);
  if (faults.length > 0) return null;
  const carried = carry(spec, projection.forward);
  const warped = warp(mosaic, seasOf(table), spec.warp, spec.grow, carried.points);
  const layout = await layOut(warped.mosaic, spec, warped.points, carried.read(warped.points).sides, faults);
  const { hints, coasts, waterways, offBoard } = carried.read(layout.points);
  const given = Object.fromEntries(Object.entries(hints).map(([id, near]) => [id, { near: near! }]));
  const { unit, corners, marks = [] } = spec;
  return { layout, unit, given, coasts, corners, marks, waterways, offBoard };
}

/** Points of the specification that are bent along with the map, and how to read them back. */
function carry(spec: BoardSpec, forward: (lonLat: Point) => Point) {
  const points: Point[] = [];
  const add = (lonLat: Point): number => points.push(forward(lonLat)) - 1;
  const addAll = <K extends string>(named: Readonly<Partial<Record<K, Point>>>): [K, number][] =>
    (Object.entries(named) as [K, Point][]).map(([name, lonLat]) => [name, add(lonLat)]);
  const sides = addAll(spec.crop);
  const hints = addAll(spec.hints);
  const coasts = addAll(spec.coasts);
  const waterways = spec.waterways.map(({ name, line }) => ({ name, line: line.map(add) }));
  const offBoard = spec.offBoard.map(({ text, at }) => ({ text, at: add(at) }));
  const read = (moved: readonly Point[]) => {
    const named = <K extends string>(list: readonly [K, number][]) =>
      Object.fromEntries(list.map(([name, index]) => [name, moved[index]])) as Partial<Record<K, Point>>;
    return {
      sides: named(sides),
      hints: named(hints),
      coasts: named(coasts),
      waterways: waterways.map(({ name, line }) => ({ name, line: line.map((index) => moved[index]) })),
      offBoard: offBoard.map(({ text, at }) => ({ text, at: moved[at] })),
    };
  };
  return { points, read };
}
