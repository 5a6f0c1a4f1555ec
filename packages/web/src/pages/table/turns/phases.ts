import type { OpenGame, ToldPhase } from "@chancery/contract";
import { linesReported, type Orders, type Played, play, stateAt } from "@chancery/contract/orders";
import {
  fail,
  ok,
  type PositionJson,
  type Power,
  powerNamed,
  type Result,
  readOrders,
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

/** The orders on a power's sheet, one by one, as they are written; what was not understood is among them. */
export function divideSheet(game: OpenGame, state: State, power: Power, text: string): readonly string[] {
  const { orders, faults } = readOrders(game.notation, state, power, text);
  return [...orders, ...faults]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map((piece) => piece.text);
}

/** The current phase with the viewer's own orders, and the results of these alone. */
export function presentPhase(game: OpenGame, table: TableView, orders: Orders): Result<Played, string> {
  const state = stateOf(game, table.position as PositionJson, table.phase);
  if (!state.ok) return state;
  // A player who orders again after civil disorder is back (C71-XIV.3-1).
  const own = powersNamed(game, orderedBy(table));
  const restored = [...own].reduce(restoreOrder, state.value);
  return play(
    words,
    game,
    restored.disorder.length === state.value.disorder.length ? state.value : restored,
    orders,
  );
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
