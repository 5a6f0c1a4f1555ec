import { type OpenGame, openVariant } from "@chancery/contract";
import { type Orders, ordersIn, type PlayedOn, play } from "@chancery/contract/orders";
import {
  formatOrder,
  type PositionJson,
  type Power,
  type Province,
  readPosition,
  type State,
} from "@chancery/engine";
import { words } from "../messages/words.ts";
import type { OrderEntry, PartialOrder, Step } from "./entry/order-entry.ts";

/** For tests: order entry in games, and names for what is in it. */

export function openGame(variant: string, options: Readonly<Record<string, unknown>> = {}): OpenGame {
  const game = openVariant({ variant, options });
  if (!game.ok) throw new Error(game.error.fault.code);
  return game.value;
}

export const position = (
  phase: string,
  units: PositionJson["units"],
  rest: Readonly<Record<string, unknown>> = {},
): PositionJson => ({ phase, units, centers: {}, ...rest });

export function stateIn({ notation, start }: OpenGame, given: PositionJson): State {
  const state = readPosition(notation, start, given);
  if (!state.ok) throw new Error(state.error[0].fault.code);
  return state.value;
}

export const powerIn = ({ rules }: Pick<OpenGame, "rules">, name: string): Power =>
  rules.powers.findIndex((power) => power.name === name) as Power;

/** Orders in a position, and what would come of them; for all powers that people play, unless some are named. */
export function enter(
  game: OpenGame,
  orders: Orders = {},
  { state = game.start, powers }: { readonly state?: State; readonly powers?: readonly string[] } = {},
): { readonly entry: OrderEntry; readonly phase: PlayedOn } {
  const { rules } = game;
  const played = play(words, game, state, orders);
  if (!played.ok) throw new Error(played.error);
  const names = powers ?? rules.powers.flatMap(({ name, neutral }) => (neutral ? [] : [name]));
  return {
    phase: played.value,
    entry: {
      rules,
      state,
      orders: ordersIn(played.value.lines),
      powers: new Set(names.map((name) => powerIn(game, name))),
    },
  };
}

export const place = ({ rules }: Pick<OrderEntry, "rules">, id: string): Province =>
  rules.board.provinces.findIndex((province) => province.id === id) as Province;

/** A step in words: the order, the refusal, or what is asked. */
export function told({ rules }: OrderEntry, step: Step | null): string {
  if (step === null) return "nothing";
  if (step.type === "order") return formatOrder(rules, step.order);
  return step.type === "refused" ? `refused: ${step.why.why}` : "asks";
}

export function partialOf(step: Step | null): PartialOrder {
  if (step?.type !== "partial") throw new Error("no partial order");
  return step.partial;
}
