import { type PageLanguage, placeName } from "@chancery/messages";
import type { BoardTable, LabelAnchor, Point } from "@chancery/variants/boards";
import type { BoardGeometry } from "../seats.ts";
import { type Areas, areasOf } from "./areas.ts";
import { Crowd, type Disc } from "./crowd.ts";
import { discsOf, type Setting } from "./lettering.ts";

/** Letters become no smaller than this, in px of the board; a longer name gives way to its abbreviation. */
const LEAST = 10;
/** Abbreviations in place of a name are no larger than this. */
const LARGEST_SHORT = 14;
/** Sizes that are tried, as parts of the English name's. */
const SIZES = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6];
/** How far from the English name another may stand, in steps of so many em. */
const STEPS = { count: 6, x: 0.7, y: 0.5 };
/** How a name may lean where the English one's angle doesn't do. */
const ANGLES = [0, -10, 10, -20, 20, -32, 32, -45, 45];
/** How much of a name has to lie in its province: all of it if possible. */
const INSIDE = [1, 0.85];
/** About units; marks of centers, writing of coasts and lines across water with the room about them; in px. */
const KEEP_CLEAR = { unit: 1, center: 7.5, coast: 7, coastSize: 11, offSize: 12, crossing: 5, waterway: 2 };

const known = new WeakMap<BoardGeometry, Map<PageLanguage, BoardGeometry>>();

/**
 * A board with its names in a reader's language. The English names were placed when the board was made; others stand as
 * near to them as they fit: broken into lines, smaller, aslant, and as an abbreviation at last.
 */
export function geometryIn(
  language: PageLanguage,
  geometry: BoardGeometry,
  table: BoardTable,
): BoardGeometry {
  const names = new Map(
    table.provinces.flatMap(({ id, name }): [string, string][] => {
      const said = placeName(language, name, table.id);
      const label = geometry.provinces.get(id)?.label;
      return said === name || !label || !isSaid(label.lines, id, name) ? [] : [[id, said]];
    }),
  );
  const offBoard = geometry.offBoard.map((each) => ({ ...each, text: placeName(language, each.text) }));
  const isElsewhere = offBoard.some(({ text }, i) => text !== geometry.offBoard[i].text);
  if (names.size === 0 && !isElsewhere) return geometry;
  const inLanguages = known.get(geometry) ?? new Map<PageLanguage, BoardGeometry>();
  known.set(geometry, inLanguages);
  const before = inLanguages.get(language);
  if (before) return before;
  const labels = placeLocal({ ...geometry, offBoard }, areasOf(geometry), names);
  const local: BoardGeometry = {
    ...geometry,
    offBoard,
    provinces: new Map(
      [...geometry.provinces].map(([id, anchors]) => {
        const label = labels.get(id);
        return [id, label ? { ...anchors, label } : anchors];
      }),
    ),
  };
  inLanguages.set(language, local);
  return local;
}

/** Whether a label is the name of its province, or the abbreviation of it; other boards have labels of their own. */
const isSaid = (lines: readonly string[], id: string, name: string): boolean =>
  [id, name].includes(lines.join(" ").replaceAll("- ", "-"));

function placeLocal(
  geometry: BoardGeometry,
  areas: Areas,
  names: ReadonlyMap<string, string>,
): Map<string, LabelAnchor> {
  const crowd = new Crowd(geometry);
  crowd.add(furnitureOf(geometry));
  for (const [id, { label }] of geometry.provinces) if (!names.has(id)) crowd.add(discsOf(label));
  const placed = new Map<string, LabelAnchor>();
  // Small provinces have less to choose from.
  const sorted = [...names].toSorted(([a], [b]) => areas.size(a) - areas.size(b));
  for (const [id, name] of sorted) {
    const english = geometry.provinces.get(id)!.label;
    const label = bestOf(id, name, english, areas, crowd) ?? {
      ...english,
      lines: [id],
      size: Math.min(english.size, LARGEST_SHORT),
    };
    crowd.add(discsOf(label));
    placed.set(id, label);
  }
  return placed;
}

/** What names have to keep clear of wherever they stand: places of units, centers, coasts, lines across water. */
function furnitureOf(geometry: BoardGeometry): Disc[] {
  const { unit: gap, center, coast, coastSize, offSize, crossing, waterway } = KEEP_CLEAR;
  const along = (line: readonly Point[], radius: number): Disc[] => line.map((at) => ({ at, radius }));
  return [
    ...[...geometry.provinces.values()].flatMap((anchors): Disc[] => [
      { at: anchors.unit, radius: anchors.radius + gap },
      ...(anchors.center ? [{ at: anchors.center, radius: center }] : []),
      ...Object.entries(anchors.coasts).flatMap(([name, { unit, label }]) => [
        { at: unit, radius: anchors.radius + gap },
        { at: label, radius: coast },
        ...discsOf({ at: label, lines: [name], size: coastSize, angle: 0 }),
      ]),
    ]),
    ...geometry.offBoard.flatMap(({ at, text }) => discsOf({ at, lines: [text], size: offSize, angle: 0 })),
    ...geometry.crossings.flatMap(({ from, to }) =>
      along(
        Array.from({ length: 9 }, (_, i) => mean(from, to, i / 8)),
        crossing,
      ),
    ),
    ...geometry.waterways.flatMap(({ line }) => along(line, waterway)),
  ];
}

const mean = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** The largest letters that fit, as near to the English name as they do. */
function bestOf(
  id: string,
  name: string,
  english: LabelAnchor,
  areas: Areas,
  crowd: Crowd,
): LabelAnchor | null {
  const angles = [...new Set([english.angle, ...ANGLES])];
  const sizes = SIZES.map((part) => english.size * part).filter((size) => size >= LEAST);
  for (const inside of INSIDE)
    for (const size of sizes.length > 0 ? sizes : [english.size])
      for (const at of spotsAbout(english.at, size)) {
        if (!areas.contains(id, at)) continue;
        for (const angle of angles)
          for (const lines of lineBreaks(name)) {
            const label = { at, size, angle, lines };
            if (isIn(id, label, areas, inside) && crowd.isFree(discsOf(label))) return label;
          }
      }
  return null;
}

/** Points about another, the nearest first. */
const spotsAbout = ([x, y]: Point, size: number): Point[] =>
  GRID.map(([dx, dy]): Point => [x + dx * size, y + dy * size]);

const GRID: readonly Point[] = Array.from({ length: 2 * STEPS.count + 1 }, (_, i) => i - STEPS.count)
  .flatMap((column, _, all) => all.map((row): Point => [column * STEPS.x, row * STEPS.y]))
  .sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - bx * bx - by * by);

/** Whether enough of a name lies in its province: the middle, the top and the foot of its letters. */
function isIn(id: string, label: Setting, areas: Areas, share: number): boolean {
  const turn = (label.angle * Math.PI) / 180;
  const [ux, uy] = [-Math.sin(turn), Math.cos(turn)];
  const discs = discsOf(label);
  let misses = (1 - share) * discs.length * 3 + 1e-9;
  for (const { at, radius } of discs)
    for (const by of [0, -radius, radius])
      if (!areas.contains(id, [at[0] + ux * by, at[1] + uy * by]) && --misses < 0) return false;
  return true;
}

/** All ways to set a name in up to three lines, the fewest first. */
function lineBreaks(name: string): readonly (readonly string[])[] {
  const parts = name.split(/(?<=-)| /u);
  const glue = (from: number, to: number): string =>
    parts
      .slice(from, to)
      .reduce((line, part) => (line === "" || line.endsWith("-") ? line : `${line} `) + part, "");
  const cuts = parts.slice(1).map((_, i) => i + 1);
  return [
    [name],
    ...cuts.map((cut) => [glue(0, cut), glue(cut, parts.length)]),
    ...cuts.flatMap((first) =>
      cuts
        .filter((second) => second > first)
        .map((second) => [glue(0, first), glue(first, second), glue(second, parts.length)]),
    ),
  ];
}
