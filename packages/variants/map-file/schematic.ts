import type { BoardTable } from "@chancery/engine";
import type { Point } from "../boards/curves.ts";
import { decodeGeometry, type Geometry, type GeometryFile } from "../boards/geometry.ts";
import { layOut } from "./layout.ts";
import { neighborsIn } from "./neighbors.ts";

/** Half the width of a cell, and its rounded corners. */
const CELL = 46;
const CORNERS = 28;
const GAP = 2.9 * CELL;
/** Letters to a line of a cell's name. */
const LONGEST_LINE = 11;

/**
 * A drawing of a board that nobody has drawn: a cell for each province, laid out so that neighbors are close, with a
 * line between any two that border on each other. The same table always gives the same drawing.
 */
export function schematicOf(table: BoardTable): Geometry {
  const { points, width, height } = layOut(table, GAP);
  const tenths = (points: readonly Point[]): number[] => {
    let last: Point = [0, 0];
    return points.flatMap(([x, y]) => {
      const now: Point = [Math.round(x * 10), Math.round(y * 10)];
      const step = [now[0] - last[0], now[1] - last[1]];
      last = now;
      return step;
    });
  };
  const cell = ([x, y]: Point): Point[] =>
    Array.from({ length: CORNERS + 1 }, (_, i) => {
      const turn = (2 * Math.PI * (i % CORNERS)) / CORNERS;
      return [x + CELL * Math.cos(turn), y + CELL * Math.sin(turn)];
    });
  const sheet: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ];
  const sides = sheet.slice(1).map((to, i): Point[] => [sheet[i], to]);
  const at = (id: string): Point => points.get(id) ?? [0, 0];
  const arcs = [...table.provinces.map(({ id }) => tenths(cell(at(id)))), ...sides.map(tenths)];
  const count = table.provinces.length;
  const file: GeometryFile = {
    board: table.id,
    source: "",
    width,
    height,
    arcs,
    faces: [
      ...table.provinces.map(({ id, terrain }, i) => ({
        of: id,
        water: terrain === "sea",
        polygons: [[[i]]],
      })),
      {
        of: "_",
        water: false,
        polygons: [[sides.map((_, i) => count + i), ...table.provinces.map((_, i) => [~i])]],
      },
    ],
    anchors: Object.fromEntries(table.provinces.map((row) => [row.id, anchorsOf(table, row, at)])),
    crossings: neighborsIn(table).map(([a, b]) => {
      const [from, to] = [at(a), at(b)];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const step = (point: Point, other: Point): Point => [
        point[0] + ((other[0] - point[0]) * CELL) / length,
        point[1] + ((other[1] - point[1]) * CELL) / length,
      ];
      return { between: [a, b], from: step(from, to), to: step(to, from) };
    }),
    waterways: [],
    offBoard: [],
  };
  return decodeGeometry(file);
}

type Row = BoardTable["provinces"][number];

/** Marks of a cell. Where a province has coasts, these stand side by side above its name. */
function anchorsOf(
  table: BoardTable,
  { id, name, center, coasts = [] }: Row,
  at: (id: string) => Point,
): GeometryFile["anchors"][string] {
  const [x, y] = at(id);
  const hasCoasts = coasts.length > 0;
  const lines = linesOf(name);
  const longest = Math.max(...lines.map((line) => line.length));
  const sorted = [...coasts].sort(
    (a, b) => seaward(table, `${id}/${a}`, at) - seaward(table, `${id}/${b}`, at),
  );
  return {
    unit: [x, y - 12],
    radius: 16,
    dislodged: [x + 18, y - 2],
    ...(center && { center: hasCoasts ? [x, y - 35] : [x - 28, y - 16] }),
    label: { at: [x, y + (hasCoasts ? 28 : 21)], size: Math.min(12.5, 126 / longest), angle: 0, lines },
    ...(hasCoasts && {
      coasts: Object.fromEntries(
        sorted.map((coast, i) => {
          const left = x - 22 + (44 * i) / Math.max(sorted.length - 1, 1);
          return [coast, { unit: [left, y - 9], dislodged: [left + 10, y], label: [left, y + 13] }];
        }),
      ),
    }),
  };
}

/** How far to the right the neighbors of a coast are. */
function seaward({ edges }: BoardTable, label: string, at: (id: string) => Point): number {
  const others = edges.water
    .split(/\s+/)
    .map((edge) => edge.split("-"))
    .filter((ends) => ends.includes(label))
    .map((ends) => at((ends[0] === label ? ends[1] : ends[0]).split("/")[0])[0]);
  return others.reduce((sum, x) => sum + x, 0) / others.length;
}

/** A name in at most three lines. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && (lines.length === 3 || `${last} ${word}`.length <= LONGEST_LINE))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
