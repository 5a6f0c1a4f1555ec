import type { Location, Province } from "../board/board.ts";
import type { Phase } from "./phase.ts";
import type { Power, Unit } from "./unit.ts";

/** A unit that lost its place and has to retreat or disband. */
export interface Dislodged {
  readonly unit: Unit;
  /** Where the attacker came from; null where that bars no retreat. */
  readonly attackedFrom: Province | null;
  readonly retreats: readonly Location[];
}

/** How a game ended. */
export type Ending =
  | { readonly how: "victory"; readonly winners: readonly Power[]; readonly by: VictoryKind }
  | { readonly how: "draw"; readonly sharers: readonly Power[] }
  | { readonly how: "stopped" };

/** `control`: enough centers (or units); the others: most of them when the agreed time or turn came. */
export type VictoryKind = "control" | "points" | "turn-limit" | "time-limit";

/**
 * A position, complete enough to go on from. Nothing secret is in it: orders are submitted beside it.
 * Immutable; every step of the game makes a new one.
 */
export interface State {
  readonly phase: Phase;
  readonly units: readonly Unit[];
  /** Owner of each center, in the order of `board.centers`; null while unowned. */
  readonly owners: readonly (Power | null)[];
  readonly dislodged: readonly Dislodged[];
  /** Provinces left vacant by a standoff in the move just made. */
  readonly contested: readonly Province[];
  /** The powers each player plays. A power on no seat stands still. */
  readonly seats: readonly (readonly Power[])[];
  /** Provinces nobody may enter now. */
  readonly closed: readonly Province[];
  /** Powers whose government has collapsed: no orders came from them this season. */
  readonly disorder: readonly Power[];
  readonly ending: Ending | null;
  /** What only the game itself knows about: read and written by its own rules. Null where there is nothing. */
  readonly own: unknown;
}

/** The unit in a province, the one in place rather than a dislodged one. */
export function unitIn(state: State, provinceOf: Uint16Array, province: Province): Unit | undefined {
  return state.units.find((unit) => provinceOf[unit.at] === province);
}

/** Whether nobody orders a power: it is on no seat, or in civil disorder (CB-157, CB-162). */
export function isInactive(state: State, power: Power): boolean {
  if (state.disorder.includes(power)) return true;
  // Mostly, a power is on the seat of its own number.
  if (state.seats[power]?.includes(power)) return false;
  return !state.seats.some((seat) => seat.includes(power));
}

/** Does one player play both powers? */
export function samePlayer(state: State, a: Power, b: Power): boolean {
  return a === b || state.seats.some((seat) => seat.includes(a) && seat.includes(b));
}

/** How many centers a power owns. */
export function centersOf(state: State, power: Power): number {
  let count = 0;
  for (const owner of state.owners) if (owner === power) count++;
  return count;
}

/** How many units a power has on the board. */
export function unitsOf(state: State, power: Power): number {
  let count = 0;
  for (const unit of state.units) if (unit.power === power) count++;
  return count;
}
