import type { Order, Rules, Unit } from "@chancery/engine";

/**
 * Goes through all sets of orders that differ in effect. Each unit has some orders to choose from, of which the first is to
 * hold unless it has only one. First it's chosen who moves where. Units that stay may then support or convoy whatever was
 * chosen; helping something that doesn't happen is the same as holding.
 *
 * `visit` gets the index of each unit's order, the same array each time, and returns whether to go on.
 */
export function eachReply(
  { board: { provinceOf } }: Rules,
  units: readonly Unit[],
  choices: readonly (readonly Order[])[],
  visit: (chosen: Uint16Array) => boolean,
): boolean {
  const indexOf = new Map(units.map((unit, index) => [unit, index]));
  const chosen = new Uint16Array(units.length);
  const chosenOf = (unit: Unit): Order | undefined => {
    const index = indexOf.get(unit);
    return index === undefined ? undefined : choices[index][chosen[index]];
  };
  const moving = choices.map((orders) => orders.flatMap(({ type }, i) => (type === "move" ? [i] : [])));
  const helping = choices.map((orders) =>
    orders.flatMap(({ type }, i) => (type === "support" || type === "convoy" ? [i] : [])),
  );

  /** Whether an order helps something that is chosen. */
  const fits = (order: Order): boolean => {
    if (order.target === null) return true;
    const helped = chosenOf(order.target);
    if (order.to === null) return helped?.type !== "move";
    return helped?.type === "move" && provinceOf[helped.to] === provinceOf[order.to];
  };

  const help = (u: number): boolean => {
    if (u === units.length) return visit(chosen);
    if (!help(u + 1)) return false;
    const orders = choices[u];
    if (orders.length === 1 || orders[chosen[u]].type === "move") return true;
    for (const i of helping[u]) {
      if (!fits(orders[i])) continue;
      chosen[u] = i;
      if (!help(u + 1)) return false;
    }
    chosen[u] = 0;
    return true;
  };

  const move = (u: number): boolean => {
    if (u === units.length) return help(0);
    chosen[u] = 0;
    if (!move(u + 1)) return false;
    if (choices[u].length === 1) return true;
    for (const i of moving[u]) {
      chosen[u] = i;
      if (!move(u + 1)) return false;
    }
    chosen[u] = 0;
    return true;
  };
  return move(0);
}
