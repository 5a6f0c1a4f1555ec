import {
  formatMisreading,
  formatOrder,
  formatSheetFault,
  type Notation,
  type Power,
  readOrder,
  readSheet,
  type SheetFault,
  type State,
} from "@chancery/engine";
import type { Orders } from "./sandbox.ts";
import { type Line, ordersOf } from "./sheet.ts";

/** A piece of a typed sheet that was not understood, as places in its text. */
export interface Mistake {
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly message: string;
}

export interface TypedSheet {
  readonly orders: Orders;
  readonly mistakes: readonly Mistake[];
}

/** Reads what was typed for all powers. An order under no name counts for the only power that could give it. */
export function readTyped(notation: Notation, state: State, text: string): TypedSheet {
  const { rules } = notation;
  const starts = lineStarts(text);
  const lines: Pick<Line, "power" | "text">[] = [];
  const mistakes: Mistake[] = [];
  const { orders, faults } = readSheet(notation, state, text);
  for (const { power, text: written, line, column, reading } of orders) {
    if (reading.ok) {
      lines.push({ power, text: formatOrder(rules, reading.value) });
      continue;
    }
    const { at, text: piece } = reading.error;
    const from = starts[line - 1] + column - 1 + (piece === "" ? 0 : at);
    const to = from + (piece === "" ? written.length : piece.length);
    mistakes.push({ from, to, line, message: formatMisreading(notation, reading.error) });
  }
  for (const fault of faults) {
    const found = fault.code === "no-power" ? ownerOf(notation, state, fault) : null;
    if (found) lines.push(found);
    else {
      const from = starts[fault.line - 1] + fault.column - 1;
      const message = formatSheetFault(notation, fault);
      mistakes.push({ from, to: from + fault.text.length, line: fault.line, message });
    }
  }
  mistakes.sort((a, b) => a.from - b.from);
  return { orders: ordersOf({ rules }, lines), mistakes };
}

function ownerOf(
  notation: Notation,
  state: State,
  { text }: SheetFault,
): Pick<Line, "power" | "text"> | null {
  const found = notation.rules.powers.flatMap((_, power) => {
    const reading = readOrder(notation, state, power as Power, text);
    return reading.ok ? [{ power: power as Power, text: formatOrder(notation.rules, reading.value) }] : [];
  });
  return found.length === 1 ? found[0] : null;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) starts.push(index + end.length);
  return starts;
}

/** The sheets as text to go on from: every power that can order something, and what it has ordered. */
export function formatTyped(powers: readonly string[], orders: Orders): string {
  return powers.map((power) => [`${power}:`, ...(orders[power] ?? []), ""].join("\n")).join("\n");
}

export const sameOrders = (a: Orders, b: Orders): boolean =>
  JSON.stringify(tidy(a)) === JSON.stringify(tidy(b));

const tidy = (orders: Orders): [string, readonly string[]][] =>
  Object.entries(orders)
    .filter(([, lines]) => lines.length > 0)
    .map(([power, lines]): [string, string[]] => [power, lines.toSorted()])
    .sort(([a], [b]) => (a < b ? -1 : 1));
