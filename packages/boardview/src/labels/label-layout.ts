import type { Point, ProvinceAnchors } from "@chancery/variants/boards";
import { type Detail, letterSize } from "../detail.ts";
import type { Areas } from "./areas.ts";
import type { Crowd, Frame } from "./crowd.ts";
import { discsOf, type Setting } from "./lettering.ts";

/** The name of a province where there is room for it; its abbreviation where there is less. */
export interface Placed extends Setting {
  readonly id: string;
  readonly short: boolean;
}

/** Where names may stand: their provinces, and the board as a whole. */
interface Room {
  readonly areas: Areas;
  readonly frame: Frame;
}

export interface Nameplate {
  readonly id: string;
  readonly anchors: ProvinceAnchors;
  /** Where its unit stands, and how large that is, or would be. */
  readonly seat: { readonly at: Point; readonly radius: number };
}

/** How much of an enlarged name has to lie in its province. */
const INSIDE = 0.85;
/** Ways to go from a unit to where its province's name may stand, the usual ones first. */
const SIDES: readonly Point[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.75, 0.75],
  [-0.75, 0.75],
  [0.75, -0.75],
  [-0.75, -0.75],
];

/**
 * Names for a screen on which the board is small: no letter is smaller than the detail allows, and none lies over a unit,
 * a mark or another name. Small provinces choose first, because they have less to choose from. Where there is no room
 * clear of a unit's rings, an abbreviation may come as near as its rim. There is a crowd for either. Where a unit fills
 * its province, the abbreviation may stand beside the unit if names may cross borders; else it is left out.
 */
export function placeNames(
  plates: readonly Nameplate[],
  [clear, near]: readonly Crowd[],
  room: Room,
  detail: Detail,
  full: boolean,
): Placed[] {
  const placed: Placed[] = [];
  const place = (found: Placed): void => {
    clear.add(discsOf(found));
    near.add(discsOf(found));
    placed.push(found);
  };
  const crowded: Nameplate[] = [];
  const sorted = plates.toSorted((a, b) => room.areas.size(a.id) - room.areas.size(b.id));
  for (const plate of sorted) {
    const found =
      (full ? firstFree(fullNames(plate, room, detail), clear) : null) ??
      firstFree(shortNames(plate, room, detail), clear) ??
      firstFree(shortNames(plate, room, detail), near);
    if (found) place(found);
    else crowded.push(plate);
  }
  for (const plate of detail.namesCross ? crowded : []) {
    const found = firstFree(namesBeside(plate, room, detail), near);
    if (found) place(found);
  }
  return placed;
}

function firstFree(settings: Iterable<Placed>, crowd: Crowd): Placed | null {
  for (const each of settings) if (crowd.isFree(discsOf(each))) return each;
  return null;
}

function* fullNames(
  { id, anchors, seat }: Nameplate,
  { areas, frame }: Room,
  detail: Detail,
): Iterable<Placed> {
  const { label } = anchors;
  const size = letterSize(label.size, detail);
  const set = (at: Point, angle: number): Placed =>
    onBoard({ id, at, angle, size, lines: label.lines, short: label.lines.join("") === id }, frame);
  const fits = (each: Placed): boolean => {
    const discs = discsOf(each);
    return discs.filter(({ at }) => areas.contains(id, at)).length >= INSIDE * discs.length;
  };
  const first = set(label.at, label.angle);
  if (size <= label.size || fits(first)) yield first;
  const away = seat.radius + size * (0.35 + 0.6 * label.lines.length);
  for (const [dx, dy] of SIDES.slice(0, 2)) {
    const other = set([seat.at[0] + dx * away, seat.at[1] + dy * away], 0);
    if (fits(other)) yield other;
  }
}

function* shortNames(
  { id, anchors, seat }: Nameplate,
  { areas, frame }: Room,
  detail: Detail,
): Iterable<Placed> {
  const { label } = anchors;
  const size = letterSize(Math.min(label.size, LARGEST_SHORT), detail);
  const set = (at: Point): Placed => onBoard({ id, at, angle: 0, size, lines: [id], short: true }, frame);
  yield set(label.at);
  for (const reach of [1, 1.5]) {
    const spots = SIDES.map(([dx, dy]): Point => {
      const away = (seat.radius + size * 0.55) * reach;
      return [seat.at[0] + dx * (away + size * 0.6), seat.at[1] + dy * away];
    });
    for (const spot of [...spots, ...aroundLabel(label.at, size * reach)])
      if (isWellIn(areas, id, spot)) yield set(spot);
  }
  // and at last anywhere in the province
  for (const [dx, dy] of GRID) {
    const spot: Point = [seat.at[0] + dx * size, seat.at[1] + dy * size];
    if (isWellIn(areas, id, spot)) yield set(spot);
  }
}

/** An abbreviation that touches the unit of its province, wherever that lies. */
function* namesBeside({ id, anchors, seat }: Nameplate, { frame }: Room, detail: Detail): Iterable<Placed> {
  const size = letterSize(Math.min(anchors.label.size, LARGEST_SHORT), detail);
  const [tall, wide] = [seat.radius * RIM + size * 0.55, seat.radius * RIM + size];
  for (const [dx, dy] of SIDES)
    yield onBoard(
      {
        id,
        at: [seat.at[0] + dx * wide, seat.at[1] + dy * tall],
        angle: 0,
        size,
        lines: [id],
        short: true,
      },
      frame,
    );
}

/** How far a unit reaches with its rim, in radii. */
const RIM = 1.1;

/** How far from the edge of the board letters stay, in em: those of a font that stands in for Inter may be wider. */
const EDGE = 0.4;

/** A name that would stand beyond the edge of the board, moved onto it. */
function onBoard(name: Placed, { width, height }: Frame): Placed {
  const discs = discsOf(name);
  const by = (axis: 0 | 1, end: number): number => {
    const reach = (disc: (typeof discs)[number]): number => disc.radius + EDGE * name.size;
    const before = Math.min(...discs.map((disc) => disc.at[axis] - reach(disc)));
    const after = Math.max(...discs.map((disc) => disc.at[axis] + reach(disc))) - end;
    return before < 0 ? -before : Math.min(0, -after);
  };
  const [dx, dy] = [by(0, width), by(1, height)];
  return dx === 0 && dy === 0 ? name : { ...name, at: [name.at[0] + dx, name.at[1] + dy] };
}

/** Steps away from a place, the nearest first, in em. */
const GRID: readonly Point[] = Array.from(
  { length: 15 * 15 },
  (_, i): Point => [((i % 15) - 7) * 0.55, (Math.floor(i / 15) - 7) * 0.55],
).sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - bx * bx - by * by);

/** The least distance of a name's middle from the border of its province, in px of the board. */
const BORDER = 4;

const isWellIn = (areas: Areas, id: string, [x, y]: Point): boolean =>
  SIDES.slice(0, 4).every(([dx, dy]) => areas.contains(id, [x + dx * BORDER, y + dy * BORDER]));

/** Abbreviations are never larger than this, in px of the board, unless a screen asks for it. */
const LARGEST_SHORT = 18;

const aroundLabel = ([x, y]: Point, by: number): Point[] =>
  SIDES.map(([dx, dy]): Point => [x + dx * by * 1.2, y + dy * by]);
