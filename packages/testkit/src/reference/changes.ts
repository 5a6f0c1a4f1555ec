import { hold, type Move, type Order, type Unit } from "@chancery/engine";
import { isLegal } from "./legality.ts";
import type { MovementOrder, Situation } from "./situation.ts";

/** Drops a unit and all orders that name it; keeps one unit at least. */
export function dropUnit(situation: Situation, unit: Unit): Situation {
  if (situation.state.units.length < 2) return situation;
  const isNamed = (order: Order): boolean => order.unit === unit || order.target === unit;
  return stillLegal({
    ...situation,
    state: { ...situation.state, units: situation.state.units.filter((each) => each !== unit) },
    orders: situation.orders.filter((order) => !isNamed(order)),
    stray: situation.stray.filter((order) => !isNamed(order)),
  });
}

/** Swaps each unit for another, in the position and in all orders. */
export function exchangeUnits(situation: Situation, change: (unit: Unit) => Unit): Situation {
  const fresh = new Map(situation.state.units.map((unit) => [unit, change(unit)]));
  const swap = <U extends Unit | null>(unit: U): U => (unit === null ? unit : (fresh.get(unit) as U));
  const rewrite = <O extends MovementOrder | Move>(order: O): O => ({
    ...order,
    unit: swap(order.unit),
    target: swap(order.target),
  });
  return {
    ...situation,
    state: { ...situation.state, units: situation.state.units.map(swap) },
    orders: situation.orders.map(rewrite),
    stray: situation.stray.map(rewrite),
  };
}

/** After a change of units an order may have become illegal: such a unit holds. */
export function stillLegal(situation: Situation): Situation {
  const { rules, state } = situation;
  return {
    ...situation,
    orders: situation.orders.map((order) => (isLegal(rules, state, order) ? order : hold(order.unit))),
    stray: situation.stray.filter((order) => !isLegal(rules, state, order)),
  };
}
