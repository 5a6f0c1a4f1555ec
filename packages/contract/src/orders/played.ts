import { fail, formatPosition, ok, type PositionJson, type Result, type State } from "@chancery/engine";
import { faultIn } from "../fault.ts";
import type { OpenGame } from "../open-variant.ts";
import { playOut } from "../play-out.ts";
import type { ToldPhase } from "../response.ts";
import { readSheets, type Sheets } from "../sheets.ts";
import { tellResult } from "../words/explain.ts";
import type { Words } from "../words/words.ts";
import { type Line, linesOf, linesReported } from "./line.ts";

/** Orders as they are written, by the name of the power. */
export type Orders = Readonly<Record<string, readonly string[]>>;

/** A phase, what is ordered in it, and what comes of that. */
export interface Played {
  readonly state: State;
  readonly position: PositionJson;
  readonly lines: readonly Line[];
  /** Null once the game is over. For a phase in progress: what these orders alone would lead to. */
  readonly response: ToldPhase | null;
}

/** A played phase and the state it leads to. */
export interface PlayedOn extends Played {
  readonly next: State;
}

/** Plays out a phase with what is written, or says in a sentence why that cannot be done. */
export function play(words: Words, table: OpenGame, state: State, orders: Orders): Result<PlayedOn, string> {
  if (state.ending) {
    const position = formatPosition(table.rules, state);
    return ok({ state, position, lines: [], response: null, next: state });
  }
  const sheets = readSheets(table.notation, state, orders);
  return sheets.ok
    ? ok(playSheets(words, table, state, sheets.value))
    : fail(faultIn(words, sheets.error.fault));
}

/** Plays out a phase with sheets that have been read. */
export function playSheets(
  words: Words,
  { notation, rules }: OpenGame,
  state: State,
  sheets: Sheets,
): PlayedOn {
  const { response: report, next } = playOut(notation, state, sheets);
  const response = tellResult(words, rules, report);
  const position = formatPosition(rules, state);
  return { state, position, lines: linesOf(sheets, response), response, next };
}

/** A phase once it is resolved: with the orders of units that nobody writes for. */
export const asResolved = (table: OpenGame, phase: Played): Played =>
  phase.response ? { ...phase, lines: linesReported(table, phase.state, phase.response.orders) } : phase;
