import { formatOrder, type LegalOrder, type Order, own, type Power, type Unit } from "@chancery/engine";
import { isJoining, ownOf } from "@chancery/variants/committee";
import type { Desk } from "../../orders/desk.ts";
import type { Line } from "../../orders/sheet.ts";

/** Units that join the insurrection of a lost country, as they stand on the sheets. */

type Written = Pick<Line, "power" | "text">;

/** Countries whose insurrection can be joined (MB-224). */
export const lostIn = ({ state }: Desk): readonly Power[] =>
  state.phase.task === "M" && !state.ending ? [...ownOf(state).lost.keys()] : [];

/** The unit that a line sends into an insurrection. */
export const joinerOf = (order: Order): Unit | null => (isJoining(order) ? order.line.unit : null);

/** What a unit is ordered, be it to join an insurrection. */
const isFor = ({ order }: Line, unit: Unit): boolean =>
  order !== null && (order.unit === unit || joinerOf(order) === unit);

/** The sheets with a unit sent into an insurrection, whatever it was ordered before (MB-225). */
export function withJoining(
  { rules }: Desk,
  lines: readonly Line[],
  unit: Unit,
  country: Power,
): readonly Written[] {
  const text = formatOrder(rules, own({ kind: "insurrection", unit, country }));
  return [...lines.filter((line) => !isFor(line, unit)), { power: unit.power, text }];
}

/** An order for a unit that was to join an insurrection takes the place of that. */
export function putInstead({ rules }: Desk, lines: readonly Line[], order: LegalOrder) {
  const { unit } = order;
  if (unit === null || !lines.some((line) => line.order && joinerOf(line.order) === unit)) return null;
  const text = formatOrder(rules, order);
  const rest = lines.filter((line) => !isFor(line, unit));
  return { lines: [...rest, { power: unit.power, text }], spoken: text };
}
