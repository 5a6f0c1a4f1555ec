import type { Board, Location, Province } from "../../board/board.ts";
import type { Rules } from "../../rulebook/rules.ts";
import type { Dislodged, State } from "../../state/state.ts";
import type { Unit } from "../../state/unit.ts";
import { retreatsFrom } from "../places.ts";
import { DISLODGED, NOBODY, type Outcome } from "./outcome.ts";
import type { Prepared } from "./prepared.ts";

/** In place of the owner of a center: nobody has it. */
export const UNOWNED = -1;

/** Who is where after the moves, as a position has it. */
export type Standing = Pick<State, "units" | "dislodged" | "contested">;

const NO_DISLODGED: readonly Dislodged[] = [];
const NOWHERE: readonly Province[] = [];

/** Reads off an outcome who is where. */
export function standingAfter(rules: Rules, state: State, outcome: Outcome): Standing {
  const { at, dislodgedCount, contestedCount } = outcome;
  const units: Unit[] = [];
  for (let u = 0; u < state.units.length; u++) {
    const unit = state.units[u];
    if (at[u] === unit.at) units.push(unit);
    else if (at[u] !== DISLODGED) units.push({ power: unit.power, kind: unit.kind, at: at[u] as Location });
  }
  const contested = contestedCount === 0 ? NOWHERE : contestedIn(outcome);
  const dislodged = dislodgedCount === 0 ? NO_DISLODGED : dislodgedIn(rules, state, outcome, contested);
  return { units, dislodged, contested };
}

function contestedIn({ contested, contestedCount }: Outcome): readonly Province[] {
  const provinces: Province[] = [];
  for (let i = 0; i < contestedCount; i++) provinces.push(contested[i] as Province);
  return provinces.sort((a, b) => a - b);
}

function dislodgedIn(
  rules: Rules,
  state: State,
  { at, attackedFrom }: Outcome,
  contested: readonly Province[],
): readonly Dislodged[] {
  const { provinceOf } = rules.board;
  const isTaken = (index: Province): boolean => {
    for (let u = 0; u < state.units.length; u++)
      if (at[u] !== DISLODGED && provinceOf[at[u]] === index) return true;
    return false;
  };
  const dislodged: Dislodged[] = [];
  for (let u = 0; u < state.units.length; u++) {
    if (at[u] !== DISLODGED) continue;
    const unit = state.units[u];
    const barred = attackedFrom[u] === NOBODY ? null : (attackedFrom[u] as Province);
    const retreats = retreatsFrom(rules, state, unit, { isTaken, attackedFrom: barred, contested });
    dislodged.push({ unit, attackedFrom: barred, retreats });
  }
  return dislodged;
}

/** The position right after the moves, as retreats are written for it: the same units and retreats as by `resolveMovement`. */
export const stateAfter = ({ rules, state }: Prepared, outcome: Outcome): State => ({
  ...state,
  ...standingAfter(rules, state, outcome),
});

const indexes = new WeakMap<Board, Int16Array>();

/** By province: its place among the centers, or NOBODY. */
function centerIndexes(board: Board): Int16Array {
  let known = indexes.get(board);
  if (known === undefined) {
    known = new Int16Array(board.provinces.length).fill(NOBODY);
    for (const [index, center] of board.centers.entries()) known[center] = index;
    indexes.set(board, known);
  }
  return known;
}

/**
 * Who has each center, in the order of the board, were they counted right after the moves: the power that stands in it, else
 * the one that had it before. Dislodged units count for nobody. Allocates nothing.
 */
export function ownersAfter(
  { rules, state, power, count }: Prepared,
  { at }: Outcome,
  owners: Int16Array,
): void {
  const { provinceOf } = rules.board;
  const centers = centerIndexes(rules.board);
  for (let c = 0; c < owners.length; c++) owners[c] = state.owners[c] ?? UNOWNED;
  for (let u = 0; u < count; u++) {
    if (at[u] === DISLODGED) continue;
    const center = centers[provinceOf[at[u]]];
    if (center !== NOBODY) owners[center] = power[u];
  }
}
