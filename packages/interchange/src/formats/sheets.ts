import {
  type FindVariant,
  inLanguage,
  type OpenGame,
  openVariant,
  playOut,
  type RequestFault,
} from "@chancery/contract";
import {
  fail,
  formatOrder,
  formatPhase,
  formatUnit,
  isForPhase,
  ok,
  type Result,
  readSheet,
  type State,
} from "@chancery/engine";
import type { Language } from "@chancery/messages";
import type { ReadGame, Unread } from "../read-game.ts";
import { MOST_PHASES, type RecordedPhase, TOO_MANY_PHASES } from "../record.ts";
import { datedSheets } from "./dated-sheets.ts";
import { unitInCapitals } from "./names.ts";
import { type WithResult, withResult } from "./sheet-results.ts";

/** Which game a text is about: it can't say so itself. */
export interface SheetChoice {
  readonly variant?: string | undefined;
  readonly rulebook?: string | undefined;
  readonly find?: FindVariant | undefined;
  /** A language that it may be written in, beside the books'. */
  readonly language?: Language | undefined;
}

/** Phases without orders that a text may leave out between two sheets: several years. */
const MOST_SKIPPED = 40;
/** Longer than any date, with what people write around it. */
const LONGEST_DATE = 100;

/**
 * Reads order sheets as people paste them: orders under the names of powers, each sheet with its date, and the results
 * behind the orders where they're known. The game is played along, because only the position says what is meant.
 */
export function readSheets(
  text: string,
  { variant = "classic", rulebook, find, language }: SheetChoice = {},
): Result<ReadGame, RequestFault> {
  const opened = openVariant({ variant, rulebook, options: {} }, find);
  if (!opened.ok) return opened;
  const game = language ? inLanguage(opened.value, language) : opened.value;
  const reader = new SheetsReader(game, game !== opened.value);
  const sheets = datedSheets(text.replaceAll("\r\n", "\n"), { language });
  if (sheets.length > MOST_PHASES) return fail({ ...TOO_MANY_PHASES, path: "" });
  for (const sheet of sheets) reader.read(sheet.text, sheet.line);
  const { phases, unread } = reader;
  if (phases.length === 0) return fail({ code: "bad-request", path: "", fault: { code: "no-orders-found" } });
  const { variant: id, rulebook: edition } = opened.value.rules;
  return ok({
    record: { variant: id, rulebook: edition, options: {}, phases },
    unknownFields: [],
    unread,
  });
}

class SheetsReader {
  readonly phases: RecordedPhase[] = [];
  readonly unread: Unread[] = [];
  private readonly game: OpenGame;
  /** Whether words may be in it that the books don't have; a record is read by those alone. */
  private readonly isSpoken: boolean;
  /** The state that was reached, and those that come after it if nobody orders anything. */
  private ahead: State[];

  constructor(game: OpenGame, isSpoken: boolean) {
    this.game = game;
    this.isSpoken = isSpoken;
    this.ahead = [game.start];
  }

  read(sheet: string, first: number): void {
    // Several orders may stand in a line, each with its result.
    const pieces = sheet
      .split("\n")
      .flatMap((line, index) => piecesOf(line).map((piece) => ({ piece, line: first + index })));
    const lines = pieces.map(({ piece }) => withResult(piece));
    const lineOf = (index: number): number => pieces[index].line;
    const text = lines.map((line) => line.text).join("\n");
    const { notation } = this.game;
    const state = this.stateFor(text);
    if (!state) {
      this.unread.push({ line: first, text: lines[0].text });
      return;
    }
    const { orders, faults } = readSheet(notation, state, text);
    for (const { line, text: what } of faults) this.unread.push({ line: lineOf(line - 1), text: what });
    for (const [index, { unknown }] of lines.entries())
      for (const word of unknown) this.unread.push({ line: lineOf(index), text: word });
    if (orders.length === 0) return;
    const byPower = Map.groupBy(orders, ({ power }) => power);
    const results = this.resultsIn(orders, lines);
    this.phases.push({
      phase: formatPhase(state.phase),
      orders: Object.fromEntries(
        [...byPower].map(([power, list]) => [
          notation.rules.powers[power].name,
          list.map(({ text, reading }) =>
            this.isSpoken && reading.ok ? formatOrder(notation.rules, reading.value) : text,
          ),
        ]),
      ),
      ...(Object.keys(results).length > 0 && { results }),
    });
    this.ahead = [playOut(notation, state, byPower).next];
  }

  /** The state that a sheet is dated for. Phases that the text leaves out are played without orders. */
  private stateFor(text: string): State | null {
    const { notation } = this.game;
    const dateline = text.split("\n", 1)[0].slice(0, LONGEST_DATE);
    for (let skipped = 0; skipped <= MOST_SKIPPED; skipped++) {
      const state = this.ahead[skipped] ?? playOut(notation, this.ahead[skipped - 1], new Map()).next;
      if (state.ending) break;
      this.ahead[skipped] = state;
      if (isForPhase(notation, state, dateline)) return state;
    }
    return null;
  }

  private resultsIn(
    orders: ReturnType<typeof readSheet>["orders"],
    lines: readonly WithResult[],
  ): Record<string, readonly string[]> {
    const { rules } = this.game.notation;
    return Object.fromEntries(
      orders.flatMap(({ line, reading }) => {
        const { results } = lines[line - 1];
        const unit = reading.ok ? reading.value.unit : null;
        return results && results.length > 0 && unit
          ? [[unitInCapitals(formatUnit(rules, unit)), results]]
          : [];
      }),
    );
  }
}

/** Divides a line where an order ends with its result in brackets: "A Par - Bur (bounced), A Mar S A Par - Bur". */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: end } of line.matchAll(/[)\]]\s*[,;](?=\s)/g)) {
    pieces.push(line.slice(from, index + 1));
    from = index + end.length;
  }
  return [...pieces, line.slice(from)];
}
