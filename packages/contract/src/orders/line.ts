import {
  type Guess,
  type Order,
  type Power,
  powerNamed,
  type Rules,
  type State,
  type Unit,
} from "@chancery/engine";
import type { OpenGame } from "../open-variant.ts";
import type { OrderReport, Told, ToldPhase } from "../response.ts";
import { orderTold, type Sheets } from "../sheets.ts";

/** A line of a sheet, as far as a review needs it. */
export interface WrittenLine {
  readonly power: Power;
  readonly text: string;
  /** Null if the line was not understood. */
  readonly order: Order | null;
  /** Misspelled names in it, and what they were taken for. */
  readonly guesses?: readonly Guess[];
  readonly report: Pick<Told<OrderReport>, "status" | "why">;
}

/** A line of a sheet: what was written, what was understood, and what came of it. */
export interface Line extends WrittenLine {
  /** Unique in its phase. Drawings of the line carry it too. */
  readonly id: string;
  readonly report: Told<OrderReport>;
}

/** The lines of sheets that were just resolved. A phase's report lists them first, in the same sequence. */
export function linesOf(sheets: Sheets, { orders }: ToldPhase): readonly Line[] {
  const lines = [...sheets].flatMap(([power, sheet]) =>
    sheet.map(({ text, reading }) => ({
      power,
      text,
      order: reading.ok ? reading.value : null,
      ...(reading.guesses && { guesses: reading.guesses }),
    })),
  );
  return withIds(lines.map((line, number) => ({ ...line, report: orders[number] })));
}

/** A line for every order a phase reports on, including those of units nobody writes for (DIS-2.1.2-3). */
export const linesReported = (
  { rules, notation }: OpenGame,
  state: State,
  reports: readonly Told<OrderReport>[],
): readonly Line[] =>
  withIds(
    reports.map((report) => ({
      power: powerNamed(rules, report.power) as Power,
      text: report.text,
      order: orderTold(notation, state, report),
      report,
    })),
  );

/** Numbers lines by power, so that a line keeps its id whatever others write. */
function withIds(lines: readonly Omit<Line, "id">[]): readonly Line[] {
  const counts = new Map<Power, number>();
  return lines.map((line) => {
    const number = counts.get(line.power) ?? 0;
    counts.set(line.power, number + 1);
    return { id: `${line.power}-${number}`, ...line };
  });
}

/** The orders that were understood. */
export const ordersIn = (lines: readonly Pick<Line, "order">[]): Order[] =>
  lines.flatMap(({ order }) => (order ? [order] : []));

/** The unit that an order is for, even if it is written in the game's own terms. */
export const unitOrdered = ({ own }: Rules, order: Order): Unit | null =>
  order.type === "own" ? (own?.unitOf?.(order.line) ?? null) : order.unit;
