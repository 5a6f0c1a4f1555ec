import { arcAt, flatten, flattenRing } from "@chancery/variants/boards";
import type { DrawnFace, Layout } from "./layout.ts";
import { densify, distance, lineLength, type Point, ringArea } from "./shapes/plane.ts";
import { OFF, type ProvinceId } from "./spec.ts";

/** A drawing as far as touching goes: read from the finished faces, or from a file. */
export type Drawing = Pick<Layout, "arcs" | "faces">;

/** One polygon of a face. */
interface Part {
  readonly province: ProvinceId;
  readonly kind: DrawnFace["kind"];
  readonly rings: DrawnFace["polygons"][number];
  /** Water of a land province. */
  readonly strait: boolean;
  /** Belongs to the body of its province; islands away from it are decoration and touch nothing. */
  main: boolean;
}

export interface Contacts {
  /** Length in px of the border along which armies could pass: land with land, or with a land province's strait. */
  readonly army: ReadonlyMap<string, number>;
  /**
   * The same for fleets: anything with a water province, land with another's strait, or two lands whose
   * common border ends at water.
   */
  readonly fleet: ReadonlyMap<string, number>;
  /** The waters at which the common border of two lands ends. */
  readonly ends: ReadonlyMap<string, ReadonlySet<ProvinceId>>;
  /** The lines around a province's body, straits excepted. */
  readonly outline: (province: ProvinceId) => readonly (readonly Point[])[];
}

export const pairOf = (a: ProvinceId, b: ProvinceId): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Finds what touches what. */
export function findContacts({ arcs, faces }: Drawing, seas: ReadonlySet<ProvinceId>): Contacts {
  const parts = faces.flatMap(({ province, kind, polygons }) =>
    polygons.map(
      (rings): Part => ({
        province,
        kind,
        rings,
        strait: kind === "water" && province !== OFF && !seas.has(province),
        main: false,
      }),
    ),
  );
  const sides: Part[][] = arcs.map(() => []);
  for (const part of parts)
    for (const index of part.rings.flat()) sides[index < 0 ? ~index : index].push(part);
  markBodies({ arcs, faces }, parts, sides, seas);
  const waterAt = watersAtEnds(arcs, sides);

  const army = new Map<string, number>();
  const fleet = new Map<string, number>();
  const ends = new Map<string, Set<ProvinceId>>();
  const add = (map: Map<string, number>, pair: string, length: number): void => {
    map.set(pair, (map.get(pair) ?? 0) + length);
  };
  for (const [i, arc] of arcs.entries()) {
    const [a, b] = sides[i];
    if (!a?.main || !b?.main || a.province === b.province || a.province === OFF || b.province === OFF)
      continue;
    const pair = pairOf(a.province, b.province);
    const length = lineLength(flatten(arc));
    if (seas.has(a.province) || seas.has(b.province)) {
      add(fleet, pair, length);
      continue;
    }
    add(army, pair, length);
    const waters = [arc[0], arc[arc.length - 1]].flatMap((end) => [...(waterAt.get(keyOf(end)) ?? [])]);
    if (a.strait || b.strait || waters.length > 0) add(fleet, pair, length);
    if (!a.strait && !b.strait && waters.length > 0)
      ends.set(pair, new Set([...(ends.get(pair) ?? []), ...waters]));
  }
  const outline = (province: ProvinceId): (readonly Point[])[] =>
    parts
      .filter((part) => part.province === province && part.main && !part.strait)
      .flatMap(({ rings }) => rings.flat().map((index) => flatten(arcAt(arcs, index))));
  return { army, fleet, ends, outline };
}

/** A province's body: its largest piece of land and every own piece reached through own pieces, straits included. */
function markBodies(
  { arcs }: Drawing,
  parts: readonly Part[],
  sides: readonly Part[][],
  seas: ReadonlySet<ProvinceId>,
): void {
  for (const [province, own] of Map.groupBy(parts, (part) => part.province)) {
    const whole = province === OFF || seas.has(province);
    const area = ({ rings: [ring] }: Part): number => ringArea(flattenRing(arcs, ring));
    const land = own.filter(({ kind }) => kind === "land").sort((a, b) => area(b) - area(a));
    const body = whole ? own : land.slice(0, 1);
    for (const part of body) part.main = true;
    for (const part of body) {
      for (const index of part.rings.flat()) {
        for (const other of sides[index < 0 ? ~index : index]) {
          if (other.province !== province || other.main) continue;
          other.main = true;
          body.push(other);
        }
      }
    }
  }
}

const keyOf = ([x, y]: Point): string => `${Math.round(x * 20)},${Math.round(y * 20)}`;

function watersAtEnds(arcs: Drawing["arcs"], sides: readonly Part[][]): Map<string, Set<ProvinceId>> {
  const waters = new Map<string, Set<ProvinceId>>();
  for (const [i, arc] of arcs.entries()) {
    for (const { kind, province } of sides[i]) {
      if (kind !== "water" || province === OFF) continue;
      for (const end of [arc[0], arc[arc.length - 1]]) {
        waters.set(keyOf(end), (waters.get(keyOf(end)) ?? new Set()).add(province));
      }
    }
  }
  return waters;
}

export interface Gap {
  readonly width: number;
  readonly from: Point;
  readonly to: Point;
}

/** The closest points of two provinces. */
export function gapBetween({ outline }: Contacts, a: ProvinceId, b: ProvinceId): Gap {
  let gap: Gap = { width: Number.POSITIVE_INFINITY, from: [0, 0], to: [0, 0] };
  const far = outline(b).flat();
  for (const from of outline(a).flat()) {
    for (const to of far) {
      const width = distance(from, to);
      if (width < gap.width) gap = { width, from, to };
    }
  }
  return gap;
}

/** Pairs of provinces that come within `limit` px of each other, except those `touching` says are meant to. */
export function nearMisses(
  contacts: Contacts,
  provinces: readonly ProvinceId[],
  limit: number,
  touching: (pair: string) => boolean,
): Map<string, { readonly width: number; readonly at: Point }> {
  const cells = new Map<string, [ProvinceId, Point][]>();
  const cell = (value: number): number => Math.floor(value / limit);
  for (const province of provinces) {
    for (const point of contacts.outline(province).flatMap((line) => densify(line, 1))) {
      const key = `${cell(point[0])},${cell(point[1])}`;
      const list = cells.get(key);
      if (list) list.push([province, point]);
      else cells.set(key, [[province, point]]);
    }
  }
  const found = new Map<string, { width: number; at: Point }>();
  for (const [key, list] of cells) {
    const [x, y] = key.split(",").map(Number);
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(`${x + dx},${y + dy}`) ?? []),
    );
    for (const [a, at] of list) {
      for (const [b, point] of around) {
        if (a >= b) continue;
        const pair = pairOf(a, b);
        const width = distance(at, point);
        if (width < limit && width < (found.get(pair)?.width ?? limit) && !touching(pair))
          found.set(pair, { width, at });
      }
    }
  }
  return found;
}
