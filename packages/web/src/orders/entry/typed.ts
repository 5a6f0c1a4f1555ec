import {
  type Finding,
  findingText,
  type Line,
  noteRead,
  type Orders,
  type ReadOrder,
} from "@chancery/contract/orders";
import {
  formatOrder,
  type Notation,
  type Power,
  readOrder,
  readOrders,
  readSheet,
  type SheetFault,
  type State,
} from "@chancery/engine";
import { placeName } from "../../messages/localized.ts";
import { orders as messages } from "../../messages/orders.ts";
import { powerName } from "../../messages/power-name.ts";
import { explainMisreading, explainSheetFault, words } from "../../messages/words.ts";
import { ordersOf } from "./sheet.ts";

/** A piece of a typed sheet that was not understood, or needs another look, as places in its text. */
export interface Mistake {
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly message: string;
  /** It was understood, and this is worth knowing. */
  readonly isNote?: true;
}

/** An order of a typed sheet that was understood, and where it is. */
interface Piece {
  readonly power: Power;
  readonly text: string;
  readonly order: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
}

export interface TypedSheet {
  /** What was understood, in the usual form. */
  readonly orders: Orders;
  /** Everything, as it was written: also what was not understood. */
  readonly written: Orders;
  readonly mistakes: readonly Mistake[];
  readonly pieces: readonly Piece[];
}

type Written = Pick<Line, "power" | "text">;

/** What was read, as it was written and in the usual form, so that it isn't read again when it is played out. */
interface Read {
  readonly power: Power;
  readonly written: ReadOrder;
  readonly understood: ReadOrder | null;
}

/**
 * Reads what was typed for the powers one orders for. An order under no name counts for the only one of them that
 * could give it.
 */
export function readTyped(
  notation: Notation,
  state: State,
  powers: ReadonlySet<Power>,
  text: string,
): TypedSheet {
  const { rules } = notation;
  const starts = lineStarts(text);
  const understood: Written[] = [];
  const written: Written[] = [];
  const mistakes: Mistake[] = [];
  const pieces: Piece[] = [];
  const read: Read[] = [];
  const mark = (line: number, column: number, length: number, message: string, isNote = false): void => {
    const from = starts[line - 1] + column - 1;
    mistakes.push({ from, to: from + length, line, message, ...(isNote && { isNote }) });
  };
  const [first] = powers;
  const { orders, faults } =
    powers.size === 1 ? readOrders(notation, state, first, text) : readSheet(notation, state, text);
  for (const { power, text: piece, line, column, reading } of orders) {
    if (!powers.has(power)) {
      mark(
        line,
        column,
        piece.length,
        messages("notYourPower", { power: powerName(rules.powers[power].name) }),
      );
      continue;
    }
    written.push({ power, text: piece });
    const said = { text: piece, reading };
    if (reading.ok) {
      const from = starts[line - 1] + column - 1;
      const order = formatOrder(rules, reading.value);
      read.push({
        power,
        written: said,
        understood: { text: order, reading: { ok: true, value: reading.value } },
      });
      understood.push({ power, text: order });
      pieces.push({ power, text: piece, order, from, to: from + piece.length, line });
      for (const { text: guessed, at, province } of reading.guesses ?? []) {
        const to = placeName(rules.board, province);
        mark(
          line,
          column + at,
          guessed.length,
          findingText(words, { code: "guess", text: guessed, to }),
          true,
        );
      }
    } else {
      read.push({ power, written: said, understood: null });
      const { at, text: wrong } = reading.error;
      const message = explainMisreading(rules, reading.error);
      if (wrong === "") mark(line, column, piece.length, message);
      else mark(line, column + at, wrong.length, message);
    }
  }
  // What belongs to no order is read again with the sheet it ends up in.
  if (faults.length === 0) note(notation, state, read);
  for (const fault of faults) {
    const found = fault.code === "no-power" ? ownerOf(notation, state, powers, fault) : null;
    if (found) {
      understood.push(found);
      written.push({ power: found.power, text: fault.text });
    } else {
      mark(fault.line, fault.column, fault.text.length, explainSheetFault(rules, fault));
      if (powers.size > 0) written.push({ power: first, text: fault.text });
    }
  }
  mistakes.sort((a, b) => a.from - b.from);
  return { orders: ordersOf({ rules }, understood), written: ordersOf({ rules }, written), mistakes, pieces };
}

/** Keeps what was read for the sheets that come of it. */
function note(notation: Notation, state: State, read: readonly Read[]): void {
  for (const [power, own] of Map.groupBy(read, (each) => each.power)) {
    noteRead(
      notation,
      state,
      power,
      own.map(({ written }) => written),
    );
    noteRead(
      notation,
      state,
      power,
      own.flatMap(({ understood }) => understood ?? []),
    );
  }
}

/** Everything to look at in a typed sheet: what was not understood, and what a review finds in the rest. */
export function notesOn({ mistakes, pieces }: TypedSheet, findings: readonly Finding[]): readonly Mistake[] {
  const told = new Set<string>();
  const notes = findings.flatMap((finding): Mistake[] => {
    const { line, code } = finding;
    // What was guessed or not understood is marked where it is written.
    if (line.order === null || code === "guess") return [];
    const alike = pieces.filter(
      ({ power, text, order }) => power === line.power && (text === line.text || order === line.text),
    );
    const piece = alike.find(({ from }) => !told.has(`${from} ${code}`));
    if (!piece) return [];
    const { from, to, line: number } = piece;
    told.add(`${from} ${code}`);
    return [{ from, to, line: number, message: findingText(words, finding), isNote: true }];
  });
  return [...mistakes, ...notes].sort((a, b) => a.from - b.from);
}

function ownerOf(
  notation: Notation,
  state: State,
  powers: ReadonlySet<Power>,
  { text }: SheetFault,
): Written | null {
  const found = [...powers].flatMap((power) => {
    const reading = readOrder(notation, state, power, text);
    return reading.ok ? [{ power, text: formatOrder(notation.rules, reading.value) }] : [];
  });
  return found.length === 1 ? found[0] : null;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) starts.push(index + end.length);
  return starts;
}

/** The sheets as text to continue from: every power that can order something, and what it has ordered. */
export function formatTyped(powers: readonly string[], orders: Orders): string {
  if (powers.length === 1) return (orders[powers[0]] ?? []).join("\n");
  return powers.map((power) => [`${power}:`, ...(orders[power] ?? []), ""].join("\n")).join("\n");
}

export const sameOrders = (a: Orders, b: Orders): boolean =>
  JSON.stringify(tidy(a)) === JSON.stringify(tidy(b));

const tidy = (orders: Orders): [string, readonly string[]][] =>
  Object.entries(orders)
    .filter(([, lines]) => lines.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
