import { type Location, type Province, reachOf } from "../board/board.ts";
import type { Rules } from "../rulebook/rules.ts";
import { isInactive, type State } from "../state/state.ts";
import type { Unit } from "../state/unit.ts";

/** What bars retreats, besides the unit's own reach. */
export interface Barred {
  /** Provinces with a unit in them. */
  readonly isTaken: (province: Province) => boolean;
  /** Where the attacker came from; null where that bars nothing. */
  readonly attackedFrom: Province | null;
  /** Left vacant by a standoff. */
  readonly contested: readonly Province[];
}

/**
 * Where a dislodged unit may go: next to it, passable for it, and open (CB-129 to CB-132). Closed spaces are
 * judged by province, not by coast. A power that nobody orders does not retreat (CB-158), and neither
 * does a unit that never leaves its place (DIS-3.7-7).
 */
export function retreatsFrom(rules: Rules, state: State, unit: Unit, barred: Barred): Location[] {
  if (isInactive(state, unit.power) || unit.kind.stationary) return [];
  const { provinceOf } = rules.board;
  return reachOf(rules.board, unit.kind.way).to[unit.at].filter((location) => {
    const province = provinceOf[location] as Province;
    if (province === barred.attackedFrom || barred.isTaken(province)) return false;
    if (unit.kind.barred.includes(province)) return false;
    return !barred.contested.includes(province) && !state.closed.includes(province);
  });
}
