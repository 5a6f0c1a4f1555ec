import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import {
  decodeGeometry,
  flattenRing,
  type Geometry,
  type GeometryFile,
  type Point,
} from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import { type BoardSource, buildBoard, fingerprint } from "../src/build.ts";
import { compare, crossingsOf, seasOf } from "../src/compare.ts";
import { type Drawing, findContacts, pairOf } from "../src/contacts.ts";
import { formatGeometry } from "../src/encode.ts";
import { distance, distanceToRings, inPolygon, type Polygon, radians } from "../src/shapes/plane.ts";
import { crossingArcs } from "../src/shapes/simplify.ts";
import { loadUnits } from "../src/source.ts";
import { OFF } from "../src/spec.ts";
import { plateOf, styleOf } from "../src/text/label.ts";
import { SIZES } from "../src/text/sizes.ts";
import { clearance, type Plate } from "../src/text/survey.ts";
import { BOARDS } from "./index.ts";

const PACKED = 60 * 1024;
/** Half a px is lost by rounding. */
const ROUNDING = 0.6;

const textOf = ({ table }: BoardSource): string =>
  readFileSync(new URL(`../../variants/boards/${table.id}/geometry.json`, import.meta.url), "utf8");

/** A file's drawing in the terms of the pipeline, so that it can be checked without trusting the build. */
const drawingOf = ({ arcs, faces }: Geometry): Drawing => ({
  arcs,
  faces: faces.map(({ province, kind, polygons }) => ({
    province: province ?? OFF,
    kind: kind === "land" ? "land" : "water",
    polygons,
  })),
});

const cornersOf = ({ at, width, height, angle }: Plate): Point[] => {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const signs: Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return signs.map(([u, v]) => [
    at[0] + (u * width * cos - v * height * sin) / 2,
    at[1] + (u * width * sin + v * height * cos) / 2,
  ]);
};

describe.each(BOARDS.map((board) => [board.table.id, board] as const))("the drawing of %s", (_id, board) => {
  const { table, notes } = board;
  const corners = "spec" in board ? board.spec.corners : undefined;
  const text = textOf(board);
  const file = JSON.parse(text) as GeometryFile;
  const geometry = decodeGeometry(file);
  const { arcs, faces, provinces, width, height, crossings } = geometry;
  const drawing = drawingOf(geometry);
  const seas = seasOf(table);
  const grounds = new Map<string, Polygon[]>();
  for (const { province, kind, polygons } of faces) {
    if (!province || kind === "strait") continue;
    grounds.set(
      province,
      polygons.map((rings) => rings.map((ring) => flattenRing(arcs, ring))),
    );
  }
  const isInside = (id: string, at: Point): boolean =>
    grounds.get(id)!.some((polygon) => inPolygon(at, polygon));
  const roomAt = (id: string, at: Point): number =>
    isInside(id, at)
      ? Math.min(distanceToRings(at, grounds.get(id)!.flat()), at[0], at[1], width - at[0], height - at[1])
      : -1;
  const rows = table.provinces.map((row) => ({
    row,
    anchors: provinces.get(row.id)!,
    plate: plateOf(provinces.get(row.id)!.label, styleOf(row)),
  }));
  const failing = (test: (one: (typeof rows)[number]) => boolean): string[] =>
    rows.filter((one) => !test(one)).map(({ row }) => row.id);

  test("is made from the table and specification as they are now", () => {
    expect(file.source, "run: npm run maps").toBe(fingerprint(board));
  });

  test("is small", () => {
    expect(gzipSync(text).length).toBeLessThan(PACKED);
  });

  test("agrees with the table", () => {
    expect(compare(drawing, { table, notes, corners })).toEqual([]);
  });

  test("keeps closed pairs apart", () => {
    const { army, fleet } = findContacts(drawing, seas);
    const closed = (notes?.closed ?? "")
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => pairOf(...(pair.split("-") as [string, string])));
    expect(closed.filter((pair) => army.has(pair) || fleet.has(pair))).toEqual([]);
  });

  test("has no lines that cross, and none with more than two sides", () => {
    expect(crossingArcs(arcs).size).toBe(0);
    expect(geometry.borders.filter(({ between }) => between.length < 1 || between.length > 2)).toEqual([]);
  });

  test("has units of 17 px or more, inside their provinces", () => {
    expect(failing(({ anchors }) => anchors.radius >= 17)).toEqual([]);
    expect(failing(({ row, anchors }) => roomAt(row.id, anchors.unit) >= anchors.radius - ROUNDING)).toEqual(
      [],
    );
  });

  test("has labels inside their provinces, clear of the unit and large enough", () => {
    expect(
      failing(({ row, plate }) => [plate.at, ...cornersOf(plate)].every((at) => isInside(row.id, at))),
    ).toEqual([]);
    expect(failing(({ anchors, plate }) => clearance(plate, anchors.unit, anchors.radius) > 0)).toEqual([]);
    expect(failing(({ anchors }) => anchors.label.size >= SIZES.letterLeast)).toEqual([]);
  });

  test("has every province's whole name", () => {
    expect(
      failing(({ row, anchors: { label } }) => label.lines.join(" ").replace("- ", "-") === row.name),
    ).toEqual([]);
  });

  test("has a center where the table has one, inside, and clear of unit and label", () => {
    expect(failing(({ row, anchors }) => (row.center ?? false) === (anchors.center !== null))).toEqual([]);
    const free = rows.filter(({ row }) => row.center);
    for (const { row, anchors, plate } of free) {
      const center = anchors.center!;
      expect(roomAt(row.id, center), row.id).toBeGreaterThan(SIZES.center);
      expect(distance(center, anchors.unit), row.id).toBeGreaterThan(anchors.radius + SIZES.center);
      expect(clearance(plate, center, SIZES.center), row.id).toBeGreaterThan(0);
    }
  });

  test("has dislodged units on the sheet, beside the unit", () => {
    expect(
      failing(({ anchors: { unit, dislodged, radius } }) => distance(unit, dislodged) >= radius),
    ).toEqual([]);
    expect(
      failing(
        ({
          anchors: {
            dislodged: [x, y],
            radius,
          },
        }) => x >= radius - 1 && y >= radius - 1 && x <= width - radius + 1 && y <= height - radius + 1,
      ),
    ).toEqual([]);
  });

  test("has a fleet on each separate coast, near its sea and away from the army", () => {
    for (const { row, anchors } of rows) {
      expect(Object.keys(anchors.coasts)).toEqual(row.coasts ?? []);
      for (const [coast, { unit }] of Object.entries(anchors.coasts)) {
        const label = `${row.id}/${coast}`;
        const waters = table.edges.water
          .split(/\s+/)
          .flatMap((edge) => (edge.includes(label) ? edge.split("-").filter((end) => seas.has(end)) : []));
        expect(roomAt(row.id, unit), label).toBeGreaterThan(anchors.radius - ROUNDING);
        expect(
          distanceToRings(
            unit,
            waters.flatMap((sea) => grounds.get(sea)!.flat()),
          ),
          label,
        ).toBeLessThan(70);
        expect(distance(unit, anchors.unit), label).toBeGreaterThan(2 * anchors.radius);
      }
    }
  });

  test("marks its crossings with short lines that run through no unit or label", () => {
    const marked = crossings.map(({ between: [a, b] }) => pairOf(a, b));
    for (const pair of crossingsOf(notes))
      expect(marked).toContain(pairOf(...(pair.split("-") as [string, string])));
    for (const { between, from, to } of crossings) {
      expect(distance(from, to), between.join("-")).toBeLessThan(90);
      for (const { row, anchors, plate } of rows) {
        for (const at of [from, to]) {
          expect(distance(at, anchors.unit), `${between.join("-")} and ${row.id}`).toBeGreaterThan(
            anchors.radius,
          );
          expect(clearance(plate, at, 0), `${between.join("-")} and ${row.id}`).toBeGreaterThan(0);
        }
      }
    }
  });
});

test.each(["classic", "causeway"])("drawing %s again gives the same bytes", async (id) => {
  const board = BOARDS.find(({ table }) => table.id === id)!;
  const { faults, geometry } = await buildBoard(board, loadUnits());
  expect(faults).toEqual([]);
  expect(formatGeometry(geometry!) === textOf(board)).toBe(true);
});
