import type { Board, Location, Province } from "../../board/board.ts";
import type { Dislodged, State } from "../../state/state.ts";
import type { Unit } from "../../state/unit.ts";
import { retreatsFrom } from "../places.ts";
import { DISLODGED, NOBODY, type Outcome } from "./outcome.ts";
import type { Prepared } from "./prepared.ts";

/** In place of the owner of a centre: nobody has it. */
export const UNOWNED = -1;

/** The position right after the moves, as retreats are written for it: the same units and retreats as by `resolveMovement`. */
export function stateAfter({ rules, state, count, place }: Prepared, outcome: Outcome): State {
  const { at, attackedFrom } = outcome;
  const { provinceOf } = rules.board;
  const units: Unit[] = [];
  const lost: number[] = [];
  const taken = new Uint8Array(rules.board.provinces.length);
  for (let u = 0; u < count; u++) {
    const unit = state.units[u];
    if (at[u] === DISLODGED) {
      lost.push(u);
      continue;
    }
    taken[provinceOf[at[u]]] = 1;
    units.push(at[u] === place[u] ? unit : { power: unit.power, kind: unit.kind, at: at[u] as Location });
  }
  const contested = Array.from(outcome.contested.subarray(0, outcome.contestedCount), (p) => p as Province);
  contested.sort((a, b) => a - b);
  const isTaken = (index: Province): boolean => taken[index] === 1;
  const dislodged = lost.map((u): Dislodged => {
    const unit = state.units[u];
    const barred = attackedFrom[u] === NOBODY ? null : (attackedFrom[u] as Province);
    const retreats = retreatsFrom(rules, state, unit, { isTaken, attackedFrom: barred, contested });
    return { unit, attackedFrom: barred, retreats };
  });
  return { ...state, units, dislodged, contested };
}

const indexes = new WeakMap<Board, Int16Array>();

/** By province: its place among the centres, or NOBODY. */
function centreIndexes(board: Board): Int16Array {
  let known = indexes.get(board);
  if (known === undefined) {
    known = new Int16Array(board.provinces.length).fill(NOBODY);
    for (const [index, centre] of board.centres.entries()) known[centre] = index;
    indexes.set(board, known);
  }
  return known;
}

/**
 * Who has each centre, in the order of the board, were they counted right after the moves: the power that stands in it, else
 * the one that had it before. Dislodged units count for nobody. Allocates nothing.
 */
export function ownersAfter(
  { rules, state, power, count }: Prepared,
  { at }: Outcome,
  owners: Int16Array,
): void {
  const { provinceOf } = rules.board;
  const centres = centreIndexes(rules.board);
  for (let c = 0; c < owners.length; c++) owners[c] = state.owners[c] ?? UNOWNED;
  for (let u = 0; u < count; u++) {
    if (at[u] === DISLODGED) continue;
    const centre = centres[provinceOf[at[u]]];
    if (centre !== NOBODY) owners[centre] = power[u];
  }
}
