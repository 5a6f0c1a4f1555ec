import type { Terrain } from "./table.ts";

declare const brand: unique symbol;

/** Index of a province of a board. */
export type Province = number & { readonly [brand]: "province" };

/**
 * Index of a place where a unit can stand: a province as a whole, or one of its separate coasts.
 * The whole provinces come first, so a province's index is also that of its whole.
 */
export type Location = number & { readonly [brand]: "location" };

/** What a board knows of a province. */
export interface ProvinceInfo {
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
  readonly country: string | null;
  readonly center: boolean;
  /** Separate coasts, empty for most provinces. */
  readonly coasts: readonly Location[];
  readonly aliases: readonly string[];
}

/** A place where units stand: a province, or one of its coasts. */
export interface LocationInfo {
  readonly province: Province;
  readonly coast: string | null;
  /** `Par`, `StP/nc`. */
  readonly label: string;
}

/** How a unit gets about: over land, over water, or over both from province to province. */
export const WAYS = ["land", "water", "air"] as const;

/** One of `WAYS`. */
export type Way = (typeof WAYS)[number];

/** Which places are adjacent, for one way of moving. */
export interface Reach {
  /** Locations next to each location. */
  readonly to: readonly (readonly Location[])[];
  /** 1 where location × province are neighbors: `next[location * provinces + province]`. */
  readonly next: Uint8Array;
}

/** A board, checked and compiled to integers. Made by `compileBoard` only. */
export interface Board {
  readonly id: string;
  readonly name: string;
  readonly provinces: readonly ProvinceInfo[];
  readonly locations: readonly LocationInfo[];
  /** Province of each location. */
  readonly provinceOf: Uint16Array;
  readonly centers: readonly Province[];
  /** 1 for provinces whose terrain is sea. */
  readonly isSea: Uint8Array;
  readonly reach: Readonly<Record<Way, Reach>>;
  /** Sea provinces next to each province, by water and from any of its coasts. */
  readonly seasNextTo: readonly (readonly Province[])[];
  /** Abbreviations that could mean several provinces and are never read as any of them. */
  readonly unclear: readonly string[];
}

/** What is adjacent for a way of moving. Asked for each order: spelled out, it's four times as fast as looking it up by name. */
export const reachOf = ({ reach }: Board, way: Way): Reach =>
  way === "land" ? reach.land : way === "water" ? reach.water : reach.air;

/** Can a unit that moves this way step from a location into a province? */
export const isNext = (board: Board, way: Way, from: Location, to: Province): boolean =>
  reachOf(board, way).next[from * board.provinces.length + to] === 1;

/** The locations of `province` that a unit at `from` can step to (more than one where coasts must be named). */
export function landings(board: Board, way: Way, from: Location, province: Province): Location[] {
  return reachOf(board, way).to[from].filter((location) => board.provinceOf[location] === province);
}
