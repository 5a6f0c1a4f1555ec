import { isRecord } from "@chancery/engine";
import { datedSheets } from "@chancery/interchange";
import { type Document, LONGEST_TEXT } from "../adjudicate/documents.ts";
import { readJson } from "../adjudicate/setup.ts";
import { Failure } from "../terminal/failure.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli } from "../terminal/messages.ts";

/** One phase of a recorded game, as far as it was written down. */
export interface RecordedPhase {
  /** What to call it when something is wrong with it. */
  readonly name: string;
  readonly id?: unknown;
  /** The game: `variant`, `rulebook`, `options`. */
  readonly game: Readonly<Record<string, unknown>>;
  readonly phase?: unknown;
  /** Whether it belongs to a game that was still going on when it was written down. */
  readonly isRunning: boolean;
  /** The position before it; "start" for the start of the game. */
  readonly position?: unknown;
  /** The orders by power, or a sheet of them with the line in which it begins. */
  readonly orders: unknown;
  readonly sheet?: { readonly text: string; readonly line: number };
  /** The outcomes of units, in the words of other programs. */
  readonly results?: unknown;
  /** The position after it, or what was written down of it. */
  readonly next?: Readonly<Record<string, unknown>> | undefined;
}

/** The phases in a document: a record of one, a list of them, a whole game, or dated sheets of orders. */
export function phasesIn(document: Document, source: string): readonly RecordedPhase[] {
  if (document.form === "sheet")
    return datedSheets(document.text ?? "", { first: document.line, language: LANGUAGE }).map((sheet) => ({
      name: cli("inLine", { source, line: String(sheet.line) }),
      game: {},
      isRunning: false,
      orders: {},
      sheet,
    }));
  const where = cli("inLine", { source, line: String(document.line) });
  if (document.text === null) throw new Failure(`${where}: ${cli("tooLong", { count: LONGEST_TEXT })}`);
  const json = readJson(document.text, source, document.line);
  if (Array.isArray(json))
    return json.map((each, index) => phaseIn(each, {}, cli("inPhase", { where, number: String(index + 1) })));
  if (isRecord(json) && Array.isArray(json.phases)) {
    const { phases, ...game } = json;
    return phases.map((each, index) => {
      const phase = phaseIn(each, game, cli("inPhase", { where, number: String(index + 1) }));
      return index === 0 && phase.position === undefined ? { ...phase, position: positionIn(game) } : phase;
    });
  }
  return [phaseIn(json, {}, where)];
}

function phaseIn(given: unknown, game: Readonly<Record<string, unknown>>, where: string): RecordedPhase {
  if (!isRecord(given)) throw new Failure(`${where}: ${cli("noRecordedPhase")}`);
  const named = given.id ?? given.phase;
  return {
    name: typeof named === "string" ? `${where} (${named})` : where,
    ...("id" in given && { id: given.id }),
    game: only(["variant", "rulebook", "options"], { ...game, ...given }),
    isRunning: game.isRunning === true || given.isRunning === true,
    phase: given.phase ?? (isRecord(given.state) ? given.state.phase : undefined),
    position: positionIn(given),
    orders: given.orders ?? {},
    results: given.results,
    next: isRecord(given.next) ? fieldsOf(given.next) : undefined,
  };
}

/** A position written as in the contract, or in the fields of the record itself. */
const positionIn = (given: Readonly<Record<string, unknown>>): unknown =>
  given.state === undefined && given.units !== undefined ? fieldsOf(given) : given.state;

const FIELDS = ["phase", "units", "centers", "dislodged", "contested", "seats", "closed", "civilDisorder"];

const fieldsOf = (given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...only(FIELDS, given),
  ...(isRecord(given.retreats) && { dislodged: dislodgedIn(given.retreats) }),
});

/** `{FRANCE: {"A PAR": ["GAS"]}}`, as other programs write who has to retreat. */
const dislodgedIn = (retreats: Readonly<Record<string, unknown>>): unknown[] =>
  Object.entries(retreats).flatMap(([power, units]) =>
    Object.entries(isRecord(units) ? units : {}).map(([unit, places]) => ({ power, unit, retreats: places })),
  );

const only = (names: readonly string[], given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
