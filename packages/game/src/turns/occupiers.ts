import { type Occupiers, occupiersOf } from "@chancery/engine";
import { gameOf } from "../game-of.ts";
import type { Table, Turn } from "../table.ts";

/** Turns that have been played stay the same object from event to event. */
const known = new WeakMap<Turn, Occupiers>();

/** Who was last on land without a center when a turn began. */
export const occupiersBefore = (table: Table, { parent }: Turn): Occupiers =>
  occupiersAfter(table, parent === null ? undefined : table.turns[parent - 1]);

/** The same when it was over; nobody, before there was any. */
export function occupiersAfter(table: Table, turn: Turn | undefined): Occupiers {
  if (!turn) return {};
  const found = known.get(turn);
  if (found) return found;
  const last = occupiersOf(gameOf(table).rules.board, [turn.position], occupiersBefore(table, turn));
  known.set(turn, last);
  return last;
}
