import {
  explainMisreading,
  explainSheetFault,
  playOut,
  type Sheets,
  type ToldPhase,
  tellResult,
} from "@chancery/contract";
import { formatPhase, readSheet, type SheetFault, type SheetOrder } from "@chancery/engine";
import { Failure } from "../terminal/failure.ts";
import { cli } from "../terminal/messages.ts";
import { visible } from "../terminal/style.ts";
import { words } from "../terminal/words.ts";
import { describePhase } from "./phases.ts";
import type { Setup } from "./setup.ts";

/** Where a sheet comes from: the file's name, and the line of the file in which the sheet begins. */
export interface Source {
  readonly name: string;
  readonly line: number;
}

/** The orders in a sheet, with what could not be read in it. */
export interface SheetText {
  readonly sheets: Sheets;
  readonly misread: readonly string[];
}

/** A sheet of orders that has been resolved. */
export interface PlayedSheet extends SheetText {
  readonly response: ToldPhase;
  readonly next: Setup;
}

/** Plays out the orders of a sheet. */
export function playSheet(setup: Setup, text: string, source: Source): PlayedSheet {
  const read = readSheetText(setup, text, source);
  const { response, next } = playOut(setup.table.notation, setup.state, read.sheets);
  const told = tellResult(words, setup.table.rules, response);
  return { ...read, response: told, next: { table: setup.table, state: next } };
}

/**
 * Reads the orders of a sheet. Orders that cannot be read are part of the game, and reported; orders of
 * nobody, or of another phase, are not, and the sheet is refused.
 */
export function readSheetText({ table, state }: Setup, text: string, source: Source): SheetText {
  const { orders, faults } = readSheet(table.notation, state, text);
  const point = pointer(text, source);
  if (faults.length > 0)
    throw new Failure(
      faults
        .map((fault) => point(fault, fault.text.length, describeFault(fault, { table, state })))
        .join("\n"),
    );
  const misread = orders.flatMap(({ line, column, reading }) => {
    if (reading.ok) return [];
    const { at, text: piece } = reading.error;
    return [
      point(
        { line, column: column + at },
        piece.length,
        explainMisreading(words, table.rules, reading.error),
      ),
    ];
  });
  return { sheets: byPower(orders), misread };
}

const byPower = (orders: readonly SheetOrder[]): Sheets => Map.groupBy(orders, ({ power }) => power);

function describeFault(fault: SheetFault, { table: { rules }, state }: Setup): string {
  if (fault.code !== "other-phase") return explainSheetFault(words, rules, fault);
  const phase = describePhase(formatPhase(state.phase), rules);
  return cli("otherPhase", { text: fault.text, phase });
}

/** Says what is wrong at a place of a text, and shows the place. */
function pointer(text: string, { name, line: first }: Source) {
  const lines = text.split(/\r?\n/);
  return (at: { readonly line: number; readonly column: number }, length: number, what: string): string => {
    const line = lines[at.line - 1] ?? "";
    const place = { source: name, line: String(first + at.line - 1), column: String(at.column) };
    const head = `${cli("inLineColumn", place)}: ${visible(what)}`;
    if (line.length > 100 || visible(line) !== line) return head;
    return `${head}\n    ${line}\n    ${" ".repeat(at.column - 1)}${"^".repeat(Math.max(1, length))}`;
  };
}
