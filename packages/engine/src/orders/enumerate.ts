import { isNext, type Location, reachOf } from "../board/board.ts";
import type { Rules } from "../rulebook/rules.ts";
import { isInactive, type State } from "../state/state.ts";
import type { Power, Unit, UnitKind } from "../state/unit.ts";
import { possibleAdjustments } from "./adjust.ts";
import { isCarrier } from "./carriers.ts";
import { convoy, disband, hold, type LegalOrder, move, type Order, retreat, support } from "./order.ts";
import { type Reachable, reachableIn, surroundingsOf, wayTo } from "./reachable.ts";

/**
 * Everything a power may order in a position, for order forms and bots. In adjustment phases these are the
 * single lines to choose from, not the combinations of them.
 */
export function legalOrders(rules: Rules, state: State, power: Power): LegalOrder[] {
  if (isInactive(state, power)) return [];
  if (state.phase.task === "A") return possibleAdjustments(rules, state, power) as LegalOrder[];
  if (state.phase.task === "R")
    return state.dislodged.flatMap(({ unit }) => (unit.power === power ? retreatOrders(state, unit) : []));
  const reachable = reachableIn(rules, state);
  const orders: Order[] = [];
  for (let u = 0; u < state.units.length; u++)
    if (state.units[u].power === power) addOrders(reachable, u, orders);
  return orders as LegalOrder[];
}

/**
 * Everything one unit may be ordered to do in a movement or retreat phase. Where the way of a convoy is
 * declared there can be thousands of ways: for each destination a shortest is listed (see `nextHops`).
 */
export function legalOrdersOf(rules: Rules, state: State, unit: Unit): LegalOrder[] {
  if (isInactive(state, unit.power) || state.phase.task === "A") return [];
  if (state.phase.task === "R") return retreatOrders(state, unit);
  return movementOrders(reachableIn(rules, state), state.units.indexOf(unit));
}

/** Everything each unit may be ordered to do in a movement phase, unit by unit. */
export function legalOrdersOfAll(rules: Rules, state: State): LegalOrder[][] {
  const reachable = reachableIn(rules, state);
  return state.units.map(({ power }, index) =>
    isInactive(state, power) ? [] : movementOrders(reachable, index),
  );
}

function retreatOrders(state: State, unit: Unit): LegalOrder[] {
  const dislodged = state.dislodged.find((other) => other.unit === unit);
  if (!dislodged) return [];
  return [...dislodged.retreats.map((to) => retreat(unit, to)), disband(unit)] as Order[] as LegalOrder[];
}

function movementOrders(reachable: Reachable, index: number): LegalOrder[] {
  const orders: Order[] = [];
  addOrders(reachable, index, orders);
  return orders as LegalOrder[];
}

function addOrders(reachable: Reachable, index: number, orders: Order[]): void {
  const { rules, state } = reachable;
  const unit = state.units[index];
  orders.push(hold(unit));
  const steps = reachable.steps[index];
  for (let i = 0; i < steps.length; i++) orders.push(move(unit, steps[i]));
  const voyages = reachable.voyagesOf(index);
  for (let i = 0; i < voyages.to.length; i++) {
    const shore = voyages.to[i];
    const way = wayTo(voyages, i);
    const stated = way.length === 0 && isNext(rules.board, unit.kind.way, unit.at, shore);
    orders.push(move(unit, shore as number as Location, stated, way));
  }
  addSupports(reachable, index, orders);
  addConvoys(reachable, index, orders);
}

function addSupports(reachable: Reachable, index: number, orders: Order[]): void {
  const { rules, state, provinces, steps, stepProvinces, overseas } = reachable;
  const { board } = rules;
  const { units } = state;
  const unit = units[index];
  const size = board.provinces.length;
  const reach = unit.at * size;
  const { next } = reachOf(board, unit.kind.way);
  const inReach = unit.kind.barred.length === 0 ? next : withoutBarred(next, reach, unit.kind);
  const { isNear } = surroundingsOf(board);
  const row = provinces[index] * size;
  for (let t = 0; t < units.length; t++) {
    if (t === index) continue;
    const standing = provinces[t];
    if (isNear[row + standing] === 1) {
      if (inReach[reach + standing] === 1) orders.push(support(unit, units[t]));
      const goals = stepProvinces[t];
      for (let i = 0; i < goals.length; i++)
        if (inReach[reach + goals[i]] === 1) orders.push(support(unit, units[t], steps[t][i]));
    }
    const shores = overseas[t];
    let i = 0;
    while (i < shores.length && inReach[reach + shores[i]] === 0) i++;
    if (i < shores.length) addSupportsAcross(reachable, index, t, inReach, orders);
  }
}

/** Supports for where an army can only get by convoy, and without the supporter's help. */
function addSupportsAcross(
  reachable: Reachable,
  index: number,
  army: number,
  inReach: Uint8Array,
  orders: Order[],
): void {
  const { rules, state } = reachable;
  const unit = state.units[index];
  const reach = unit.at * rules.board.provinces.length;
  for (const shore of reachable.withoutHelp(index, army, (to) => inReach[reach + to] === 1))
    orders.push(support(unit, state.units[army], shore as number as Location));
}

/** Neighbors of places, as the board has them, but for provinces that are barred to a unit. */
function withoutBarred(next: Uint8Array, row: number, { barred }: UnitKind): Uint8Array {
  const open = next.slice();
  for (const province of barred) open[row + province] = 0;
  return open;
}

function addConvoys(reachable: Reachable, index: number, orders: Order[]): void {
  const { rules, state } = reachable;
  const { board, policies } = rules;
  const unit = state.units[index];
  if (!isCarrier(rules, unit)) return;
  if (policies.convoyPaths === "found" && board.isSea[board.provinceOf[unit.at]] === 0) return;
  for (const t of reachable.travellers) {
    if (!reachable.takesPart(index, t)) continue;
    const { to } = reachable.voyagesOf(t);
    for (let i = 0; i < to.length; i++)
      if (reachable.takesPartTo(index, t, i))
        orders.push(convoy(unit, state.units[t], to[i] as number as Location));
  }
}
