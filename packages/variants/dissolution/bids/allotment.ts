import { isInactive, type OwnRules, type Power, type Rules, type State, unitsOf } from "@chancery/engine";
import { isExile, ownOf } from "../own.ts";
import { controlsOil } from "../points.ts";

const MOST_BY_UNITS = 4;
const BY_OIL = 1;
const LEAST = 1;

/** Nobody ever has more points than these. */
export const MOST_POINTS = MOST_BY_UNITS + BY_OIL;

/** What may be agreed about players in exile. */
export interface ExileRules {
  /** Whether eliminated players keep allocating points. */
  readonly exiles: boolean;
}

/** Diplomacy Points of a player, and what they are for. */
export interface Allotment {
  readonly points: number;
  readonly byUnits: number;
  readonly byOil: number;
}

const NOTHING: Allotment = { points: 0, byUnits: 0, byOil: 0 };

/**
 * Diplomacy Points of a player for one Orders phase, from what stands and is held when it begins (R054): one for each
 * unit up to four, one for oil, and never less than one (DIS-5.2-1), be it in exile (DIS-5.2.3-2). Who is in civil
 * disorder gives none (R009).
 */
function allot({ exiles }: ExileRules, state: State, player: Power): Allotment {
  const isOut = isExile(state, player);
  if (ownOf(state).revoked.includes(player) || isInactive(state, player) || (isOut && !exiles))
    return NOTHING;
  if (isOut) return { ...NOTHING, points: LEAST };
  const byUnits = Math.min(unitsOf(state, player), MOST_BY_UNITS);
  const byOil = controlsOil(state, player) ? BY_OIL : 0;
  return { points: Math.max(LEAST, byUnits + byOil), byUnits, byOil };
}

export const allotment = (exiles: ExileRules, state: State, player: Power): number =>
  allot(exiles, state, player).points;

/** What the game adds to the rules, and what was agreed about exiles. */
export type AgreedRules = OwnRules & ExileRules;

/** The points of a player by what was agreed at a table. */
export const allotmentBy = ({ own }: Rules, state: State, player: Power): Allotment =>
  allot(own as AgreedRules, state, player);
