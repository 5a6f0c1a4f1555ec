import type { Location, Way } from "../board/board.ts";

declare const brand: unique symbol;

/** Index of a power of a game. */
export type Power = number & { readonly [brand]: "power" };

/** What a kind of unit can do. Resolving reads these traits, never the names of kinds. */
export interface UnitKind {
  /** The letter written in orders: `A`, `F`. */
  readonly letter: string;
  readonly name: string;
  readonly way: Way;
  /** May carry others across the sea province it stands in. */
  readonly convoys: boolean;
  /** May be carried. */
  readonly convoyed: boolean;
}

/** A unit on the board. Units are values: one that moves is replaced by another. */
export interface Unit {
  readonly power: Power;
  readonly kind: UnitKind;
  readonly at: Location;
}
