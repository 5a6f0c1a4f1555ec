import { formatOrder, type Order, type Power } from "@chancery/engine";
import { destinationOf, type Line, type Orders } from "@chancery/orders";
import type { Desk } from "./desk.ts";

/** The sheets with one more order; it takes the place of what the same unit, or the same site, was ordered before. */
export function withOrder(desk: Desk, lines: readonly Line[], power: Power, order: Order): Orders {
  const rest = lines.filter((line) => line.power !== power || !replaces(desk, order, line.order));
  return ordersOf(desk, [...rest, { power, text: formatOrder(desk.rules, order) }]);
}

function replaces(desk: Desk, order: Order, old: Order | null): boolean {
  if (old === null) return false;
  if (order.unit !== null) return old.unit === order.unit;
  if (order.type === "waive" || old.type !== "build") return false;
  return destinationOf(desk.rules, old) === destinationOf(desk.rules, order);
}

export const withoutLine = (desk: Desk, lines: readonly Line[], gone: Line): Orders =>
  ordersOf(
    desk,
    lines.filter((line) => line !== gone),
  );

/** Sheets as they are kept: by name, in the order of the powers. */
export function ordersOf(
  { rules }: Pick<Desk, "rules">,
  lines: readonly Pick<Line, "power" | "text">[],
): Orders {
  const byPower = Map.groupBy(lines, ({ power }) => power);
  return Object.fromEntries(
    [...byPower]
      .sort(([a], [b]) => a - b)
      .map(([power, own]) => [rules.powers[power].name, own.map(({ text }) => text)]),
  );
}
