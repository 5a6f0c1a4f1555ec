import type { OpenGame } from "@chancery/contract";
import { type Played, play, stateAt } from "@chancery/contract/orders";
import type { Power } from "@chancery/engine";
import { words } from "../../messages/words.ts";
import type { Event } from "./report.ts";

const PRICE = ["violation", "kicked", "retaliation"];

/**
 * What a power's orders would cost it with the nuclear powers if nobody else ordered anything: which of them it offends,
 * which embassies are kicked (DIS-11.6-1, DIS-11.7.1-1), and which units retaliation destroys (DIS-11.4.2-2).
 */
export function priceOf(game: OpenGame, phase: Played, power: Power): readonly Event[] {
  if (phase.state.phase.task !== "M") return [];
  const { name } = game.rules.powers[power];
  return [...(phase.response?.events ?? []), ...eventsAfter(game, phase)].filter(
    (event) => PRICE.includes(event.type) && event.power === name,
  );
}

/** What follows where someone has to retreat first: retaliation comes with the retreats (DIS-2.1.4-6). */
function eventsAfter(game: OpenGame, { response }: Played): readonly Event[] {
  if (!response) return [];
  const next = stateAt(game, response.state, response.state.phase);
  if (!next.ok || next.value.phase.task !== "R") return [];
  const retreats = play(words, game, next.value, {});
  return retreats.ok ? (retreats.value.response?.events ?? []) : [];
}

/** How many embassies are kicked, and how many units destroyed. */
export const lossesIn = (price: readonly Event[]) => ({
  kicks: price.filter(({ type }) => type === "kicked").length,
  units: price.filter(({ type }) => type === "retaliation").length,
});
