import { isNext, type Location, landings, type Province } from "../board/board.ts";
import { onRoutes, type Routes } from "../board/crossing.ts";
import { searchRoutes } from "../board/routes.ts";
import { fail } from "../result.ts";
import { routesThatCount } from "../rulebook/policies.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import { isInactive } from "../state/state.ts";
import type { Unit } from "../state/unit.ts";
import { carriersIn, carriersWithout } from "./carriers.ts";
import { canBeCarried } from "./chains.ts";
import { checkLink, checkPath } from "./check-path.ts";
import { type Checked, legal } from "./checked.ts";
import { bitIn, couldCarry, fleetsIn } from "./fleets.ts";
import { illegal } from "./illegal.ts";
import {
  type Convoy,
  convoy,
  type Move,
  move,
  type Order,
  type Retreat,
  retreat,
  type Support,
  support,
} from "./order.ts";

/**
 * Whether the rules allow an order in a position, leaving aside what other units are ordered to do. A
 * coast that goes without saying is filled in. Builds and removals are checked in sequence, by
 * `resolveAdjustments`, because each changes what the next may be.
 */
export function checkOrder(rules: Rules, state: State, order: Order): Checked {
  if (order.unit !== null && isInactive(state, order.unit.power))
    return fail(illegal("not-ordered-by-anybody", order.unit));
  switch (order.type) {
    case "hold":
      return state.phase.task === "M" ? legal(order) : fail(illegal("not-in-this-phase", order.unit));
    case "move":
      return state.phase.task === "M"
        ? checkMove(rules, state, order)
        : fail(illegal("not-in-this-phase", order.unit));
    case "support":
      return state.phase.task === "M"
        ? checkSupport(rules, state, order)
        : fail(illegal("not-in-this-phase", order.unit));
    case "convoy":
      return state.phase.task === "M"
        ? checkConvoy(rules, state, order)
        : fail(illegal("not-in-this-phase", order.unit));
    case "retreat":
      return state.phase.task === "R"
        ? checkRetreat(rules, state, order)
        : fail(illegal("not-in-this-phase", order.unit));
    case "disband":
      if (state.phase.task === "M") return fail(illegal("not-in-this-phase", order.unit));
      if (state.phase.task === "R" && !findDislodged(state, order.unit))
        return fail(illegal("not-dislodged", order.unit));
      return legal(order);
    case "build":
    case "waive":
      return state.phase.task === "A" ? legal(order) : fail(illegal("not-in-this-phase"));
    case "own":
      // What the game itself has to say about its lines it says when it carries them out.
      return rules.own ? legal(order) : fail(illegal("not-in-this-phase"));
  }
}

/** Whether units stand so that they could carry the unit there, if they were so ordered. */
export function couldSail(
  rules: Rules,
  state: State,
  unit: Unit,
  to: Province,
  without: Unit | null = null,
): boolean {
  if (!unit.kind.convoyed || rules.board.isSea[to] === 1) return false;
  if (rules.policies.convoyPaths === "declared") {
    const carriers = carriersIn(rules, state);
    return canBeCarried(without ? carriersWithout(carriers, without) : carriers, unit, to);
  }
  const from = rules.board.provinceOf[unit.at] as Province;
  return from !== to && couldCarry(rules, state, from, to, without);
}

/** Only what goes by water minds coasts; for others a named coast is left out (CB-69, DATC 4.B.6). */
function withoutCoast<O extends Move | Retreat>(
  rules: Rules,
  order: O,
  make: (unit: Unit, to: Location, via?: boolean, path?: readonly Province[]) => O,
): O {
  const whole = rules.board.provinceOf[order.to] as number as Location;
  if (order.to === whole || order.unit.kind.way === "water") return order;
  return make(order.unit, whole, order.viaConvoy, order.path);
}

function checkMove(rules: Rules, state: State, given: Move): Checked {
  const { board } = rules;
  const order = withoutCoast(rules, given, move);
  const { unit } = order;
  const to = board.provinceOf[order.to] as Province;
  if (to === board.provinceOf[unit.at]) return fail(illegal("own-province", unit, to));
  if (state.closed.length > 0 && state.closed.includes(to)) return fail(illegal("closed", unit, to));
  if (unit.kind.barred.includes(to)) return fail(illegal("barred-to-kind", unit, to));
  if (rules.policies.convoyPaths === "declared" && (order.path.length > 0 || order.viaConvoy))
    return checkPath(rules, state, order);
  if (isNext(board, unit.kind.way, unit.at, to)) {
    if (order.viaConvoy && needsRoute(rules, unit) && !couldSail(rules, state, unit, to)) {
      return fail(illegal("no-fleets-for-convoy", unit, to));
    }
    const { coasts } = board.provinces[to];
    if (coasts.length === 0 || unit.kind.way !== "water") return legal(order);
    const places = landings(board, unit.kind.way, unit.at, to);
    if (places.includes(order.to)) return legal(order);
    if (order.to !== (to as number)) return fail(illegal("coast-out-of-reach", unit, to, places));
    return places.length === 1 && rules.policies.coasts === "stated-if-doubtful"
      ? legal(move(unit, places[0], order.viaConvoy))
      : fail(illegal("coast-needed", unit, to, places));
  }
  if (couldSail(rules, state, unit, to))
    return rules.policies.convoyPaths === "found" ? legal(order) : fail(illegal("path-needed", unit, to));
  const terrain = board.provinces[to].terrain;
  if (unit.kind.way === "land" && terrain === "sea") return fail(illegal("by-land-into-sea", unit, to));
  if (unit.kind.way === "water" && terrain === "inland") return fail(illegal("by-water-inland", unit, to));
  const overseas =
    unit.kind.convoyed &&
    terrain === "coast" &&
    board.provinces[board.provinceOf[unit.at]].terrain === "coast";
  return fail(illegal(overseas ? "no-fleets-for-convoy" : "out-of-reach", unit, to));
}

/** Whether "via convoy" binds an army that could also walk; where it does not, the words are ignored. */
const needsRoute = (rules: Rules, unit: Unit): boolean =>
  unit.kind.convoyed && rules.policies.adjacentConvoy === "own-fleet-or-stated";

function checkSupport(rules: Rules, state: State, order: Support): Checked {
  const { board } = rules;
  const { unit, target } = order;
  const own = board.provinceOf[unit.at] as Province;
  const standing = board.provinceOf[target.at] as Province;
  const into = order.to === null ? standing : (board.provinceOf[order.to] as Province);
  if (own === standing) return fail(illegal("supports-itself", unit, standing));
  if (into === own) return fail(illegal("supports-into-own-province", unit, into));
  if (!isNext(board, unit.kind.way, unit.at, into)) return fail(illegal("cannot-support-there", unit, into));
  if (unit.kind.barred.includes(into)) return fail(illegal("barred-to-kind", unit, into));
  if (order.to === null) return legal(order);
  if (into === standing) return fail(illegal("supported-cannot-go-there", target, into));
  if (state.closed.includes(into)) return fail(illegal("closed", unit, into));
  if (target.kind.barred.includes(into)) return fail(illegal("supported-cannot-go-there", target, into));
  if (isNext(board, target.kind.way, target.at, into)) return checkSupportedCoast(rules, order, into);
  if (couldSail(rules, state, target, into, unit))
    return legal(order.to === (into as number) ? order : support(unit, target, into as number as Location));
  const code = couldSail(rules, state, target, into)
    ? "only-supporter-could-convoy"
    : "supported-cannot-go-there";
  return fail(illegal(code, target, into));
}

/** The coast may be left out of a support; one that is named must be within the supported unit's reach. */
function checkSupportedCoast(rules: Rules, order: Support, into: Province): Checked {
  const { unit, target } = order;
  if (order.to === (into as number)) return legal(order);
  if (target.kind.way !== "water") return legal(support(unit, target, into as number as Location));
  const places = landings(rules.board, target.kind.way, target.at, into);
  return places.includes(order.to as Location)
    ? legal(order)
    : fail(illegal("coast-out-of-reach", target, into, places));
}

function checkConvoy(rules: Rules, state: State, order: Convoy): Checked {
  const { board } = rules;
  const { unit, target } = order;
  const at = board.provinceOf[unit.at] as Province;
  const from = board.provinceOf[target.at] as Province;
  const to = board.provinceOf[order.to] as Province;
  if (!unit.kind.convoys) return fail(illegal("cannot-convoy", unit));
  if (rules.policies.convoyPaths === "declared") return checkLink(rules, state, order);
  if (board.isSea[at] === 0) return fail(illegal("convoy-not-at-sea", unit, at));
  if (!target.kind.convoyed) return fail(illegal("cannot-be-convoyed", target, from));
  if (from === to || board.provinces[to].terrain !== "coast")
    return fail(illegal("convoy-to-no-shore", target, to));
  if (state.closed.includes(to)) return fail(illegal("closed", target, to));
  const near = board.seasNextTo;
  const alone = near[from].includes(at) && near[to].includes(at);
  if (!alone && !isOnRoute(rules, state, at, from, to, routesThatCount(rules.policies))) {
    const isDetour = isOnRoute(rules, state, at, from, to, "all");
    return fail(illegal(isDetour ? "only-a-detour" : "not-on-route", unit, to));
  }
  return legal(order.to === (to as number) ? order : convoy(unit, target, to as number as Location));
}

/** Whether the fleet in a sea lies on a route that fleets make between two shores. */
function isOnRoute(
  rules: Rules,
  state: State,
  sea: Province,
  from: Province,
  to: Province,
  which: Routes,
): boolean {
  const fleets = fleetsIn(rules, state);
  if (fleets.crossing === null) return searchRoutes(rules.board, fleets.seas, from, to, which).has(sea);
  return (onRoutes(fleets.crossing, -1, from, to, which) & bitIn(fleets, sea)) !== 0;
}

const findDislodged = (state: State, unit: Unit) =>
  state.dislodged.find((dislodged) => dislodged.unit === unit);

function checkRetreat(rules: Rules, state: State, given: Retreat): Checked {
  const { provinceOf } = rules.board;
  const order = withoutCoast(rules, given, retreat);
  const { unit } = order;
  const dislodged = findDislodged(state, unit);
  const to = provinceOf[order.to] as Province;
  if (!dislodged) return fail(illegal("not-dislodged", unit));
  if (dislodged.retreats.includes(order.to)) return legal(order);
  const places = dislodged.retreats.filter((location) => provinceOf[location] === to);
  if (places.length === 0) return fail(illegal("no-retreat-there", unit, to, dislodged.retreats));
  if (order.to !== (to as number)) return fail(illegal("coast-out-of-reach", unit, to, places));
  return places.length === 1 && rules.policies.coasts === "stated-if-doubtful"
    ? legal(retreat(unit, places[0]))
    : fail(illegal("coast-needed", unit, to, places));
}
