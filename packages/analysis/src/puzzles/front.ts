import type { Order, Province, Rules, State, Unit } from "@chancery/engine";
import type { Goal } from "./goal.ts";

/** A power's orders, all of its units. Units without one hold. */
export type Plan = ReadonlyMap<Unit, Order>;

/** The part of a position that decides whether a plan reaches a goal. */
export interface Front {
  /** The units that count, in the order of the position: the power's own, and those of others that can interfere. */
  readonly units: readonly Unit[];
  /** For each of these: the plan's order, or the orders that can make a difference, of which the first is to hold. */
  readonly choices: readonly (readonly Order[])[];
}

/**
 * Finds what can make a difference. It starts with the places of the goal, and adds the power's units that have to do with
 * them, where these stand and go, and whatever enemy they attack on the way. Enemies that can get to none of these places,
 * nor help others get there or stay there, can be left out:
 *
 * - They may disturb other enemies. A support that is cut, or a convoy that is broken, comes to the same as a unit that
 *   holds, and an attack counts even if the attacker is attacked.
 * - They may get in the way of an enemy that leaves its place. It then stays without support, as if it held.
 * - They may make way for an enemy that leaves. As nobody else is left on the board, every way out is open.
 *
 * So whatever can happen on the board can happen on the front. The reverse isn't true: a way out may in fact be barred.
 */
export function frontOf(
  rules: Rules,
  state: State,
  legal: ReadonlyMap<Unit, readonly Order[]>,
  plan: Plan,
  goal: Goal,
): Front {
  const { provinceOf } = rules.board;
  const provinceAt = (unit: Unit): Province => provinceOf[unit.at] as Province;
  const places = new Set<Province>(goal.places);
  const isAmong = (location: number): boolean => places.has(provinceOf[location] as Province);

  const touches = (order: Order): boolean => {
    if (order.type === "move") return isAmong(order.to);
    if (order.type === "support") return isAmong(order.to ?? order.target.at);
    return order.type === "convoy" && (isAmong(order.to) || isAmong(order.target.at));
  };
  const own = state.units.filter(({ power }) => power === goal.power);
  const others = state.units.filter(({ power }) => power !== goal.power);
  const counts = new Set<Unit>();
  const enemies = new Set<Unit>();

  for (let before = -1; before !== places.size + counts.size + enemies.size; ) {
    before = places.size + counts.size + enemies.size;
    for (const unit of others)
      if (!enemies.has(unit) && (isAmong(unit.at) || legal.get(unit)?.some(touches))) enemies.add(unit);
    const held = new Set([...enemies].map(provinceAt));
    for (const unit of own) {
      const order = plan.get(unit);
      const isAttack = order?.type === "move" && held.has(provinceOf[order.to] as Province);
      if (!isAmong(unit.at) && !isAttack && !(order && touches(order))) continue;
      counts.add(unit);
      places.add(provinceAt(unit));
      if (order?.type === "move") places.add(provinceOf[order.to] as Province);
    }
  }

  const units = state.units.filter((unit) => counts.has(unit) || enemies.has(unit));
  const choicesOf = (unit: Unit): readonly Order[] => {
    const orders = legal.get(unit) ?? [];
    const isHold = (order: Order): boolean => order.type === "hold";
    // Helping a unit that doesn't count is the same as holding.
    const hasTarget = ({ target }: Order): boolean =>
      target === null || counts.has(target) || enemies.has(target);
    const planned = plan.get(unit);
    if (counts.has(unit)) return planned && hasTarget(planned) ? [planned] : orders.filter(isHold);
    const isThere = isAmong(unit.at);
    const matters = (order: Order): boolean =>
      hasTarget(order) && (touches(order) || (isThere && order.type === "move"));
    return [...orders.filter(isHold), ...orders.filter(matters)];
  };
  return { units, choices: units.map(choicesOf) };
}
