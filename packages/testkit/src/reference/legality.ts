import {
  type Board,
  isNext,
  type Location,
  type Province,
  type Rules,
  type State,
  type Unit,
} from "@chancery/engine";
import { carriers, couldBeCarried, hasPart, isBarred, isBeside, isPath } from "./carriers.ts";
import { type MovementOrder, provinceOf } from "./situation.ts";

/**
 * The shortest chains of fleets present at sea over which an army could be carried, whatever they are ordered.
 * A chain grows fleet by fleet; it never comes beside an earlier fleet or the origin again, for then a fleet
 * could be dropped, and it ends as soon as it touches the destination.
 */
export function chains(
  board: Board,
  state: State,
  from: Province,
  to: Province,
  without?: Unit,
): Province[][] {
  const fleets = state.units
    .filter((unit) => unit !== without && unit.kind.convoys && board.isSea[provinceOf(board, unit)] === 1)
    .map((unit) => provinceOf(board, unit));
  const touches = (sea: Province, province: Province): boolean => board.seasNextTo[province].includes(sea);
  const found: Province[][] = [];
  const grow = (chain: readonly Province[]): void => {
    if (touches(chain[chain.length - 1], to)) {
      found.push([...chain]);
      return;
    }
    for (const next of fleets) {
      const beside = chain.filter((sea) => touches(next, sea));
      const joinsOnlyTheLast = beside.length === 1 && beside[0] === chain[chain.length - 1];
      if (joinsOnlyTheLast && !touches(next, from) && !chain.includes(next)) grow([...chain, next]);
    }
  };
  for (const first of fleets) if (touches(first, from)) grow([first]);
  return found;
}

const isCoast = (board: Board, province: Province): boolean => board.provinces[province].terrain === "coast";

const isOpenTo = (state: State, province: Province): boolean => !state.closed.includes(province);

/** Whether a unit could go there, on its own or over fleets that are present (but not over `without`). */
function canMove(board: Board, state: State, unit: Unit, to: Location, without?: Unit): boolean {
  const province = board.provinceOf[to] as Province;
  if (!isOpenTo(state, province)) return false;
  if (board.reach[unit.kind.way].to[unit.at].includes(to)) return true;
  return canSail(board, state, unit, to, without);
}

/**
 * Whether a fleet has a part in taking an army somewhere: where every lost route counts, detours are routes as well;
 * where one open route is enough, nobody needs them.
 */
export function isRouted(
  { board, policies }: Rules,
  state: State,
  fleet: Unit,
  army: Unit,
  to: Province,
): boolean {
  if (policies.convoyRoutes === "any-lost-breaks") return hasPart(board, state, fleet, army, to);
  const sea = provinceOf(board, fleet);
  return chains(board, state, provinceOf(board, army), to).some((chain) => chain.includes(sea));
}

export function canSail(board: Board, state: State, unit: Unit, to: Location, without?: Unit): boolean {
  const from = provinceOf(board, unit);
  const province = board.provinceOf[to] as Province;
  if (!unit.kind.convoyed || from === province || board.locations[to].coast !== null) return false;
  if (!isCoast(board, from) || !isCoast(board, province) || !isOpenTo(state, province)) return false;
  return chains(board, state, from, province, without).length > 0;
}

/** The same where convoys go by declared paths: an army that cannot walk there needs one. */
function isLegalByPath({ board }: Rules, state: State, order: MovementOrder): boolean {
  const { unit, target } = order;
  const at = provinceOf(board, unit);
  const to = order.to === null ? null : (board.provinceOf[order.to] as Province);
  if (to !== null && !isOpenTo(state, to)) return false;
  const walks = (walker: Unit): boolean =>
    order.to !== null && board.reach[walker.kind.way].to[walker.at].includes(order.to);
  switch (order.type) {
    case "hold":
      return true;
    case "move":
      if (to === null || isBarred(unit, to)) return false;
      if (order.path.length > 0) return isPath(board, state, unit, order.path, to);
      return walks(unit) && !order.viaConvoy;
    case "support": {
      const into = to ?? provinceOf(board, order.target);
      if (order.target === unit || into === at || !isBeside(board, unit, into)) return false;
      if (to === null) return true;
      if (to === provinceOf(board, order.target) || isBarred(order.target, to)) return false;
      return walks(order.target) || couldBeCarried(board, state, order.target, to, unit);
    }
    case "convoy":
      if (to === null || !target || !carriers(board, state).includes(unit) || isBarred(target, to))
        return false;
      return board.isSea[to] === 0 && hasPart(board, state, unit, target, to);
  }
}

/** Whether an order is legal: a plain second reading of the rulebooks, as the resolver here is of the conflicts. */
export function isLegal(rules: Rules, state: State, order: MovementOrder): boolean {
  const { board, policies } = rules;
  if (policies.convoyPaths === "declared") return isLegalByPath(rules, state, order);
  const { unit, target, to } = order;
  switch (order.type) {
    case "hold":
      return true;
    case "move":
      // Where "via convoy" binds, it is impossible without fleets.
      if (order.viaConvoy && unit.kind.convoyed && policies.adjacentConvoy === "own-fleet-or-stated") {
        return canSail(board, state, unit, order.to);
      }
      return canMove(board, state, unit, order.to);
    case "support": {
      const into = to === null ? provinceOf(board, order.target) : (board.provinceOf[to] as Province);
      if (order.target === unit || !isNext(board, unit.kind.way, unit.at, into)) return false;
      if (to === null) return true;
      // The coast may be left out, so any place of the province will do; but not a convoy by the supporter itself.
      const places = board.locations[to].coast !== null ? [to] : [to, ...board.provinces[into].coasts];
      return places.some((place) => canMove(board, state, order.target, place, unit));
    }
    case "convoy": {
      const at = provinceOf(board, unit);
      if (!unit.kind.convoys || board.isSea[at] === 0 || !target) return false;
      if (!canSail(board, state, target, order.to)) return false;
      return isRouted(rules, state, unit, target, board.provinceOf[order.to] as Province);
    }
  }
}
