import type { Geometry, Point, Scene, SceneUnit, SceneUnitKind } from "@chancery/variants/boards";
import { type Detail, unitRadius } from "./detail.ts";
import { between, distance, heading, move } from "./orders/route.ts";
import { spreadOut } from "./tokens/spread.ts";

/** The drawing of a board, with what only some boards have (see the Favor Map's). */
export interface BoardGeometry extends Geometry {
  readonly rows?: ReadonlyMap<string, readonly [Point, Point]>;
  readonly markers?: readonly Marker[];
  readonly legend?: { readonly at: Point; readonly width: number; readonly height: number };
}

/** A sign that says whose part of the board it is. */
interface Marker {
  readonly power: string;
  readonly kind: SceneUnitKind;
  readonly at: Point;
  readonly radius: number;
}

/** Where a unit stands and how large it is. */
export interface Seat {
  readonly at: Point;
  readonly radius: number;
  /** Whether it is in a row of several, where ways have to be found past the others. */
  readonly inRow?: true;
}

/** A dislodged unit is smaller than the one that took its place, and stands beside it: so far from its middle, in radii. */
const DISLODGED = { size: 0.84, away: 2.02 };

/** At this distance from a unit, nothing gets in its way. */
const FAR = 30;

export function provinceOf(place: string): string {
  const slash = place.indexOf("/");
  return slash < 0 ? place : place.slice(0, slash);
}

/** Finds the places of units, and whether someone is there. */
export interface Seats {
  /** The power matters only where several units share a space. */
  of(place: string, power?: string): Seat;
  ofDislodged(place: string): Seat;
  /** Where someone who comes from there would stand, and whether anyone does. */
  target(place: string, from: Point, power?: string): { readonly seat: Seat; readonly isTaken: boolean };
  /** Where the unit is that stands, or has just lost its place, there. */
  ofUnit(place: string, power?: string): Seat;
  isTaken(place: string): boolean;
  /** Where a unit stands in a province or on one of its coasts; null if there is none. */
  standing(province: string): Seat | null;
  /** How far a point is from the nearest unit. */
  room(point: Point): number;
  /** Whether a dislodged unit waits there. */
  isLost(place: string): boolean;
  /** How far from all units a way stays that leads from one place to another. */
  roomAlong(way: readonly Point[], ends: readonly [Point, Point]): number;
  /** The point farthest from all units; the first of them if it is far enough. */
  clearest(points: readonly Point[]): Point;
}

export function seatsOf(geometry: BoardGeometry, { units }: Pick<Scene, "units">, detail?: Detail): Seats {
  const standing = Map.groupBy(
    units.filter(({ dislodged }) => !dislodged),
    ({ at }) => provinceOf(at),
  );
  const anchorsOf = (place: string) => {
    const [province, coast] = place.split("/");
    const anchors = geometry.provinces.get(province);
    if (!anchors) throw new Error(`the board has no ${province}`);
    return { anchors: anchors.coasts[coast] ?? anchors, radius: unitRadius(anchors.radius, detail) };
  };
  /** Where a dislodged unit waits if nobody else is in its way. */
  const asideOf = (place: string): Seat => {
    const { anchors, radius } = anchorsOf(place);
    const { unit, dislodged } = anchors;
    const away = Math.max(distance(unit, dislodged), DISLODGED.away * radius);
    return { at: move(unit, heading(unit, dislodged), away), radius: DISLODGED.size * radius };
  };
  const alone = units.filter(({ at }) => !geometry.rows?.has(at));
  const spread = spreadOut(
    alone.map(({ at, dislodged }) => {
      if (dislodged) return { ...asideOf(at), slack: 1.2 };
      const { anchors, radius } = anchorsOf(at);
      return { at: anchors.unit, radius, slack: detail ? 0.6 : 0 };
    }),
    geometry,
  );
  const seatKey = (place: string, dislodged: boolean): string => `${dislodged ? "~" : ""}${place}`;
  const spots = new Map(
    alone.map(({ at, dislodged }, i) => [seatKey(at, Boolean(dislodged)), spread[i]] as const),
  );
  const of: Seats["of"] = (place, power) => {
    const row = geometry.rows?.get(place);
    const { anchors, radius } = anchorsOf(place);
    if (!row) return { at: spots.get(seatKey(place, false)) ?? anchors.unit, radius };
    return { at: seatInRow(row, radius, standing.get(place) ?? [], power), radius, inRow: true };
  };
  const taken = units.filter(({ dislodged }) => !dislodged).map(({ at, power }) => of(at, power));
  const room = (point: Point): number => {
    let least = FAR;
    for (const { at, radius } of taken) least = Math.min(least, distance(point, at) - radius);
    return least;
  };
  const ofDislodged: Seats["ofDislodged"] = (place) => {
    const seat = asideOf(place);
    return { ...seat, at: spots.get(seatKey(place, true)) ?? seat.at };
  };
  const lost = new Set(units.filter(({ dislodged }) => dislodged).map(({ at }) => provinceOf(at)));
  const isTaken: Seats["isTaken"] = (place) => standing.has(provinceOf(place));
  return {
    of,
    ofDislodged,
    target(place, from, power) {
      const seat = of(place, power);
      const row = geometry.rows?.get(place);
      const here = standing.get(place) ?? [];
      if (!row || here.some((unit) => unit.power === power)) return { seat, isTaken: isTaken(place) };
      const others = here.map((unit) => of(place, unit.power).at);
      return { seat: { ...seat, at: gapInRow(row, seat.radius, others, from) }, isTaken: false };
    },
    isLost: (place) => lost.has(provinceOf(place)),
    ofUnit(place, power) {
      const isGone = lost.has(provinceOf(place)) && !standing.has(provinceOf(place));
      return isGone ? ofDislodged(place) : of(place, power);
    },
    isTaken,
    standing(province) {
      const [first] = standing.get(province) ?? [];
      return first ? of(first.at, first.power) : null;
    },
    room,
    roomAlong(way, ends) {
      const others = taken.filter(({ at }) => ends.every((end) => distance(at, end) > 1));
      return Math.min(
        ...way.flatMap((point) => others.map(({ at, radius }) => distance(point, at) - radius)),
        FAR,
      );
    },
    clearest(points) {
      const rooms = points.map(room);
      return points[rooms.indexOf(Math.max(...rooms))];
    },
  };
}

/** Units that share a space stand side by side about the middle of its row. */
function seatInRow(
  [from, to]: readonly [Point, Point],
  radius: number,
  units: readonly SceneUnit[],
  power?: string,
): Point {
  const index = units.findIndex((unit) => unit.power === power);
  if (index < 0) return between(from, to, 0.5);
  const length = distance(from, to);
  const pitch = Math.min(2.3 * radius, length / Math.max(1, units.length - 1));
  return between(from, to, 0.5 + ((index - (units.length - 1) / 2) * pitch) / length);
}

/** The place in a row that is nearest to a point, and free. */
function gapInRow(
  [from, to]: readonly [Point, Point],
  radius: number,
  others: readonly Point[],
  near: Point,
): Point {
  const spots = Array.from({ length: 41 }, (_, i) => between(from, to, i / 40));
  const free = spots.filter((spot) => others.every((other) => distance(spot, other) > 2.2 * radius));
  const [best = between(from, to, 0.5)] = free.sort((a, b) => distance(a, near) - distance(b, near));
  return best;
}
