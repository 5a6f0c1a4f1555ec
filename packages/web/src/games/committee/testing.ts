import { openTable } from "@chancery/contract";
import { type Power, readPosition } from "@chancery/engine";
import { type Orders, ordersIn, type Played, play } from "@chancery/orders";
import { words } from "../../messages/words.ts";
import type { OrderEntry } from "../../orders/order-entry.ts";

/** For tests: Spring 1905 in the committee of 1901, with Russia lost to Turkey. */
const POSITION = {
  phase: "S1905M",
  units: { England: ["F Lon", "A Lvp", "F Edi"], Turkey: ["A Con", "F Sev"] },
  centers: { England: ["Lon", "Edi", "Lvp"], Turkey: ["Con", "Ank", "Smy", "Sev", "Mos", "War", "StP"] },
  lost: { Russia: "Turkey" },
};

const opened = openTable({ variant: "committee-1901", rulebook: "1901", options: {} });
if (!opened.ok) throw new Error(opened.error.message);
const game = opened.value;

export function entryWith(orders: Orders = {}): { readonly entry: OrderEntry; readonly phase: Played } {
  const state = readPosition(game.notation, game.start, POSITION);
  if (!state.ok) throw new Error(state.error[0].what);
  const played = play(words, game, state.value, orders);
  if (!played.ok) throw new Error(played.error);
  const { rules } = game;
  const powers = new Set(rules.powers.keys() as Iterable<Power>);
  return {
    phase: played.value,
    entry: { rules, state: state.value, orders: ordersIn(played.value.lines), powers },
  };
}

export const powerIn = ({ rules }: OrderEntry, name: string): Power =>
  rules.powers.findIndex((power) => power.name === name) as Power;
