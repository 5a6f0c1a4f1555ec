import { openTable } from "@chancery/contract";
import type { Power, State } from "@chancery/engine";
import { type Orders, ordersIn, type Played, play } from "@chancery/orders";
import { words } from "../../messages/words.ts";
import type { OrderEntry } from "../../orders/order-entry.ts";

/** For tests: Spring 1992 as one player has it in hand. */

const opened = openTable({ variant: "dissolution", rulebook: "2021", options: {} });
if (!opened.ok) throw new Error(opened.error.message);
export const game = opened.value;

export const powerOf = (name: string): Power =>
  game.rules.powers.findIndex((power) => power.name === name) as Power;

/** What a player orders, and what would come of that alone; in Spring 1992, or another position. */
export function entryOf(
  player: string,
  sheet: readonly string[] = [],
  state: State = game.start,
): { entry: OrderEntry; phase: Played } {
  const orders: Orders = { [player]: sheet };
  const played = play(words, game, state, orders);
  if (!played.ok) throw new Error(played.error);
  const { rules } = game;
  const powers = new Set([powerOf(player)]);
  return {
    phase: played.value,
    entry: { rules, state, orders: ordersIn(played.value.lines), powers },
  };
}
