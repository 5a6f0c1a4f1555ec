import { createHash } from "node:crypto";
import type { BoardNotes, BoardTable, GeometryFile, ProvinceRow } from "@chancery/variants/boards";
import { completeAnchors, type Settled, settleCoasts } from "./anchors.ts";
import { checkSpec } from "./check.ts";
import { compare, crossingsOf, seasOf } from "./compare.ts";
import { findContacts } from "./contacts.ts";
import { encodeGeometry } from "./encode.ts";
import type { Fault } from "./fault.ts";
import { type Layout, layOut } from "./layout.ts";
import { type Mark, markCrossing } from "./marks.ts";
import { buildMosaic } from "./mosaic.ts";
import { placeProvince } from "./place.ts";
import type { Point } from "./plane.ts";
import { makeProjection } from "./projection.ts";
import { SIZES } from "./sizes.ts";
import type { Unit } from "./source.ts";
import type { BoardSpec } from "./spec.ts";
import { type Obstacle, type Survey, surveySheet } from "./survey.ts";
import { warp } from "./warp.ts";

/** Everything a board is drawn from. */
export interface BoardSource {
  readonly spec: BoardSpec;
  readonly table: BoardTable;
  readonly notes?: BoardNotes;
}

export interface Build {
  /** What is wrong. A drawing with faults is to be looked at, not used. */
  readonly faults: readonly Fault[];
  /** Null if it did not come to a drawing. */
  readonly geometry: GeometryFile | null;
}

/** Draws a board: the steps from administrative units to finished geometry, in order. */
export async function buildBoard(board: BoardSource, units: readonly Unit[]): Promise<Build> {
  const { spec, table, notes } = board;
  const faults: Fault[] = checkSpec(spec, table);
  if (faults.length > 0) return { faults, geometry: null };
  const projection = makeProjection(spec.projection);
  const mosaic = await buildMosaic(spec, units, projection, faults);
  if (faults.length > 0) return { faults, geometry: null };

  const seas = seasOf(table);
  const carried = carry(spec, projection.forward);
  const warped = warp(mosaic, seas, spec.warp, spec.grow, carried.points);
  const layout = await layOut(warped.mosaic, spec, warped.points, carried.read(warped.points).sides, faults);
  const places = carried.read(layout.points);
  faults.push(...findEmpty(layout, table));
  if (faults.length > 0) return { faults, geometry: null };
  faults.push(...compare(layout, { table, notes, corners: spec.corners }));

  const crossings = markCrossings(board, layout);
  const obstacles: Obstacle[] = [
    ...crossings.map(({ from, to }) => ({ line: [from, to], margin: 5 })),
    ...places.waterways.map(({ line }) => ({ line, margin: 2 })),
  ];
  const survey = surveySheet(layout, seas, obstacles);
  const settled = placeAll(survey, table, spec.unit, places, faults);
  if (settled.length < table.provinces.length) return { faults, geometry: null };
  const anchors = completeAnchors(survey, settled);
  return {
    faults,
    geometry: encodeGeometry(table, fingerprint(board), { ...layout, ...places, anchors, crossings }),
  };
}

/** A short digest of all that a board's drawing depends on, the data and this program excepted. */
export function fingerprint({ spec, table, notes }: BoardSource): string {
  const provinces = table.provinces.map(({ id, name, terrain, centre, coasts }) => ({
    id,
    name,
    terrain,
    centre,
    coasts,
  }));
  const declared = notes && [notes.crossings, notes.canals, notes.closed];
  return createHash("sha256")
    .update(JSON.stringify([spec, provinces, table.edges, declared]))
    .digest("hex")
    .slice(0, 16);
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

type Places = ReturnType<ReturnType<typeof carry>["read"]>;

/** A province of land needs land, one of water needs water. */
const groundOf = ({ terrain }: ProvinceRow): "land" | "water" => (terrain === "sea" ? "water" : "land");

function findEmpty({ faces }: Layout, { provinces }: BoardTable): Fault[] {
  const drawn = new Set(
    faces.filter(({ polygons }) => polygons.length > 0).map(({ province, kind }) => `${province} ${kind}`),
  );
  return provinces
    .filter((row) => !drawn.has(`${row.id} ${groundOf(row)}`))
    .map((row) => ({
      where: row.id,
      what: "the province has no area: nothing of the specification leaves it any on the sheet",
    }));
}

function markCrossings({ spec, table, notes }: BoardSource, layout: Layout): Mark[] {
  const contacts = findContacts(layout, seasOf(table));
  const middle = (id: string): Point => {
    const points = contacts.outline(id).flat();
    const sum = points.reduce(([x, y], point): Point => [x + point[0], y + point[1]], [0, 0] as Point);
    return [sum[0] / points.length, sum[1] / points.length];
  };
  const pairs = [...crossingsOf(notes).map((pair) => pair.split("-")), ...(spec.marks ?? [])];
  return pairs.map(([a, b]) => markCrossing(contacts, a, b, [middle(a), middle(b)]));
}

function placeAll(
  survey: Survey,
  { provinces }: BoardTable,
  unit: number,
  { hints, coasts }: Places,
  faults: Fault[],
): Settled[] {
  return provinces.flatMap((row) => {
    const placing = placeProvince(survey, row, survey.body(row.id)!, unit, hints[row.id]);
    const wishes = Object.fromEntries(
      (row.coasts ?? []).map((coast) => [coast, coasts[`${row.id}/${coast}`]!]),
    );
    const settled = placing && settleCoasts(survey, row, placing, wishes);
    if (!settled)
      faults.push({
        where: row.id,
        what: `no room for a unit of ${SIZES.unitLeast} px with its label and centre`,
      });
    return settled ?? [];
  });
}
