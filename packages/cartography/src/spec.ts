import type { Point } from "./shapes/plane.ts";

/** A province of the table. */
export type ProvinceId = string;

/** Stands in a specification for what is drawn but not part of the board. */
export const OFF = "_";

/**
 * How a board is drawn: which parts of the world make which province, where the seas are cut, and how much
 * the map is bent so that every province has room. Points are longitude and latitude.
 */
export interface BoardSpec {
  readonly projection: ProjectionSpec;
  /** Points whose place fixes a side of the sheet; a side left out follows the board's own extent. */
  readonly crop: Readonly<Partial<Record<"west" | "east" | "north" | "south", Point>>>;
  readonly warp: WarpSpec;

  /** Provinces that are whole countries: `{ HUN: "Bud" }`. */
  readonly countries: Readonly<Record<string, ProvinceId>>;
  /** Units by name, separated by `|`; `*` is the rest of the country: `{ CZE: { Vie: "Zlínský", Boh: "*" } }`. */
  readonly units: Readonly<Record<string, Readonly<Record<ProvinceId, string>>>>;
  /** Each unit of the country goes to the province with the nearest of these points. */
  readonly nearest?: Readonly<Record<string, Readonly<Record<ProvinceId, readonly Point[]>>>>;
  /** Single units, whatever is said of their country. */
  readonly override?: Readonly<Record<string, ProvinceId>>;
  /** Land given away by hand, in order. */
  readonly paint: readonly Stroke[];
  /** Places where provinces meet in exactly one point, so that opposite ones do not touch. */
  readonly corners?: readonly Corner[];
  /** Pieces of land (islands, mostly) that change hands: the piece at that point. */
  readonly pieces: readonly (readonly [to: ProvinceId, lon: number, lat: number])[];

  /** Lines that cut the water; both ends run on to land. */
  readonly seaLines: readonly (readonly Point[])[];
  /** Points in the water of each water province. */
  readonly seas: Readonly<Record<ProvinceId, readonly Point[]>>;
  /** Points in water that belongs to a land province: straits, canals, gulfs. */
  readonly straits: Readonly<Record<ProvinceId, readonly Point[]>>;

  /** Points beyond the end of the data, where land continues though there's none to draw. */
  readonly beyond?: readonly Point[];

  /** Radius of a unit in px, wherever there is room. */
  readonly unit: number;
  /** How much larger a province should be than the warp would make it. */
  readonly grow: Readonly<Record<ProvinceId, number>>;
  /** Detail of lines, as the area in px² of the smallest bend that is kept. */
  readonly detail: { readonly coast: number; readonly border: number; readonly off: number };
  /** The same for the border between two provinces: `{ "Kyr-Tsh": 60 }`. */
  readonly smooth?: Readonly<Record<string, number>>;
  /** Where label and unit should stand if they can. */
  readonly hints: Readonly<Record<ProvinceId, Point>>;
  /** Where the fleet of a separate coast should stand: `{ "StP/nc": [43, 66] }`. */
  readonly coasts: Readonly<Record<string, Point>>;
  /** Marks across straits besides those of the table's crossings. */
  readonly marks?: readonly (readonly [ProvinceId, ProvinceId])[];
  readonly waterways: readonly { readonly name: string; readonly line: readonly Point[] }[];
  /** Names of places that are drawn but not part of the board. */
  readonly offBoard: readonly { readonly text: string; readonly at: Point }[];
}

export interface ProjectionSpec {
  readonly parallels: readonly [number, number];
  readonly meridian: number;
  /** Latitude of the plane's origin. */
  readonly center: number;
  readonly scale: number;
  readonly stretch: number;
  /** What is drawn at all, in plane units before the stretch: left, bottom, right, top. */
  readonly frame: readonly [number, number, number, number];
}

export interface WarpSpec {
  /** Exponents of the broad pass: 1 keeps true areas, 0 makes all provinces equal. */
  readonly land: number;
  readonly sea: number;
  /** Density of what is off the board: below 1 it gives way. */
  readonly off: number;
  /** Blur of the broad pass, in cells of the density grid. */
  readonly blur: number;
  /** Number of local passes, which enlarge only provinces that are too small, and their blur. */
  readonly lifts: number;
  readonly liftBlur: number;
  /** What is too small: an area and the radius of the largest circle inside, in cells. */
  readonly area: number;
  readonly radius: number;
}

/** Land inside an area changes hands. */
export interface Stroke {
  /** A province, `_` for off the board, or `sea` to dig the land away. */
  readonly to: ProvinceId;
  readonly area: readonly Point[];
  /** Only land that belongs to these provinces now. */
  readonly over?: readonly ProvinceId[];
  /** Only these units. */
  readonly units?: readonly string[];
  /** How far the sides wiggle; 0 is straight. */
  readonly rough?: number;
}

export interface Corner {
  readonly at: Point;
  readonly radius: number;
  /** Provinces and the compass bearing at which their sector starts, clockwise. */
  readonly sectors: readonly (readonly [ProvinceId, number])[];
}
