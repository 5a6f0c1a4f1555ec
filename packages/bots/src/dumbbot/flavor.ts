/** In what versions of DumbBot differ. */
export interface Flavor {
  /** Whether centers that nobody owns are worth attacking; together they count as one power. */
  readonly wantsUnowned: boolean;
  /** Whether worth flows only along the way a unit travels, or along every way into a province. */
  readonly spreads: "own-way" | "any-way";
  /** What a place keeps of its own worth as worth flows: its own, or the best of all places in its province. */
  readonly keeps: "own" | "province";
  /** Whether a unit that stands in a place adds to its power's strength there. */
  readonly countsOccupant: boolean;
  /** What staying adds to the value of a unit's own place. */
  readonly stayBonus: number;
  /** Whether going on to the next best takes two throws or one. */
  readonly throws: 1 | 2;
  /** How surely the better is taken: so many times the difference, as a part of the better one. */
  readonly certainty: number;
  /** What a move is worth to an idle unit that could support it: the value of its destination or of its origin. */
  readonly supportsBy: "destination" | "origin";
  /** How a unit to remove is picked: by the toss of a coin, or as everything else is. */
  readonly removesBy: "coin" | "value";
  /** Whether it attacks with support where others never move. */
  readonly noticesStillness: boolean;
}

/** David Norman's DumbBot, version 4 (2003). */
export const V4: Flavor = {
  wantsUnowned: true,
  spreads: "own-way",
  keeps: "own",
  countsOccupant: true,
  stayBonus: 1,
  throws: 2,
  certainty: 5,
  supportsBy: "destination",
  removesBy: "coin",
  noticesStillness: false,
};

/** The rewrite in Python by which bots have been measured since 2019. */
export const REWRITE: Flavor = {
  wantsUnowned: false,
  spreads: "any-way",
  keeps: "province",
  countsOccupant: false,
  stayBonus: 0,
  throws: 1,
  certainty: 5,
  supportsBy: "origin",
  removesBy: "value",
  noticesStillness: false,
};

/**
 * What beginners play against. Where values hardly change, DumbBot orders the same year after year: the rewrite freezes,
 * as it doesn't want centers that nobody owns, and version 4 does at times. This one is readier to try the next best, and
 * doesn't run into units that never move without support.
 */
export const RESTLESS: Flavor = { ...V4, certainty: 1, noticesStillness: true };
