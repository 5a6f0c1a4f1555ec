import {
  hold,
  isNext,
  legalOrders,
  type Move,
  type Order,
  type Province,
  type Rules,
  type Unit,
} from "@chancery/engine";
import type { Situation } from "../bot.ts";
import type { Agreement } from "../deals/agreement.ts";

/** What each unit of a power could do, all of it among its own: nothing is done for others. */
export function optionsOf({ rules, state, power, agreement }: Situation): Map<Unit, Order[]> {
  const options = new Map<Unit, Order[]>();
  for (const order of legalOrders(rules, state, power)) {
    if (!order.unit || (order.target && order.target.power !== power)) continue;
    const known = options.get(order.unit);
    if (known) known.push(order);
    else options.set(order.unit, [order]);
  }
  if (agreement) keepTo(agreement, options);
  return options;
}

/** Leaves only what breaks no promise; a unit that could do nothing else does what it likes. */
function keepTo({ bars, promised }: Agreement, options: Map<Unit, Order[]>): void {
  for (const [unit, orders] of options) {
    const kept = orders.filter((order) => !bars(order));
    if (kept.length > 0) options.set(unit, kept);
  }
  for (const order of promised) if (order.unit) options.set(order.unit, [order]);
}

/** A few orders that belong together. */
export type Change = readonly Order[];

/** Ways to change a plan: what single units could do instead, supported attacks, and voyages. */
export function changesTo(
  { rules }: Situation,
  options: ReadonlyMap<Unit, readonly Order[]>,
  plan: readonly Order[],
): Change[] {
  const doing = new Map(plan.map((order) => [order.unit, order]));
  const helpsWith = (order: Order): Order[] =>
    [...options].flatMap(([unit, each]) =>
      unit === order.unit ? [] : each.filter((help) => isFor(help, order)),
    );
  const changes: Change[] = [];
  for (const [unit, each] of options) {
    const current = doing.get(unit);
    for (const order of each) {
      if (order.type === "hold") changes.push([order]);
      else if (order.type === "move" && isStep(rules, order) && !order.viaConvoy) {
        if (current?.type !== "move" || current.to !== order.to) changes.push([order]);
        for (const help of helpsWith(order)) if (help.type === "support") changes.push([order, help]);
      } else if (order.type === "move") {
        const carriers = helpsWith(order).filter(({ type }) => type === "convoy");
        for (const carrier of carriers) changes.push([order, carrier]);
        if (carriers.length > 1) changes.push([order, ...carriers]);
      } else if (order.type === "support") {
        const helped = doing.get(order.target);
        if (helped && isFor(order, helped)) changes.push([order]);
      }
    }
  }
  return changes;
}

/** Whether an order supports or convoys what another one does. */
const isFor = (help: Order, { unit, type, to }: Order): boolean =>
  help.target === unit && help.to === (type === "move" ? to : null);

/** A plan with some orders in place of others. */
export const changed = (plan: readonly Order[], change: Change): Order[] =>
  plan.map((order) => change.find(({ unit }) => unit === order.unit) ?? order);

/**
 * A plan without help for what no unit does, and without voyages that none of its fleets carry. What was promised stays:
 * others may carry it.
 */
export function tidied(rules: Rules, plan: readonly Order[], promised: readonly Order[] = []): Order[] {
  const doing = new Map(plan.map((order) => [order.unit, order]));
  const isVain = (order: Order): boolean => {
    if (promised.some(({ unit }) => unit === order.unit)) return false;
    if (order.type === "support" || order.type === "convoy") {
      const helped = doing.get(order.target);
      return helped !== undefined && !isFor(order, helped);
    }
    if (order.type !== "move" || isStep(rules, order)) return false;
    return !plan.some((other) => other.type === "convoy" && isFor(other, order));
  };
  return plan.map((order) => (order.unit && isVain(order) ? hold(order.unit) : order));
}

/** Whether a unit could make a move without being carried. */
const isStep = ({ board }: Rules, { unit, to }: Move): boolean =>
  isNext(board, unit.kind.way, unit.at, board.provinceOf[to] as Province);
