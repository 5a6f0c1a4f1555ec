import { type Power, type State, unitsOf } from "@chancery/engine";
import { isExile, ownOf } from "../own.ts";
import { controlsOil } from "../points.ts";

const MOST_BY_UNITS = 4;
const LEAST = 1;

/** What may be agreed about players in exile. */
export interface ExileRules {
  /** Whether eliminated players go on allocating points. */
  readonly exiles: boolean;
}

/**
 * Diplomacy Points of a player for one Orders phase, from what stands and is held when it begins (R054): one for each
 * unit up to four, one for oil, and never less than one (DIS-5.2-1), be it in exile (DIS-5.2.3-2).
 */
export function allotment({ exiles }: ExileRules, state: State, player: Power): number {
  const isOut = isExile(state, player);
  if (ownOf(state).revoked.includes(player) || (isOut && !exiles)) return 0;
  if (isOut) return LEAST;
  const byUnits = Math.min(unitsOf(state, player), MOST_BY_UNITS);
  return Math.max(LEAST, byUnits + (controlsOil(state, player) ? 1 : 0));
}
