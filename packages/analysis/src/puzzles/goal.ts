import { DISLODGED, NOBODY, type Outcome, type Power, type Prepared, type Province } from "@chancery/engine";

/**
 * What a puzzle asks for: right after the moves, so many of these places are the power's, whatever the others order. A place
 * is its own where its unit stands. So is a center that it has already, as long as nobody else gets there, not even by
 * retreating.
 */
export interface Goal {
  readonly power: Power;
  readonly places: readonly Province[];
  readonly count: number;
}

/** Tells whether a set of orders reached the goal. Made once for a position, as it keeps room for the answers. */
export type Judge = (outcome: Outcome) => boolean;

const EMPTY = -1;

export function judgeOf({ rules, state, power, count }: Prepared, goal: Goal): Judge {
  const { board } = rules;
  const { provinceOf } = board;
  const isKept = goal.places.map((place) => state.owners[board.centers.indexOf(place)] === goal.power);
  const holder = new Int16Array(board.provinces.length);
  const canGo = (u: number, place: Province): boolean => {
    const { kind, at } = state.units[u];
    return board.reach[kind.way].next[at * board.provinces.length + place] === 1;
  };
  return (outcome) => {
    const { at, attackedFrom, contested, contestedCount, dislodgedCount } = outcome;
    holder.fill(EMPTY);
    for (let u = 0; u < count; u++) if (at[u] !== DISLODGED) holder[provinceOf[at[u]]] = power[u];
    const isOpenTo = (u: number, place: Province): boolean => {
      if (at[u] !== DISLODGED || power[u] === goal.power) return false;
      if (attackedFrom[u] !== NOBODY && attackedFrom[u] === place) return false;
      for (let c = 0; c < contestedCount; c++) if (contested[c] === place) return false;
      return canGo(u, place);
    };
    let reached = 0;
    for (let p = 0; p < goal.places.length; p++) {
      const place = goal.places[p];
      if (holder[place] === goal.power) reached++;
      else if (isKept[p] && holder[place] === EMPTY) {
        let isLost = false;
        for (let u = 0; dislodgedCount > 0 && u < count && !isLost; u++) isLost = isOpenTo(u, place);
        if (!isLost) reached++;
      }
    }
    return reached >= goal.count;
  };
}
