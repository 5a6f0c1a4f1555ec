import { fail } from "../result.ts";
import type { State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";
import { findPowers, type Lexicon } from "./lexicon/lexicon.ts";
import { type Token, wordsOf } from "./lexicon/words.ts";
import { divide } from "./meanings/divide.ts";
import type { Reading } from "./misreading.ts";
import type { Notation } from "./notation.ts";
import { readOwnLine } from "./own-lines.ts";
import { readOrder, readOrdinary } from "./read.ts";
import { LONGEST_ORDER } from "./read-words.ts";
import { isDated, readDateline, readHeading } from "./sentences/heading.ts";
import { Phrases } from "./sentences/phrases.ts";

/** One order of a sheet, as it was written and as it was read. */
export interface SheetOrder {
  readonly power: Power;
  readonly text: string;
  /** Counted from 1; places within the order (`Misreading.at`) count from its first character. */
  readonly line: number;
  readonly column: number;
  readonly reading: Reading;
}

/** Something in a sheet that belongs to no order. */
export interface SheetFault {
  /**
   * `unknown-power`: a heading that names nobody; `no-power`: orders under no heading; `other-power`: a
   * heading for someone else; `other-phase`: a date that is not this phase's; `too-long`: more than is read.
   */
  readonly code: "unknown-power" | "no-power" | "other-power" | "other-phase" | "too-long";
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** Powers whose names look like what was written. */
  readonly nearest: readonly Power[];
}

/** What was read in a sheet. */
export interface SheetReading {
  readonly orders: readonly SheetOrder[];
  readonly faults: readonly SheetFault[];
}

/** The longest sheet that is read: several times what all powers together could need. */
const LONGEST_SHEET = 20_000;
/** How many orders are read for one power, and for all of them: many times what any could need. */
const MOST_ORDERS = 200;
const MOST_ORDERS_OF_ALL = 600;
/** How much unreadable text is looked at: each piece takes time, and more of it is no order sheet. */
const MOST_UNREAD = 60;
/** Longest run of orders without anything between them. */
const LONGEST_RUN = 4 * LONGEST_ORDER;

/** Reads the orders of all powers, each under its name, for the phase of a state. */
export function readSheet(notation: Notation, state: State, text: string): SheetReading {
  return new SheetReader(notation, state, null).read(text);
}

/** Reads one power's orders. Its own name may stand over them, but no other's. */
export function readOrders(notation: Notation, state: State, power: Power, text: string): SheetReading {
  return new SheetReader(notation, state, power).read(text);
}

/** Whether the first line of a sheet has the date of a phase, or none. Nothing else in it is read. */
export function isForPhase({ lexicon }: Notation, { phase }: State, line: string): boolean {
  const date = readDateline(new Phrases(lexicon, lexicon.vocabulary.tokens(line), false));
  return !date || isDated(phase, date);
}

class SheetReader {
  private readonly notation: Notation;
  private readonly state: State;
  private readonly only: Power | null;
  private readonly orders: SheetOrder[] = [];
  private readonly faults: SheetFault[] = [];
  /** Whose orders are being read; null where nobody's. */
  private power: Power | null;
  private line = 0;
  /** How many orders could not be read. */
  private unread = 0;

  constructor(notation: Notation, state: State, only: Power | null) {
    this.notation = notation;
    this.state = state;
    this.only = only;
    this.power = only;
  }

  read(text: string): SheetReading {
    const lines = text
      .slice(0, LONGEST_SHEET)
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map((line) => line.replace(/(#|\/\/).*$/, ""));
    for (let next = 0; next < lines.length && this.faults.at(-1)?.code !== "too-long"; ) {
      this.line = next + 1;
      next += this.readFolded(lines, next) || this.readLine(lines[next]);
    }
    if (text.length > LONGEST_SHEET && this.faults.at(-1)?.code !== "too-long")
      this.fault("too-long", text.slice(LONGEST_SHEET, LONGEST_SHEET + 40), 0);
    return { orders: this.orders, faults: this.faults };
  }

  /** Whether as much has been read as anyone could need. */
  private get isFull(): boolean {
    const most = this.only === null ? MOST_ORDERS_OF_ALL : MOST_ORDERS;
    return this.orders.length >= most || this.unread + this.faults.length >= MOST_UNREAD;
  }

  /** Takes lines that the game reads as one of its own; how many it took. */
  private readFolded(lines: readonly string[], from: number): number {
    const { notation, state, power } = this;
    const folded = power === null ? null : notation.rules.own?.foldLines?.(state, power, lines, from);
    return folded && this.readOwn(folded.text, 0) ? folded.count : 0;
  }

  private readLine(line: string): 1 {
    const { lexicon } = this.notation;
    const tokens = lexicon.vocabulary.tokens(line);
    const phrases = new Phrases(lexicon, tokens, false);
    const date = readDateline(phrases);
    if (date && !isDated(this.state.phase, date)) this.fault("other-phase", line.trim(), 0);
    let from = date?.next ?? 0;
    while (from < tokens.length) {
      if (this.isFull) {
        this.fault("too-long", sliceOf(line, tokens, from, tokens.length).slice(0, 40), tokens[from].at);
        break;
      }
      const takesAll = this.notation.rules.own?.takesLine?.(sliceOf(line, tokens, from, tokens.length));
      const end = takesAll ? tokens.length : endOfPiece(phrases, from);
      if (this.readOwn(sliceOf(line, tokens, from, end), tokens[from].at)) {
        from = end;
        while (isSeparator(phrases, from)) from++;
        continue;
      }
      const heading = readHeading(phrases, from, end);
      if (heading) this.startPower(heading.power, sliceOf(line, tokens, from, heading.next), tokens[from].at);
      const start = heading?.next ?? from;
      from = start < end ? this.readPiece(line, phrases, start, end) : Math.max(start, end);
      while (isSeparator(phrases, from)) from++;
    }
    return 1;
  }

  private startPower(power: Power | null, text: string, at: number): void {
    if (power === null) {
      const like = findPowers(this.notation.lexicon, wordsOf(text), true);
      this.fault("unknown-power", text, at, like?.all ?? []);
    }
    // Orders under a strange heading in one power's sheet can still only be about its own units.
    if (power === null && this.only !== null) return;
    this.power = power;
    if (power === null || this.only === null || this.only === power) return;
    this.fault("other-power", text, at);
    this.power = null;
  }

  /** Takes a piece that is a line of the game's own; whether it is. */
  private readOwn(text: string, at: number): boolean {
    const { notation, state, power } = this;
    if (power === null) return false;
    const reading = readOwnLine(notation, state, power, text, readOrdinary);
    if (reading !== null && reading !== "nothing") this.order(text, at, reading);
    return reading !== null;
  }

  /** Reads one piece of a line, which may be several orders run together; returns where to continue. */
  private readPiece(line: string, phrases: Phrases, from: number, end: number): number {
    const { notation, state, power } = this;
    const { tokens } = phrases;
    const { at } = tokens[from];
    const text = sliceOf(line, tokens, from, end);
    if (phrases.lexicon.vocabulary.silence.has(wordsOf(text).join(" "))) return end;
    if (power === null) {
      this.fault("no-power", text, at);
      return end;
    }
    if (this.readOwn(text, at)) return end;
    const parts = partsOf(notation, state, power, text);
    if (parts === "unclear") {
      this.order(text, at, fail({ code: "run-together", text, at: 0, unit: null }));
      return end;
    }
    for (const part of parts) {
      const reading = readOrder(notation, state, power, part.text);
      if (!reading.ok && reading.error.code === "missing-action" && phrases.is(end, "comma")) {
        // "A Par, holds": this comma doesn't separate orders.
        const next = endOfPiece(phrases, end + 1);
        const whole = sliceOf(line, tokens, from, next);
        const joined = readOrder(notation, state, power, whole);
        if (parts.length === 1 && joined.ok) {
          this.order(whole, at, joined);
          return next;
        }
      }
      this.order(part.text, at + part.at, reading);
    }
    return end;
  }

  private order(text: string, at: number, reading: SheetOrder["reading"]): void {
    const { power, line } = this;
    if (!reading.ok) this.unread += 1;
    if (power !== null) this.orders.push({ power, text, line, column: at + 1, reading });
  }

  private fault(code: SheetFault["code"], text: string, at: number, nearest: readonly Power[] = []): void {
    this.faults.push({ code, text, line: this.line, column: at + 1, nearest });
  }
}

interface Part {
  readonly text: string;
  readonly at: number;
}

/** The orders in a text without separators, each with its place. */
function partsOf(notation: Notation, state: State, power: Power, text: string): readonly Part[] | "unclear" {
  const whole = [{ text, at: 0 }];
  const units = notation.position.of(state);
  if (text.length > LONGEST_RUN || notation.quick.read(state, power, units, text)) return whole;
  // In an adjustment phase a unit alone is an order, but "Remove F Tri" is not "Remove F" and "Tri", and
  // "A Mun - Ber" is not two removals: it is a move out of season.
  const reading = readOrder(notation, state, power, text);
  if (reading.ok ? state.phase.task === "A" : reading.error.code === "wrong-phase") return whole;
  return (
    divideBy(notation.books) ??
    (notation.lexicon === notation.books ? null : divideBy(notation.lexicon)) ??
    whole
  );

  function divideBy(lexicon: Lexicon): readonly Part[] | "unclear" | null {
    const tokens = lexicon.vocabulary.tokens(text);
    const ways = divide({ rules: notation.rules, state, power, units }, lexicon, tokens);
    if (ways === null || ways === "unclear") return ways;
    return ways.map(({ from, next }) => ({ text: sliceOf(text, tokens, from, next), at: tokens[from].at }));
  }
}

const sliceOf = (text: string, tokens: readonly Token[], from: number, next: number): string =>
  text.slice(tokens[from]?.at ?? text.length, tokens[next - 1]?.end ?? text.length);

const isSeparator = (phrases: Phrases, index: number): boolean =>
  phrases.is(index, "comma") || phrases.isJoint(index);

/** Where a piece of a line ends: before a separator, or before a power's name and a colon. */
function endOfPiece(phrases: Phrases, from: number): number {
  let next = from;
  while (next < phrases.tokens.length && !isSeparator(phrases, next)) {
    const isHeading = phrases
      .powers(next)
      .some((power) => power.how === "exact" && phrases.is(power.next, "colon"));
    if (next > from && isHeading) break;
    next++;
  }
  return next;
}
