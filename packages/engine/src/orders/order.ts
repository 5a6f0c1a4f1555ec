import type { Location, Province } from "../board/board.ts";
import type { Unit, UnitKind } from "../state/unit.ts";

/**
 * An order that has been understood: it names units that stand on the board. Whether it is allowed is
 * another question (see `LegalOrder`). All kinds have the same fields in the same sequence, so that the
 * engine reads them quickly; make them with the functions below.
 */
export type Order = BoardOrder | Own;

/** An order that every game knows. */
export type BoardOrder = Hold | Move | Support | Convoy | Retreat | Disband | Build | Waive;

/** The orders that every game has. */
export const ORDER_TYPES = [
  "hold",
  "move",
  "support",
  "convoy",
  "retreat",
  "disband",
  "build",
  "waive",
] as const;

/** One of `ORDER_TYPES`. */
export type OrderType = (typeof ORDER_TYPES)[number];

interface Fields {
  readonly type: OrderType | "own";
  /** The unit that gets the order. */
  readonly unit: Unit | null;
  /** The unit supported or convoyed. */
  readonly target: Unit | null;
  /** Where the ordered unit (or the one supported or convoyed) goes; where a unit is built. */
  readonly to: Location | null;
  /** What is built. */
  readonly kind: UnitKind | null;
  /** "via convoy" was written. */
  readonly viaConvoy: boolean;
  /** The way of a convoyed move, province by province, where the rules have it declared; else empty. */
  readonly path: readonly Province[];
}

/** Stays where it is. */
export interface Hold extends Fields {
  readonly type: "hold";
  readonly unit: Unit;
}

/** Moves or attacks, by land, by sea or by convoy. */
export interface Move extends Fields {
  readonly type: "move";
  readonly unit: Unit;
  readonly to: Location;
}
/** Support to hold where `to` is null, else to move there. */
export interface Support extends Fields {
  readonly type: "support";
  readonly unit: Unit;
  readonly target: Unit;
}

/** Carries `target` to `to`. */
export interface Convoy extends Fields {
  readonly type: "convoy";
  readonly unit: Unit;
  readonly target: Unit;
  readonly to: Location;
}

/** A dislodged unit goes elsewhere. */
export interface Retreat extends Fields {
  readonly type: "retreat";
  readonly unit: Unit;
  readonly to: Location;
}
/** Of a dislodged unit, or of one that cannot be kept. */
export interface Disband extends Fields {
  readonly type: "disband";
  readonly unit: Unit;
}

/** A new unit at a location. */
export interface Build extends Fields {
  readonly type: "build";
  readonly unit: null;
  readonly to: Location;
  readonly kind: UnitKind;
}
/** A build that is not made use of. */
export interface Waive extends Fields {
  readonly type: "waive";
  readonly unit: null;
}

/** A line of the game's own, which only the game can read, write and judge. */
export interface Own extends Fields {
  readonly type: "own";
  readonly unit: null;
  readonly line: unknown;
}

const NO_PATH: readonly Province[] = [];

/** Makes an order to hold. */
export const hold = (unit: Unit): Hold => ({
  type: "hold",
  unit,
  target: null,
  to: null,
  kind: null,
  viaConvoy: false,
  path: NO_PATH,
});

/** Makes an order to move, by convoy if it says so. */
export const move = (unit: Unit, to: Location, viaConvoy = false, path = NO_PATH): Move => ({
  type: "move",
  unit,
  target: null,
  to,
  kind: null,
  viaConvoy,
  path,
});

/** Do two convoys take the same path? */
export const samePath = (a: readonly Province[], b: readonly Province[]): boolean =>
  a === b || (a.length === b.length && a.every((link, i) => link === b[i]));

/** Whether two orders of the same unit are one and the same. */
export const sameOrder = (a: Order, b: Order): boolean =>
  a.type === b.type &&
  a.target === b.target &&
  a.to === b.to &&
  a.viaConvoy === b.viaConvoy &&
  samePath(a.path, b.path);

/** Makes an order to support a unit to hold, or to move where `to` says. */
export const support = (unit: Unit, target: Unit, to: Location | null = null): Support => ({
  type: "support",
  unit,
  target,
  to,
  kind: null,
  viaConvoy: false,
  path: NO_PATH,
});

/** Makes an order to convoy a unit. */
export const convoy = (unit: Unit, target: Unit, to: Location): Convoy => ({
  type: "convoy",
  unit,
  target,
  to,
  kind: null,
  viaConvoy: false,
  path: NO_PATH,
});

/** Makes an order to retreat. */
export const retreat = (unit: Unit, to: Location): Retreat => ({
  type: "retreat",
  unit,
  target: null,
  to,
  kind: null,
  viaConvoy: false,
  path: NO_PATH,
});

/** Makes an order to disband a unit. */
export const disband = (unit: Unit): Disband => ({
  type: "disband",
  unit,
  target: null,
  to: null,
  kind: null,
  viaConvoy: false,
  path: NO_PATH,
});

/** Makes an order to build a unit. */
export const build = (kind: UnitKind, to: Location): Build => ({
  type: "build",
  unit: null,
  target: null,
  to,
  kind,
  viaConvoy: false,
  path: NO_PATH,
});

/** Makes an order to forgo a build. */
export const waive = (): Waive => ({
  type: "waive",
  unit: null,
  target: null,
  to: null,
  kind: null,
  viaConvoy: false,
  path: NO_PATH,
});

/** Makes an order of a line that only the game itself understands. */
export const own = (line: unknown): Own => ({
  type: "own",
  unit: null,
  target: null,
  to: null,
  kind: null,
  viaConvoy: false,
  path: NO_PATH,
  line,
});

declare const checked: unique symbol;

/** An order that the rules allow in the position it was checked against. Made by `checkOrder` only. */
export type LegalOrder<O extends Order = BoardOrder> = O & { readonly [checked]: true };
