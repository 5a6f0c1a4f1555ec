import { createHash } from "node:crypto";
import type { BoardNotes, BoardTable, GeometryFile, ProvinceRow } from "@chancery/variants/boards";
import { compare, crossingsOf, seasOf } from "./compare.ts";
import { findContacts } from "./contacts.ts";
import { encodeGeometry } from "./encode.ts";
import type { Fault } from "./fault.ts";
import { sketchGeodata } from "./geodata.ts";
import type { Layout } from "./layout.ts";
import { type Mark, markCrossing } from "./marks.ts";
import type { Point } from "./shapes/plane.ts";
import type { Sketch } from "./sketch.ts";
import type { Unit } from "./source.ts";
import type { BoardSpec } from "./spec.ts";
import { sketchSvg } from "./svg/sketch.ts";
import { completeAnchors, type Settled, settleCoasts } from "./text/anchors.ts";
import { type Given, placeProvince } from "./text/place.ts";
import { SIZES } from "./text/sizes.ts";
import { type Obstacle, type Survey, surveySheet } from "./text/survey.ts";

/** Everything a board is drawn from: its table, and a specification for geodata or the text of an SVG file. */
export type BoardSource = {
  readonly table: BoardTable;
  readonly notes?: BoardNotes;
} & ({ readonly spec: BoardSpec } | { readonly svg: string });

export interface Build {
  /** What is wrong. A drawing with faults is for looking at, not for use. */
  readonly faults: readonly Fault[];
  /** Null if it did not come to a drawing. */
  readonly geometry: GeometryFile | null;
}

/** Draws a board: from its source to finished geometry. Only specifications need the `units`. */
export async function buildBoard(board: BoardSource, units: readonly Unit[]): Promise<Build> {
  const { table, notes } = board;
  const faults: Fault[] = [];
  const sketch =
    "svg" in board
      ? await sketchSvg(board.svg, table, faults)
      : await sketchGeodata(board.spec, table, units, faults);
  if (sketch) faults.push(...findEmpty(sketch.layout, table));
  if (!sketch || faults.length > 0) return { faults, geometry: null };
  const { layout, corners, waterways } = sketch;
  faults.push(...compare(layout, { table, notes, corners }));

  const crossings = markCrossings(board, sketch);
  const obstacles: Obstacle[] = [
    ...crossings.map(({ from, to }) => ({ line: [from, to], margin: 5 })),
    ...waterways.map(({ line }) => ({ line, margin: 2 })),
  ];
  const survey = surveySheet(layout, seasOf(table), obstacles);
  const settled = placeAll(survey, table, sketch, faults);
  if (settled.length < table.provinces.length) return { faults, geometry: null };
  const anchors = completeAnchors(survey, settled);
  const { offBoard } = sketch;
  return {
    faults,
    geometry: encodeGeometry(table, fingerprint(board), {
      ...layout,
      waterways,
      offBoard,
      anchors,
      crossings,
    }),
  };
}

/** A short digest of all that a board's drawing depends on, the data and this program excepted. */
export function fingerprint(board: BoardSource): string {
  const { table, notes } = board;
  const provinces = table.provinces.map(({ id, name, terrain, center, coasts }) => ({
    id,
    name,
    terrain,
    center,
    coasts,
  }));
  const declared = notes && [notes.crossings, notes.canals, notes.closed];
  return createHash("sha256")
    .update(JSON.stringify(["svg" in board ? board.svg : board.spec, provinces, table.edges, declared]))
    .digest("hex")
    .slice(0, 16);
}

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
      what: "the province has no area on the sheet",
    }));
}

function markCrossings({ table, notes }: BoardSource, { layout, marks }: Sketch): Mark[] {
  const contacts = findContacts(layout, seasOf(table));
  const middle = (id: string): Point => {
    const points = contacts.outline(id).flat();
    const sum = points.reduce(([x, y], point): Point => [x + point[0], y + point[1]], [0, 0] as Point);
    return [sum[0] / points.length, sum[1] / points.length];
  };
  const pairs = [...crossingsOf(notes).map((pair) => pair.split("-")), ...marks];
  return pairs.map(([a, b]) => markCrossing(contacts, a, b, [middle(a), middle(b)]));
}

function placeAll(
  survey: Survey,
  { provinces }: BoardTable,
  { unit, given, coasts }: Sketch,
  faults: Fault[],
): Settled[] {
  return provinces.flatMap((row) => {
    const placing = placeProvince(survey, row, survey.body(row.id)!, unit, given[row.id]);
    const wishes = Object.fromEntries(
      (row.coasts ?? []).map((coast) => [coast, coasts[`${row.id}/${coast}`]!]),
    );
    const settled = placing && settleCoasts(survey, row, placing, wishes);
    if (!settled) faults.push({ where: row.id, what: whyNoRoom(survey, row, given[row.id]) });
    return settled ?? [];
  });
}

function whyNoRoom({ room }: Survey, { id }: ProvinceRow, given: Given = {}): string {
  const { unitLeast, center } = SIZES;
  for (const [what, place, least] of [
    ["unit", given.unit, unitLeast],
    ["center", given.center, center],
  ] as const) {
    if (!place || room(id, place) >= least + 1) continue;
    const [x, y] = place.map(Math.round);
    return `its ${what} at ${x}, ${y} is too near to the border: it needs ${least + 1} px around it`;
  }
  const bound = given.unit || given.label || given.center ? " where the drawing wants them" : "";
  return `no room for a unit of ${unitLeast} px with its label and center${bound}`;
}
