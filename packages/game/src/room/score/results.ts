import type { TurnView } from "@chancery/api";
import type { Draft } from "../../draft.ts";
import { gameOf } from "../../game-of.ts";
import { refusal } from "../../refusal.ts";
import { currentTurn, lineOf, type StoredResult, type Table, type Turn } from "../../table.ts";
import type { RoomActs } from "../act-entry.ts";
import { happens } from "../happens.ts";
import { roomOf } from "../room-of.ts";
import { stageOf } from "../schedule/stage.ts";

export const RESULTS_ACTS = {
  "show-results": {
    who: "officer",
    whyNot: (table) => (hasMore(table) ? undefined : refusal("not-at-this-stage")),
    run: (draft, { all }) => showResults(draft, all),
  },
} satisfies Partial<RoomActs>;

/** Whether the room is being told what a turn came to: the next one begins when the officers are done (MB-33). */
export const isShowing = (table: Table): boolean =>
  table.status === "playing" && stageOf(table) === "results";

/** The turns that led here, with the result of the last one only if everyone has been told all of it. */
export const toldLine = (table: Table): readonly Turn[] =>
  lineOf(table).map((turn) => (isToldLater(table, turn) ? { ...turn, result: null } : turn));

/** Whether the room has yet to hear the results of a turn, or some of them. */
export const isToldLater = (table: Table, turn: Turn): boolean =>
  isShowing(table) &&
  turn.number === currentTurn(table).number &&
  roomOf(table).shown < orderOf(table).length;

/** The powers whose results are shown, one after the other. */
function orderOf(table: Table): readonly string[] {
  const ordered = new Set(currentTurn(table).result?.orders.map(({ power }) => power));
  const names = gameOf(table).rules.powers.map(({ name }) => name);
  return names.filter((power) => ordered.has(power));
}

/** How far the officers have come, and the turn as far as the room has been told of it. */
export interface Results {
  readonly turn: number;
  readonly order: readonly string[];
  readonly shown: number;
  readonly read: TurnView | null;
}

export function resultsOf(table: Table, tell: (turn: Turn) => TurnView): Results | null {
  if (!isShowing(table)) return null;
  const turn = currentTurn(table);
  const { shown } = roomOf(table);
  const order = orderOf(table);
  const isPartly = shown > 0 && shown < order.length;
  const read = isPartly ? tell({ ...turn, result: asFar(turn, order.slice(0, shown)) }) : null;
  return { turn: turn.number, order, shown, read };
}

/** The results of some powers, on the board as it was: what follows from all orders together comes last. */
function asFar({ result, position, phase }: Turn, powers: readonly string[]): StoredResult {
  const { orders, ...rest } = result as StoredResult;
  const told = orders.filter(({ power }) => powers.includes(power));
  return { ...rest, orders: told, events: [], position, phase, used: {}, missing: [] };
}

/** Whether anything can still be shown. */
export const hasMore = (table: Table): boolean =>
  isShowing(table) && roomOf(table).shown < orderOf(table).length;

export function showResults(draft: Draft, all: boolean): undefined {
  const count = all ? orderOf(draft.table).length : roomOf(draft.table).shown + 1;
  draft.add({ type: "room", what: { type: "results-shown", count } });
}

/** What a turn came to is told before anything else happens. False if there is nothing to tell. */
export function tellResults(draft: Draft): boolean {
  const { orders = [], events = [] } = currentTurn(draft.table).result ?? {};
  if (!draft.table.room || orders.length + events.length === 0) return false;
  happens(draft, { type: "stage-begun", stage: "results", deadline: null });
  return true;
}
