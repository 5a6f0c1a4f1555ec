import { legalOrders, type Order, type Province } from "@chancery/engine";
import type { Situation } from "../bot.ts";
import { presenceIn } from "../dumbbot/presence.ts";
import type { Agreement } from "./agreement.ts";

/** The same orders, but units that would hold support those of friends beside them that others could attack. */
export function helpingFriends(
  { rules, state, power }: Situation,
  { friends, promised, bars }: Agreement,
  orders: readonly Order[],
): Order[] {
  const idle = new Set(orders.flatMap((order) => (order.type === "hold" ? [order.unit] : [])));
  for (const { unit } of promised) if (unit) idle.delete(unit);
  if (state.phase.task !== "M" || friends.size === 0 || idle.size === 0) return [...orders];
  const { provinceOf, provinces } = rules.board;
  const { reaching } = presenceIn(rules, state);
  const isThreatened = (province: Province): boolean =>
    rules.powers.some(
      (_, other) =>
        other !== power &&
        ![...friends].some((friend) => friend === other) &&
        reaching[other * provinces.length + province] > 0,
    );
  const helps = legalOrders(rules, state, power).filter((order) => {
    const { type, unit, target, to } = order;
    if (type !== "support" || to !== null || unit === null || !idle.has(unit) || bars(order)) return false;
    return target !== null && friends.has(target.power) && isThreatened(provinceOf[target.at] as Province);
  });
  return orders.map((order) => {
    if (order.type !== "hold" || !idle.has(order.unit)) return order;
    return helps.find(({ unit }) => unit === order.unit) ?? order;
  });
}
