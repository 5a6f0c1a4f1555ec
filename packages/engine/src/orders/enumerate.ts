import { isNext, type Location, type Province } from "../board/board.ts";
import { seasOnMinimalRoutes, shoresAcross } from "../board/routes.ts";
import type { Rules } from "../rulebook/rules.ts";
import { isInactive, type State } from "../state/state.ts";
import type { Power, Unit } from "../state/unit.ts";
import { possibleAdjustments } from "./adjust.ts";
import { type Carriers, carriersIn, carriersWithout, isCarrier } from "./carriers.ts";
import { liesOnChain, waysByConvoy } from "./chains.ts";
import { carrierSeas } from "./check.ts";
import { convoy, disband, hold, type LegalOrder, move, type Order, retreat, support } from "./order.ts";

/**
 * Everything a power may order in a position, for order forms and bots. In adjustment phases these are the
 * single lines to choose from, not the combinations of them.
 */
export function legalOrders(rules: Rules, state: State, power: Power): LegalOrder[] {
  if (isInactive(state, power)) return [];
  if (state.phase.task === "A") return possibleAdjustments(rules, state, power) as LegalOrder[];
  const units = state.phase.task === "M" ? state.units : state.dislodged.map(({ unit }) => unit);
  const shores = state.phase.task === "M" ? shoresOfAll(rules, state) : new Map();
  return units
    .filter((unit) => unit.power === power)
    .flatMap((unit) =>
      state.phase.task === "M" ? movementOrders(rules, state, unit, shores) : retreatOrders(state, unit),
    );
}

/**
 * Everything one unit may be ordered to do in a movement or retreat phase. Where the way of a convoy is
 * declared there can be thousands of ways: for each destination a shortest is listed (see `nextHops`).
 */
export function legalOrdersOf(rules: Rules, state: State, unit: Unit): LegalOrder[] {
  if (isInactive(state, unit.power) || state.phase.task === "A") return [];
  return state.phase.task === "M"
    ? movementOrders(rules, state, unit, shoresOfAll(rules, state))
    : retreatOrders(state, unit);
}

function retreatOrders(state: State, unit: Unit): LegalOrder[] {
  const dislodged = state.dislodged.find((other) => other.unit === unit);
  if (!dislodged) return [];
  return [...dislodged.retreats.map((to) => retreat(unit, to)), disband(unit)] as Order[] as LegalOrder[];
}

/** Provinces an army could be taken to, and the way there where one has to be declared. */
type Ways = ReadonlyMap<Province, readonly Province[]>;

/** Where each unit that can be convoyed could be taken by the fleets as they stand. */
type Shores = ReadonlyMap<Unit, Ways>;

function shoresOfAll(rules: Rules, state: State): Shores {
  const armies = state.units.filter((unit) => unit.kind.convoyed);
  if (rules.policies.convoyPaths === "declared") {
    const carriers = carriersIn(rules, state);
    return new Map(armies.map((unit) => [unit, openWays(state, carriers, unit)]));
  }
  const seas = carrierSeas(rules, state);
  return new Map(armies.map((unit) => [unit, openShores(rules, state, seas, unit)]));
}

const NO_WAY: readonly Province[] = [];

/** Where the way of a convoy is declared: the provinces to which there is one, each with a shortest. */
function openWays(state: State, carriers: Carriers, unit: Unit): Ways {
  const ways = [...waysByConvoy(carriers, unit)];
  return new Map(ways.filter(([to]) => !state.closed.includes(to) && !unit.kind.barred.includes(to)));
}

function openShores(rules: Rules, state: State, seas: readonly Province[], unit: Unit): Ways {
  const shores = shoresAcross(rules.board, seas, rules.board.provinceOf[unit.at] as Province);
  return new Map(
    [...shores].filter((shore) => !state.closed.includes(shore)).map((shore) => [shore, NO_WAY]),
  );
}

function movementOrders(rules: Rules, state: State, unit: Unit, shores: Shores): LegalOrder[] {
  const orders: Order[] = [hold(unit)];
  for (const to of steps(rules, state, unit)) orders.push(move(unit, to));
  for (const [shore, way] of shores.get(unit) ?? []) {
    const stated = way.length === 0 && isNext(rules.board, unit.kind.way, unit.at, shore);
    orders.push(move(unit, shore as number as Location, stated, way));
  }
  orders.push(...supports(rules, state, unit, shores), ...convoys(rules, state, unit, shores));
  return orders as LegalOrder[];
}

/** Where a unit can go by itself. */
function steps(rules: Rules, state: State, unit: Unit): Location[] {
  const { provinceOf, reach } = rules.board;
  const { way, barred } = unit.kind;
  return reach[way].to[unit.at].filter((to) => {
    const province = provinceOf[to] as Province;
    return !state.closed.includes(province) && !barred.includes(province);
  });
}

function supports(rules: Rules, state: State, unit: Unit, shores: Shores): Order[] {
  const { board } = rules;
  const { provinceOf } = board;
  const own = provinceOf[unit.at];
  const inReach = (province: number): boolean =>
    province !== own &&
    isNext(board, unit.kind.way, unit.at, province as Province) &&
    !unit.kind.barred.includes(province as Province);
  const others: Order[] = [];
  for (const target of state.units) {
    if (target === unit) continue;
    if (inReach(provinceOf[target.at])) others.push(support(unit, target));
    const walks = steps(rules, state, target).filter((to) => inReach(provinceOf[to]));
    for (const to of walks) others.push(support(unit, target, to));
    if (!target.kind.convoyed) continue;
    for (const shore of sailsWithout(rules, state, unit, target, shores).keys()) {
      if (inReach(shore) && !isNext(board, target.kind.way, target.at, shore)) {
        others.push(support(unit, target, shore as number as Location));
      }
    }
  }
  return others;
}

/** Where an army could be taken without the help of one unit. */
function sailsWithout(rules: Rules, state: State, unit: Unit, army: Unit, shores: Shores): Ways {
  if (!isCarrier(rules, unit)) return shores.get(army) ?? new Map();
  return rules.policies.convoyPaths === "declared"
    ? openWays(state, carriersWithout(carriersIn(rules, state), unit), army)
    : openShores(rules, state, carrierSeas(rules, state, unit), army);
}

function convoys(rules: Rules, state: State, unit: Unit, shores: Shores): Order[] {
  const { board } = rules;
  const at = board.provinceOf[unit.at] as Province;
  if (!isCarrier(rules, unit) || (board.isSea[at] === 0 && rules.policies.convoyPaths === "found")) return [];
  const carriers = carriersIn(rules, state);
  const seas = carrierSeas(rules, state);
  const takesPart = (army: Unit, to: Province): boolean => {
    if (rules.policies.convoyPaths === "declared") return liesOnChain(carriers, unit, army, to);
    const from = board.provinceOf[army.at] as Province;
    const alone = board.seasNextTo[from].includes(at) && board.seasNextTo[to].includes(at);
    return alone || seasOnMinimalRoutes(board, seas, from, to).has(at);
  };
  const orders: Order[] = [];
  for (const [army, reachable] of shores)
    for (const to of reachable.keys())
      if (takesPart(army, to)) orders.push(convoy(unit, army, to as number as Location));
  return orders;
}
