import type { BotCharacter } from "@chancery/api";
import type { Order, Province } from "@chancery/engine";
import type { Bot, Decision, Situation } from "../bot.ts";
import type { Dice } from "../dice.ts";
import type { Agreement } from "./agreement.ts";
import { helpingFriends } from "./helping.ts";

/** How often a bot breaks its word where that wins a center. */
const FAITHLESS: Readonly<Record<BotCharacter, number>> = { bold: 0.8, cautious: 0.1, loyal: 0 };

/** Orders by a power's promises, or against them if that pays and is in its character. */
export function ordersUnder(
  agreement: Agreement,
  character: BotCharacter,
  situation: Situation,
  think: (situation: Situation) => ReturnType<Bot>,
  dice: Dice,
): Decision {
  if (dice.next() < FAITHLESS[character]) {
    const free = think(situation);
    if (free.orders.some((order) => agreement.bars(order) && winsCenter(situation, free.orders, order)))
      return free;
  }
  const kept = think({ ...situation, agreement });
  if (character !== "loyal") return kept;
  return { ...kept, orders: helpingFriends(situation, agreement, kept.orders) };
}

/** Whether an order moves into a center of another power that no unit guards, or with support. */
function winsCenter({ rules, state, power }: Situation, orders: readonly Order[], order: Order): boolean {
  if (order.type !== "move") return false;
  const { provinceOf, centers } = rules.board;
  const owner = state.owners[centers.indexOf(provinceOf[order.to] as Province)] ?? null;
  if (owner === null || owner === power) return false;
  const isGuarded = state.units.some(({ at }) => provinceOf[at] === provinceOf[order.to]);
  return !isGuarded || orders.some(({ target, to }) => target === order.unit && to === order.to);
}
