import type { Prepared } from "./prepared.ts";

/** In place of where a unit is: it has been dislodged. */
export const DISLODGED = -1;
/** In place of an attacker or a province: there is none. */
export const NOBODY = -1;

/** The result of one set of orders. Overwritten with each set; indexed by unit. */
export interface Outcome {
  /** Where each unit is after the moves: a location, or DISLODGED. */
  readonly at: Int16Array;
  /** Who dislodged each unit, or NOBODY. */
  readonly attacker: Int16Array;
  /** Of dislodged units: the province their attacker came from, or NOBODY where that bars no retreat. */
  readonly attackedFrom: Int16Array;
  dislodgedCount: number;
  /** Provinces left vacant by a standoff, as many as `contestedCount` says, in no particular order. */
  readonly contested: Int16Array;
  contestedCount: number;
  /** Who beat each unit without being able to dislodge it, or NOBODY; only if there are any. */
  readonly disabler: Int16Array;
  disabledCount: number;
}

/** Room for the outcome of one set of orders. Use it again for the next set. */
export function createOutcome({ count }: Pick<Prepared, "count">): Outcome {
  return {
    at: new Int16Array(count),
    attacker: new Int16Array(count),
    attackedFrom: new Int16Array(count),
    dislodgedCount: 0,
    contested: new Int16Array(count),
    contestedCount: 0,
    disabler: new Int16Array(count),
    disabledCount: 0,
  };
}
