import { type Line, unitOrdered } from "@chancery/contract/orders";
import { formatOrder, type LegalOrder, own, type Power, type Rules, type Unit } from "@chancery/engine";
import { isJoining, ownOf } from "@chancery/variants/committee";
import type { OrderEntry } from "../../orders/entry/order-entry.ts";

/** Units that join the insurrection of a lost country, as they stand on the sheets. */

type Written = Pick<Line, "power" | "text">;

/** Countries whose insurrection can be joined (MB-224). */
export const lostIn = ({ state }: OrderEntry): readonly Power[] =>
  state.phase.task === "M" && !state.ending ? [...ownOf(state).lost.keys()] : [];

/** Whether a line orders a unit, if only to join an insurrection. */
const isFor = (rules: Rules, { order }: Line, unit: Unit): boolean =>
  order !== null && unitOrdered(rules, order) === unit;

/** The sheets with a unit sent into an insurrection, whatever it was ordered before (MB-225). */
export function withJoining(
  { rules }: OrderEntry,
  lines: readonly Line[],
  unit: Unit,
  country: Power,
): readonly Written[] {
  const text = formatOrder(rules, own({ kind: "insurrection", unit, country }));
  return [...lines.filter((line) => !isFor(rules, line, unit)), { power: unit.power, text }];
}

/** An order for a unit that was to join an insurrection takes the place of that. */
export function putInstead({ rules }: OrderEntry, lines: readonly Line[], order: LegalOrder) {
  const { unit } = order;
  const joins = ({ order }: Line): boolean => order !== null && isJoining(order) && order.line.unit === unit;
  if (unit === null || !lines.some(joins)) return null;
  const text = formatOrder(rules, order);
  const rest = lines.filter((line) => !isFor(rules, line, unit));
  return { lines: [...rest, { power: unit.power, text }], spoken: text };
}
