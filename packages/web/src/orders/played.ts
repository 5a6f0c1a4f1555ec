import {
  type AdjudicationResponse,
  orderTold,
  playOut,
  readSheets,
  type Sheets,
  type Table,
} from "@chancery/contract";
import {
  fail,
  formatPosition,
  ok,
  type PositionJson,
  type Power,
  type Result,
  type State,
} from "@chancery/engine";
import type { Line, Orders } from "./sheet.ts";

/** What came of a phase: every order with its reason, what else happened, the position after it. */
export type Outcome = Omit<AdjudicationResponse, "id">;

/** A phase in view: what was there, what was ordered, what came of it. */
export interface Played {
  readonly state: State;
  readonly position: PositionJson;
  /** Each line has the report of the same number. */
  readonly lines: readonly Line[];
  /** Null once the game is over. For a phase in progress it is what would happen by these orders alone. */
  readonly response: Outcome | null;
}

/** Plays out a phase with what is written, or says in a sentence why that cannot be done. */
export function play(
  { notation }: Table,
  state: State,
  orders: Orders,
): Result<Played & { readonly next: State }, string> {
  const position = formatPosition(notation.rules, state);
  if (state.ending) return ok({ state, position, lines: [], response: null, next: state });
  const given = Object.fromEntries(Object.entries(orders).map(([power, lines]) => [power, [...lines]]));
  const sheets = readSheets(notation, state, given);
  if (!sheets.ok) return fail(sheets.error.message);
  const { response, next } = playOut(notation, state, sheets.value);
  return ok({ state, position, lines: linesOf(sheets.value), response, next });
}

/** The orders of a report as lines, each with what could be read of it. */
export function linesTold(
  { rules, notation }: Table,
  state: State,
  orders: readonly Pick<Outcome["orders"][number], "power" | "order" | "text">[],
): readonly Line[] {
  const counts = new Map<Power, number>();
  return orders.map((told): Line => {
    const power = rules.powers.findIndex(({ name }) => name === told.power) as Power;
    const index = counts.get(power) ?? 0;
    counts.set(power, index + 1);
    return { power, index, text: told.text, order: orderTold(notation, state, told) };
  });
}

/** A phase once it is resolved: with the orders of units for which nobody writes, too (DIS-2.1.2-3). */
export const asResolved = (game: Table, phase: Played): Played =>
  phase.response ? { ...phase, lines: linesTold(game, phase.state, phase.response.orders) } : phase;

const linesOf = (sheets: Sheets): Line[] =>
  [...sheets].flatMap(([power, lines]) =>
    lines.map(({ text, reading }, index) => ({
      power,
      index,
      text,
      order: reading.ok ? reading.value : null,
    })),
  );
