import { isNext, type Location, type Province } from "../board/board.ts";
import { seasOnMinimalRoutes, shoresAcross } from "../board/routes.ts";
import type { Rules } from "../rulebook/rules.ts";
import { isInactive, type State } from "../state/state.ts";
import type { Power, Unit } from "../state/unit.ts";
import { possibleAdjustments } from "./adjust.ts";
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

/** Everything one unit may be ordered to do in a movement or retreat phase. */
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

/** Where each unit that can be convoyed could be taken by the fleets as they stand. */
type Shores = ReadonlyMap<Unit, ReadonlySet<Province>>;

function shoresOfAll(rules: Rules, state: State): Shores {
  const seas = carrierSeas(rules, state);
  return new Map(
    state.units
      .filter((unit) => unit.kind.convoyed)
      .map((unit) => [unit, openShores(rules, state, seas, unit)]),
  );
}

function openShores(
  rules: Rules,
  state: State,
  seas: readonly Province[],
  unit: Unit,
): ReadonlySet<Province> {
  const shores = shoresAcross(rules.board, seas, rules.board.provinceOf[unit.at] as Province);
  return new Set([...shores].filter((shore) => !state.closed.includes(shore)));
}

function movementOrders(rules: Rules, state: State, unit: Unit, shores: Shores): LegalOrder[] {
  const orders: Order[] = [hold(unit)];
  for (const to of steps(rules, state, unit)) orders.push(move(unit, to));
  for (const shore of shores.get(unit) ?? []) {
    const adjacent = isNext(rules.board, unit.kind.way, unit.at, shore);
    orders.push(move(unit, shore as number as Location, adjacent));
  }
  orders.push(...supports(rules, state, unit, shores), ...convoys(rules, state, unit, shores));
  return orders as LegalOrder[];
}

/** Where a unit can go by itself. */
function steps(rules: Rules, state: State, unit: Unit): Location[] {
  const { provinceOf, reach } = rules.board;
  return reach[unit.kind.way].to[unit.at].filter((to) => !state.closed.includes(provinceOf[to] as Province));
}

function supports(rules: Rules, state: State, unit: Unit, shores: Shores): Order[] {
  const { board } = rules;
  const { provinceOf } = board;
  const own = provinceOf[unit.at];
  const inReach = (province: number): boolean =>
    province !== own && isNext(board, unit.kind.way, unit.at, province as Province);
  const others: Order[] = [];
  for (const target of state.units) {
    if (target === unit) continue;
    if (inReach(provinceOf[target.at])) others.push(support(unit, target));
    const walks = steps(rules, state, target).filter((to) => inReach(provinceOf[to]));
    for (const to of walks) others.push(support(unit, target, to));
    const without = unit.kind.convoys && board.isSea[own] === 1;
    const sails = without
      ? openShores(rules, state, carrierSeas(rules, state, unit), target)
      : (shores.get(target) ?? new Set<Province>());
    if (!target.kind.convoyed) continue;
    for (const shore of sails) {
      if (inReach(shore) && !isNext(board, target.kind.way, target.at, shore)) {
        others.push(support(unit, target, shore as number as Location));
      }
    }
  }
  return others;
}

function convoys(rules: Rules, state: State, unit: Unit, shores: Shores): Order[] {
  const { board } = rules;
  const at = board.provinceOf[unit.at] as Province;
  if (!unit.kind.convoys || board.isSea[at] === 0) return [];
  const seas = carrierSeas(rules, state);
  const orders: Order[] = [];
  for (const [army, reachable] of shores) {
    const from = board.provinceOf[army.at] as Province;
    for (const to of reachable) {
      const alone = board.seasNextTo[from].includes(at) && board.seasNextTo[to].includes(at);
      if (alone || seasOnMinimalRoutes(board, seas, from, to).has(at))
        orders.push(convoy(unit, army, to as number as Location));
    }
  }
  return orders;
}
