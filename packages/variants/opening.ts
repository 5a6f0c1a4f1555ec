import type { Localized } from "@chancery/messages";

/** First orders that players have a name for. */
export interface NamedOpening {
  readonly power: string;
  /** The orders that make it this opening, as notation writes them; the power's other units may do anything. */
  readonly orders: readonly string[];
  readonly name: Localized;
}

/** What players call somebody's first orders: the name that says most about them, or null if they have none. */
export function openingNamed(
  known: readonly NamedOpening[],
  power: string,
  orders: readonly string[],
): Localized | null {
  const fitting = known.filter(
    (each) => each.power === power && each.orders.every((order) => orders.includes(order)),
  );
  return fitting.toSorted((one, other) => other.orders.length - one.orders.length).at(0)?.name ?? null;
}
