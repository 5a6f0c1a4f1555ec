import { type Board, isNext, type Province, type State, type Unit } from "@chancery/engine";
import { provinceOf } from "./situation.ts";

/**
 * Convoys by declared paths, read a second time from the rulebook: what carries, what lies next to what in a
 * chain, where a chain may end.
 */

const flies = (unit: Unit): boolean => unit.kind.way === "air";

/** Fleets in water provinces, and whatever flies. */
export const carriers = (board: Board, state: State): Unit[] =>
  state.units.filter(
    (unit) => unit.kind.convoys && (flies(unit) || board.isSea[provinceOf(board, unit)] === 1),
  );

/** Whether two provinces can follow each other in a path, given who carries in them; null: nobody, it is an end. */
export function isStep(
  board: Board,
  a: Province,
  carrier: Unit | null,
  b: Province,
  next: Unit | null,
): boolean {
  if (carrier && next && flies(carrier) && flies(next)) return true;
  const byAir = (carrier && flies(carrier)) || (next && flies(next));
  if (byAir) return board.reach.air.to[a].some((location) => board.provinceOf[location] === b);
  // A shore next to the sea from any of its coasts.
  return carrier ? board.seasNextTo[b].includes(a) : board.seasNextTo[a].includes(b);
}

/** Whether a chain can end from a carrier's province in `to`: next to it, or where another unit that flies stands. */
export function isEnd(board: Board, state: State, last: Unit, to: Province): boolean {
  const there = state.units.find((unit) => provinceOf(board, unit) === to);
  if (board.isSea[to] === 1 || there === last) return false;
  const farWing = there?.kind.convoys && flies(there) && flies(last);
  return farWing || isStep(board, provinceOf(board, last), last, to, null);
}

/** Whether a whole path is as the rules want it. */
export function isPath(
  board: Board,
  state: State,
  army: Unit,
  path: readonly Province[],
  to: Province,
): boolean {
  const able = carriers(board, state);
  const links = path.map((place) => able.find((unit) => provinceOf(board, unit) === place));
  if (!army.kind.convoyed || path.length === 0 || links.includes(undefined)) return false;
  if (new Set([provinceOf(board, army), ...path, to]).size < path.length + 2) return false;
  const places = [provinceOf(board, army), ...path];
  const units = [null, ...(links as Unit[])];
  return (
    path.every((place, i) => isStep(board, places[i], units[i], place, units[i + 1])) &&
    isEnd(board, state, links[links.length - 1] as Unit, to)
  );
}

/** From which carriers a place can be reached, over `open` ones only. */
function joined(board: Board, open: readonly Unit[], isFirst: (unit: Unit) => boolean): Set<Unit> {
  const found = new Set(open.filter(isFirst));
  for (const unit of found)
    for (const next of open)
      if (isStep(board, provinceOf(board, unit), unit, provinceOf(board, next), next) && next !== unit)
        found.add(next);
  return found;
}

/** Whether an army could be carried somewhere by those present, without one of them. */
export function couldBeCarried(
  board: Board,
  state: State,
  army: Unit,
  to: Province,
  without?: Unit,
): boolean {
  const from = provinceOf(board, army);
  if (!army.kind.convoyed || from === to) return false;
  const open = carriers(board, state).filter((unit) => unit !== without && provinceOf(board, unit) !== to);
  const reached = joined(board, open, (unit) => isStep(board, from, null, provinceOf(board, unit), unit));
  return [...reached].some((unit) => isEnd(board, state, unit, to));
}

/**
 * Whether a carrier has a part in some chain: two ways that have nothing in common lead from it, to the army and to
 * the destination. That is so if, whatever single unit or end is taken away, one of the ends can still be reached
 * (the fan lemma, by Menger's theorem).
 */
export function hasPart(board: Board, state: State, link: Unit, army: Unit, to: Province): boolean {
  const from = provinceOf(board, army);
  if (!army.kind.convoyed || from === to || provinceOf(board, link) === to) return false;
  const all = carriers(board, state).filter((unit) => provinceOf(board, unit) !== to);
  const takes = (unit: Unit): boolean => isStep(board, from, null, provinceOf(board, unit), unit);
  const leaves = (unit: Unit): boolean => isEnd(board, state, unit, to);
  const reaches = (open: readonly Unit[], isGoal: (unit: Unit) => boolean): boolean =>
    [...joined(board, open, (unit) => unit === link)].some(isGoal);
  if (!reaches(all, takes) || !reaches(all, leaves)) return false;
  return all.every((gone) => {
    if (gone === link) return true;
    const rest = all.filter((unit) => unit !== gone);
    return reaches(rest, takes) || reaches(rest, leaves);
  });
}

/** Whether a unit may not go somewhere although it could. */
export const isBarred = (unit: Unit, to: Province): boolean => unit.kind.barred.includes(to);

/** Whether a unit is next to a province in its own way of getting about, and allowed in. */
export const isBeside = (board: Board, unit: Unit, to: Province): boolean =>
  isNext(board, unit.kind.way, unit.at, to) && !isBarred(unit, to);
