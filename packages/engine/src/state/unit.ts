import type { Location, Province, Way } from "../board/board.ts";

declare const brand: unique symbol;

/** Index of a power of a game. */
export type Power = number & { readonly [brand]: "power" };

/**
 * What a kind of unit can do. Resolving reads these traits, never the names of kinds. Several kinds may be
 * written with the same letter, if no power has more than one of them.
 */
export interface UnitKind {
  /** The letter written in orders: `A`, `F`, `W`. */
  readonly letter: string;
  readonly name: string;
  readonly way: Way;
  /** May carry others: by water across the sea it stands in, by air from wherever it stands. */
  readonly convoys: boolean;
  /** May be carried. */
  readonly convoyed: boolean;
  /** Never leaves its place: it attacks where it is ordered to, always bounces, and cannot retreat. */
  readonly stationary: boolean;
  /** Cannot be dislodged: whatever would dislodge it disables it. */
  readonly invulnerable: boolean;
  /** Where it may neither go nor support into, although its way leads there. */
  readonly barred: readonly Province[];
}

/** A unit on the board. Units are values: one that moves is replaced by another. */
export interface Unit {
  readonly power: Power;
  readonly kind: UnitKind;
  readonly at: Location;
}
