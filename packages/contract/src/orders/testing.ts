import { type Power, powerNamed, readPosition, type State } from "@chancery/engine";
import { type OpenGame, openVariant } from "../open-variant.ts";
import { programWords } from "../program-words.ts";
import { type Orders, type PlayedOn, play } from "./played.ts";

/** For tests: games by name, positions in them, and phases played out. */

export function opened(variant: string): OpenGame {
  const table = openVariant({ variant, options: {} });
  if (!table.ok) throw new Error(table.error.fault.code);
  return table.value;
}

export const powerIn = ({ rules }: OpenGame, name: string): Power => powerNamed(rules, name) as Power;

export function stateIn(
  table: OpenGame,
  position: { readonly phase: string; readonly units: Orders; readonly [field: string]: unknown },
): State {
  const state = readPosition(table.notation, table.start, { centers: {}, ...position });
  if (!state.ok) throw new Error(state.error[0].fault.code);
  return state.value;
}

export function playedIn(table: OpenGame, state: State, orders: Orders): PlayedOn {
  const played = play(programWords("en"), table, state, orders);
  if (!played.ok) throw new Error(played.error);
  return played.value;
}
