import { type Notation, type Order, powerNamed, readOrder, readPosition, type State } from "@chancery/engine";
import type { LastMoves } from "./people/facts.ts";

/** A movement phase as it's published: where units were, and what they were ordered, by power. */
export interface LastSeen {
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly orders: Readonly<Record<string, readonly string[]>>;
}

/** What everyone has seen of a movement phase: its position, and the report on its orders. */
export function lastSeen(
  { units = {} }: { readonly units?: LastSeen["units"] },
  given: readonly { readonly power: string; readonly order: string | null }[],
): LastSeen {
  const orders: Record<string, string[]> = {};
  for (const { power, order } of given) {
    if (order === null) continue;
    orders[power] ??= [];
    orders[power].push(order);
  }
  return { units, orders };
}

/** Reads what was published; what can't be read isn't known. */
export function readLast(notation: Notation, start: State, seen: LastSeen | null): LastMoves | null {
  if (!seen) return null;
  const { season, year } = start.phase;
  const read = readPosition(notation, start, { phase: `${season}${year}M`, units: seen.units });
  if (!read.ok) return null;
  const orders = Object.entries(seen.orders).flatMap(([name, lines]): Order[] => {
    const power = powerNamed(notation.rules, name);
    if (power === undefined) return [];
    return lines.flatMap((line) => {
      const order = readOrder(notation, read.value, power, line);
      return order.ok ? [order.value] : [];
    });
  });
  return { units: read.value.units, orders };
}
