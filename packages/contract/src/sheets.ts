import {
  fail,
  type Notation,
  type Order,
  ok,
  type Power,
  powerNamed,
  type Reading,
  type Result,
  readOrder,
  readOrders,
  readPower,
  type State,
} from "@chancery/engine";
import type { RequestFault } from "./fault.ts";
import type { OwnEntries } from "./request.ts";

/** An order as it was written and as it was read. */
export interface ReadOrder {
  readonly text: string;
  readonly reading: Reading;
}

/** How many orders of one power are read, readable or not: many times what any has to say. */
const MOST_ORDERS = 200;

/** What each power wrote, as far as it could be read. */
export type Sheets = ReadonlyMap<Power, readonly ReadOrder[]>;

/** Reads the orders of a request. */
export function readSheets(
  notation: Notation,
  state: State,
  given: Readonly<Record<string, string | readonly string[]>>,
  own: { readonly field: string; readonly entries: OwnEntries } | null = null,
): Result<Sheets, RequestFault> {
  const sheets = new Map<Power, ReadOrder[]>();
  for (const [name, lines] of Object.entries(given)) {
    const power = readPower(notation, name);
    if (!power.ok) return fail({ code: "unknown-power", path: `orders.${name}`, fault: power.error });
    const sheet = sheets.get(power.value) ?? [];
    const read = readLines(notation, state, power.value, typeof lines === "string" ? linesOf(lines) : lines);
    if (read === null || sheet.length + read.length > MOST_ORDERS) return fail(tooMany(`orders.${name}`));
    sheet.push(...read);
    sheets.set(power.value, sheet);
  }
  if (!own) return ok(sheets);
  const { formatEntry } = notation.rules.own ?? {};
  const { field } = own;
  if (!formatEntry) return fail({ code: "bad-request", path: field, fault: { code: "not-in-this-game" } });
  for (const [name, entries] of Object.entries(own.entries)) {
    const power = readPower(notation, name);
    if (!power.ok) return fail({ code: "unknown-power", path: `${field}.${name}`, fault: power.error });
    const sheet = sheets.get(power.value) ?? [];
    if (sheet.length + entries.length > MOST_ORDERS) return fail(tooMany(`${field}.${name}`));
    for (const [index, entry] of entries.entries()) {
      const text = formatEntry(entry);
      if (text === null)
        return fail({ code: "bad-request", path: `${field}.${name}[${index}]`, fault: { code: "unfit" } });
      sheet.push({ text, reading: readOrder(notation, state, power.value, text) });
    }
    sheets.set(power.value, sheet);
  }
  return ok(sheets);
}

const tooMany = (path: string): RequestFault => ({
  code: "too-large",
  path,
  fault: { code: "too-many-orders", most: MOST_ORDERS },
});

/** The order that a report is about, as it was understood in that position; null if it wasn't. */
export function orderTold(
  notation: Notation,
  state: State,
  { power, order }: { readonly power: string; readonly order: string | null },
): Order | null {
  const by = powerNamed(notation.rules, power) as Power;
  const [read] = order === null ? [] : lineOnce(notation, state, by, order);
  return read?.reading.ok ? read.reading.value : null;
}

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== "");

/** Null if there are too many orders. Line by line, but for what the game reads as one line of its own, such as a list below its heading. */
function readLines(
  notation: Notation,
  state: State,
  power: Power,
  lines: readonly string[],
): readonly ReadOrder[] | null {
  const read: ReadOrder[] = [];
  for (let next = 0; next < lines.length; ) {
    if (read.length >= MOST_ORDERS) return null;
    const folded = notation.rules.own?.foldLines?.(state, power, lines, next);
    for (const order of lineOnce(notation, state, power, folded?.text ?? lines[next]))
      read.push(apart(order, read));
    next += folded?.count ?? 1;
  }
  return read;
}

/** What was read at a position: lines and whole sheets, each by its power and its text. */
interface Known {
  readonly lines: Map<string, readonly ReadOrder[]>;
  readonly sheets: Map<string, readonly ReadOrder[]>;
}

/** States and notations never change, so a text is read once for everyone who looks at it. */
const known = new WeakMap<State, WeakMap<Notation, Known>>();

/** How many texts are kept for a position, and how long they may be: more than is written while it is in view. */
const MOST_KNOWN = 250;
const LONGEST_KNOWN = 2_000;

function knownAt(notation: Notation, state: State): Known {
  const ofState = known.get(state) ?? new WeakMap<Notation, Known>();
  known.set(state, ofState);
  const texts = ofState.get(notation) ?? { lines: new Map(), sheets: new Map() };
  ofState.set(notation, texts);
  return texts;
}

const keyOf = (power: Power, text: string): string => `${power} ${text}`;

function once(
  texts: Map<string, readonly ReadOrder[]>,
  key: string,
  read: () => readonly ReadOrder[],
): readonly ReadOrder[] {
  const before = texts.get(key);
  if (before) return before;
  const orders = read();
  if (key.length > LONGEST_KNOWN) return orders;
  if (texts.size >= MOST_KNOWN) texts.clear();
  texts.set(key, orders);
  return orders;
}

const lineOnce = (notation: Notation, state: State, power: Power, text: string): readonly ReadOrder[] =>
  once(knownAt(notation, state).lines, keyOf(power, text), () => readLine(notation, state, power, text));

/** Keeps orders that were read in another way, so that nobody reads them again: one by one, and as a sheet. */
export function noteRead(notation: Notation, state: State, power: Power, orders: readonly ReadOrder[]): void {
  const { lines, sheets } = knownAt(notation, state);
  for (const order of orders) once(lines, keyOf(power, order.text), () => [order]);
  once(sheets, keyOf(power, orders.map(({ text }) => text).join("\n")), () => orders);
}

/** One power's whole sheet, order by order; what belongs to none is among them, as lines that aren't understood. */
export const readWritten = (
  notation: Notation,
  state: State,
  power: Power,
  text: string,
): readonly ReadOrder[] =>
  once(knownAt(notation, state).sheets, keyOf(power, text), () => readPieces(notation, state, power, text));

function readPieces(notation: Notation, state: State, power: Power, text: string): readonly ReadOrder[] {
  const { orders, faults } = readOrders(notation, state, power, text);
  const others = faults.flatMap(({ text: piece, line, column }) =>
    lineOnce(notation, state, power, piece).map((read) => ({ ...read, line, column })),
  );
  return [...orders, ...others]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ text: piece, reading }) => ({ text: piece, reading }));
}

/** The same order written twice is two orders. */
const apart = (read: ReadOrder, others: readonly ReadOrder[]): ReadOrder =>
  read.reading.ok && others.includes(read)
    ? { ...read, reading: { ...read.reading, value: { ...read.reading.value } } }
    : read;

/** A line is one order; or several, if that makes more sense. */
function readLine(notation: Notation, state: State, power: Power, text: string): readonly ReadOrder[] {
  const reading = readOrder(notation, state, power, text);
  if (reading.ok) return [{ text, reading }];
  // A heading of the game's own says nothing, and there is nothing wrong with that.
  if (reading.error.code === "empty" && reading.error.text !== "") return [];
  const { orders, faults } = readOrders(notation, state, power, text);
  const isBetter = faults.length === 0 && orders.some((order) => order.reading.ok);
  return isBetter ? orders : [{ text, reading }];
}
