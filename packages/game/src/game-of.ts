import type { Ending as NamedEnding } from "@chancery/api";
import { type OpenGame as Opened, openVariant } from "@chancery/contract";
import { stateAt } from "@chancery/contract/orders";
import {
  BrokenInvariant,
  type Ending,
  type PositionJson,
  type Power,
  type Rules,
  type State,
} from "@chancery/engine";
import { currentTurn, type Table } from "./table.ts";

/** Games by the options of their tables, which stay the same object from event to event. */
const games = new WeakMap<
  Table["options"],
  { readonly variant: string; readonly rulebook: string; readonly game: Opened }
>();

/** The game played at a table: its rules, its start, and the words for it. */
export function gameOf({ setup, options }: Pick<Table, "setup" | "options">): Opened {
  const { variant, rulebook } = setup;
  const known = games.get(options);
  if (known?.variant === variant && known.rulebook === rulebook) return known.game;
  const opened = openVariant({ variant, rulebook, options });
  if (!opened.ok) throw new BrokenInvariant(JSON.stringify(opened.error));
  games.set(options, { variant, rulebook, game: opened.value });
  return opened.value;
}

/** The engine's state for a position that it wrote itself. */
export function stateFrom(game: Opened, phase: string, position: PositionJson): State {
  const state = stateAt(game, position, phase);
  if (!state.ok) throw new BrokenInvariant(JSON.stringify(state.error));
  return state.value;
}

/** The present state of the game: that of the turn in progress, or the last one. */
export function stateOf(table: Table): State {
  const game = gameOf(table);
  if (table.status === "lobby") return game.start;
  const { phase, position } = table.ending ?? currentTurn(table);
  return stateFrom(game, phase, position);
}

const named = new WeakMap<State, readonly (readonly string[])[]>();

/** The powers of each seat, by name. They may change in the course of a game. */
export function powersBySeat(table: Table): readonly (readonly string[])[] {
  const state = stateOf(table);
  const known = named.get(state);
  if (known) return known;
  const { rules } = gameOf(table);
  const names = state.seats.map((seat) => seat.map((power) => rules.powers[power].name));
  named.set(state, names);
  return names;
}

export function endingInNames(rules: Rules, ending: Ending): NamedEnding {
  const names = (powers: readonly Power[]): string[] => powers.map((power) => rules.powers[power].name);
  if (ending.how === "victory") return { how: "victory", winners: names(ending.winners), by: ending.by };
  return ending.how === "draw" ? { how: "draw", sharers: names(ending.sharers) } : { how: "stopped" };
}
