import { destinationOf, type Line, type Orders } from "@chancery/contract/orders";
import { formatOrder, type Order, type Power } from "@chancery/engine";
import type { OrderEntry } from "./order-entry.ts";

/** The sheets with one more order; it takes the place of what the same unit, or the same site, was ordered before. */
export function withOrder(entry: OrderEntry, lines: readonly Line[], power: Power, order: Order): Orders {
  const rest = lines.filter((line) => line.power !== power || !replaces(entry, order, line.order));
  return ordersOf(entry, [...rest, { power, text: formatOrder(entry.rules, order) }]);
}

function replaces(entry: OrderEntry, order: Order, old: Order | null): boolean {
  if (old === null) return false;
  if (order.unit !== null) return old.unit === order.unit;
  if (order.type === "waive" || old.type !== "build") return false;
  return destinationOf(entry.rules, old) === destinationOf(entry.rules, order);
}

export const withoutLine = (entry: OrderEntry, lines: readonly Line[], gone: Line): Orders =>
  ordersOf(
    entry,
    lines.filter((line) => line !== gone),
  );

/** Sheets as they are kept: by name, in the order of the powers. */
export function ordersOf(
  { rules }: Pick<OrderEntry, "rules">,
  lines: readonly Pick<Line, "power" | "text">[],
): Orders {
  const byPower = Map.groupBy(lines, ({ power }) => power);
  return Object.fromEntries(
    [...byPower]
      .sort(([a], [b]) => a - b)
      .map(([power, own]) => [rules.powers[power].name, own.map(({ text }) => text)]),
  );
}
