import type { State, Unit } from "@chancery/engine";
import { board } from "../board.ts";
import { NEUTRAL_POWERS, provinceOfUnit } from "../powers.ts";

/** A position laid out once for all the bids and orders that are judged in it. */
export interface Ground {
  readonly state: State;
  readonly seated: State;
  /** By province: who stands there. */
  readonly standing: readonly (Unit | undefined)[];
}

export function groundOf(state: State): Ground {
  const standing: (Unit | undefined)[] = new Array(board.provinces.length).fill(undefined);
  for (const unit of state.units) standing[provinceOfUnit(unit)] = unit;
  return { state, seated: seated(state), standing };
}

/**
 * The position with someone to order each neutral power, as the points do: on no seat its units would take no orders.
 */
export const seated = (state: State): State => ({ ...state, seats: [...state.seats, ...NEUTRAL_SEATS] });

const NEUTRAL_SEATS: State["seats"] = NEUTRAL_POWERS.map((power) => [power]);
