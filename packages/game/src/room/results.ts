import type { Draft } from "../draft.ts";
import { gameOf } from "../game-of.ts";
import { currentTurn, lineOf, type Table } from "../table.ts";
import { roomOf } from "./room-of.ts";

/** The results of the last turn as the room sees them: each power's, one after the other (MB-33). */
export interface Results {
  readonly turn: number;
  readonly order: readonly string[];
  readonly shown: number;
}

export function resultsOf(table: Table): Results | null {
  const last = lineOf(table).findLast(({ result }) => result !== null);
  if (!last) return null;
  const ordered = new Set(last.result?.orders.map(({ power }) => power));
  const order = gameOf(table)
    .rules.powers.map(({ name }) => name)
    .filter((power) => ordered.has(power));
  return { turn: last.number, order, shown: roomOf(table).shown };
}

/** Whether the room is looking at results: the next turn begins when the officers are done with them. */
export function isShowing(table: Table): boolean {
  const { stage, announced, requests } = roomOf(table).schedule;
  const results = resultsOf(table);
  const last = results && table.turns[results.turn - 1];
  const isFresh = table.status === "playing" && currentTurn(table).how === "played" && stage === "opening";
  return (
    isFresh &&
    announced === null &&
    requests.length === 0 &&
    last?.phase.endsWith("M") === true &&
    results !== null &&
    results.shown < results.order.length
  );
}

export function showResults(draft: Draft, all: boolean): undefined {
  const { order, shown } = resultsOf(draft.table) as Results;
  draft.add({ type: "room", what: { type: "results-shown", count: all ? order.length : shown + 1 } });
}
