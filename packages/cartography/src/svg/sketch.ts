import { type BoardTable, flattenRing, type ProvinceRow } from "@chancery/variants/boards";
import type { Fault } from "../fault.ts";
import { drawFaces, type Layout } from "../layout.ts";
import { type Mosaic, ringOf } from "../mosaic.ts";
import { inPolygon, insideOf, type Point } from "../shapes/plane.ts";
import type { Sketch } from "../sketch.ts";
import { OFF } from "../spec.ts";
import { curvesAlong } from "./curves.ts";
import { checkNames } from "./names.ts";
import { at } from "./outline.ts";
import { readSvg, type SvgPoint, type SvgShape } from "./read.ts";
import { nestRings, selfContact } from "./rings.ts";
import { type Area, tileSheet } from "./tiles.ts";
import { whereIs } from "./xml.ts";

/** Radius of a unit in px. A larger sheet has smaller units. */
const UNIT = 24;

/** Sketches a board from the text of an SVG file. Returns null where there are faults, and reports all it can see. */
export async function sketchSvg(svg: string, table: BoardTable, faults: Fault[]): Promise<Sketch | null> {
  const sheet = readSvg(svg, faults);
  if (!sheet) return null;
  const { width, height, shapes, points } = sheet;
  faults.push(...checkNames(sheet, table));
  const areas = shapes.flatMap((shape) => areaOf(shape, table, faults));
  const mosaic = await tileSheet(sheet, areas, faults.length === 0, faults);
  faults.push(...checkPlaces(points, mosaic, table));
  if (faults.length > 0) return null;
  const drawn = drawFaces(mosaic, curvesAlong, faults);
  faults.push(...checkSeas(drawn, table));
  const layout = { width, height, ...drawn };
  return { layout, unit: UNIT, ...sortPoints(points), marks: [], waterways: [], offBoard: [] };
}

const kindOf = ({ terrain }: ProvinceRow): Area["kind"] => (terrain === "sea" ? "water" : "land");

/** A shape as an area of the sheet; nothing if it is not sound. */
function areaOf({ line, name, off, rings }: SvgShape, { provinces }: BoardTable, faults: Fault[]): Area[] {
  if (!rings) return [];
  const row = provinces.find(({ id }) => id === name);
  const crossing = selfContact(rings);
  if (crossing) {
    faults.push({
      where: whereIs(line, name),
      what: `its line crosses or touches itself at ${at(crossing)}: an outline must be simple`,
    });
  } else if (off) return [{ line, province: OFF, kind: off, polygons: nestRings(rings) }];
  else if (row) return [{ line, province: name, kind: kindOf(row), polygons: nestRings(rings) }];
  return [];
}

/** Points must lie in their provinces. */
function checkPlaces(points: readonly SvgPoint[], { arcs, faces }: Mosaic, table: BoardTable): Fault[] {
  const polygons = faces.map(({ province, rings }) => ({
    province,
    polygon: rings.map((ring) => ringOf(arcs, ring)),
  }));
  const drawn = new Set(polygons.map(({ province }) => province));
  return points.flatMap(({ line, role, name, at: place }) => {
    const [id] = name.split("/");
    const found = polygons.find(({ polygon }) => inPolygon(place, polygon))?.province;
    if (!drawn.has(id) || found === id) return [];
    const there = table.provinces.some((row) => row.id === found) ? `in ${found}` : "off the board";
    return [
      { where: whereIs(line, `${role} of ${name}`), what: `${at(place)} is ${there}: move it into ${id}` },
    ];
  });
}

/** A sea must be in one piece: what land cuts off from it would touch what lies on the other side. */
function checkSeas({ arcs, faces }: Pick<Layout, "arcs" | "faces">, { provinces }: BoardTable): Fault[] {
  return provinces.flatMap((row) => {
    const pieces = faces.find(({ province }) => province === row.id)?.polygons ?? [];
    if (kindOf(row) === "land" || pieces.length < 2) return [];
    const places = pieces.map((rings) => at(insideOf(rings.map((ring) => flattenRing(arcs, ring)))));
    return [
      {
        where: row.id,
        what: `land cuts it into ${pieces.length} pieces, at ${places.join(" and at ")}: a sea must be one piece`,
      },
    ];
  });
}

function sortPoints(points: readonly SvgPoint[]): Pick<Sketch, "given" | "coasts"> {
  const given: Record<string, Record<string, Point>> = {};
  const coasts: Record<string, Point> = {};
  for (const { role, name, at: place } of points) {
    if (role === "coast") coasts[name] = place;
    else given[name] = { ...given[name], [role]: place };
  }
  return { given, coasts };
}
