import type { OpenGame, ToldPhase } from "@chancery/contract";
import {
  linesReported,
  type Orders,
  type Played,
  playSheets,
  readSheets,
  type Sheets,
  stateAt,
} from "@chancery/contract/orders";
import {
  fail,
  formatPosition,
  ok,
  type PositionJson,
  type Power,
  powerNamed,
  type Result,
  restoreOrder,
  type State,
} from "@chancery/engine";
import type { TableView, TurnView } from "../../../api/client.ts";
import { explainPlace, words } from "../../../messages/words.ts";

/** Games that are over, by their last states. */
const ended = new WeakMap<State, State>();

/** A position as the engine has it. A game that is over has a position, though no phase to be played. */
export function stateOf(game: OpenGame, position: PositionJson, phase: string): Result<State, string> {
  const state = stateAt(game, position, phase);
  if (!state.ok) return fail(explainPlace(state.error[0], game.rules.variant));
  if (position.phase === phase) return state;
  const over = ended.get(state.value) ?? { ...state.value, ending: { how: "stopped" } };
  ended.set(state.value, over);
  return ok(over);
}

/** The powers the viewer may order for now: their own, or all for the game master. */
export const orderedBy = ({ sheets, you }: TableView): readonly string[] =>
  you.may.includes("save") ? sheets.map(({ power }) => power) : [];

/** The powers whose orders are saved as they are written. A game master changes others' orders on purpose, with a reason. */
export const writtenBy = (view: TableView): readonly string[] =>
  view.you.role === "referee" ? [] : orderedBy(view);

export const powersNamed = ({ rules }: OpenGame, names: readonly string[]): ReadonlySet<Power> =>
  new Set(names.map((name) => powerNamed(rules, name) as Power));

/** The state that is played now. A player who orders again after civil disorder is back (C71-XIV.3-1). */
export function presentState(game: OpenGame, table: TableView): Result<State, string> {
  const state = stateOf(game, table.position as PositionJson, table.phase);
  if (!state.ok) return state;
  const restored = [...powersNamed(game, orderedBy(table))].reduce(restoreOrder, state.value);
  return ok(restored.disorder.length === state.value.disorder.length ? state.value : restored);
}

/** Orders as they are read in the current phase, by power; null if they can't be. */
export function readAll(game: OpenGame, table: TableView, orders: Orders): Sheets | null {
  const state = presentState(game, table);
  const sheets = state.ok ? readSheets(game.notation, state.value, orders) : null;
  return sheets?.ok ? sheets.value : null;
}

/** The current phase with the viewer's own orders, and the results of these alone. */
export function presentPhase(game: OpenGame, table: TableView, sheets: Sheets): Result<Played, string> {
  const state = presentState(game, table);
  if (!state.ok) return state;
  if (!state.value.ending) return ok(playSheets(words, game, state.value, sheets));
  const position = formatPosition(game.rules, state.value);
  return ok({ state: state.value, position, lines: [], response: null });
}

/** A past turn with all orders and their results. */
export function pastPhase(game: OpenGame, turn: TurnView): Result<Played, string> {
  const state = stateOf(game, turn.position as PositionJson, turn.phase);
  if (!state.ok) return state;
  const position = turn.position as PositionJson;
  if (!turn.result) return ok({ state: state.value, position, lines: [], response: null });
  const orders = turn.result.orders as ToldPhase["orders"];
  return ok({
    state: state.value,
    position,
    lines: linesReported(game, state.value, orders),
    response: {
      phase: turn.phase,
      orders,
      events: turn.result.events as ToldPhase["events"],
      state: turn.result.position as PositionJson,
    },
  });
}
