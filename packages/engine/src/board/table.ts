/**
 * A board as people write it down. It is the truth about a board: geometry is drawn to fit it, and the
 * compiled form ({@link Board}) is made from it once.
 */
export interface BoardTable {
  readonly id: string;
  readonly name: string;
  readonly provinces: readonly ProvinceRow[];
  readonly edges: EdgeTable;
  /** Abbreviations that could mean several provinces and are never read as any of them. */
  readonly unclear?: readonly string[];
}

/** What a province can be: land away from the sea, coastal land, or water. */
export const TERRAINS = ["inland", "coast", "sea"] as const;

/** One of `TERRAINS`. */
export type Terrain = (typeof TERRAINS)[number];

/** A province in a board's table. */
export interface ProvinceRow {
  /** The canonical abbreviation, written in orders: `Par`, `StP`. */
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
  /** The country the province is part of on the printed board. */
  readonly country?: string;
  /** A supply center. */
  readonly center?: true;
  /** Separate coasts; a fleet stands on one of them, an army in the whole province. */
  readonly coasts?: readonly string[];
  /** Other spellings. Full names and their unambiguous prefixes need none. */
  readonly aliases?: readonly string[];
}

/** Neighbors as `Par-Bur`, separated by blanks; a coast is written `StP/nc`. */
export interface EdgeTable {
  /** Passable for what goes by land only. */
  readonly land: string;
  /** Passable both by land and along the coast. */
  readonly both: string;
  /** Passable for what goes by water only. */
  readonly water: string;
}
