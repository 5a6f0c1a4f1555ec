import type { Board, Location, Province } from "../board/board.ts";
import type { Fault } from "../fault.ts";
import type { Misreading } from "../notation/misreading.ts";
import type { Illegal } from "../orders/illegal.ts";
import type { BoardOrder, Build, Order, Own } from "../orders/order.ts";
import type { Result } from "../result.ts";
import type { Season, Task } from "../state/phase.ts";
import type { State } from "../state/state.ts";
import type { Power, Unit, UnitKind } from "../state/unit.ts";
import type { OwnReason } from "./own.ts";
import type { Policies } from "./policies.ts";
import type { Procedure } from "./procedure.ts";
import type { Submissions, Turn } from "./turn.ts";

/** What the rules know of a power. */
export interface PowerInfo {
  /** The name written in states and sheets. */
  readonly name: string;
  /** What the rulebook calls it. */
  readonly title: string;
  /** "French", as in "S French A Par - Bur". */
  readonly adjective: string;
  readonly aliases: readonly string[];
  /** Centers in which the power may build. */
  readonly homes: readonly Province[];
  /** What its units are, where that is not what those of everyone are (`Rules.kinds`). */
  readonly kinds?: readonly UnitKind[];
  /** Nobody ever plays it: the game itself orders its units. */
  readonly neutral?: true;
}

/** One thing that is done when a phase begins or is resolved. A pure function, known by its name. */
export interface Step {
  readonly name: string;
  readonly run: (rules: Rules, turn: Turn, submissions: Submissions) => Turn;
}

/** A phase of the year. */
export interface PhaseSpec {
  readonly season: Season;
  readonly task: Task;
  /** Done when the phase is reached, even if nobody has anything to order in it. */
  readonly opening: readonly Step[];
  /** Whether anyone has anything to order; if not, the phase is passed over. */
  readonly isNeeded: (rules: Rules, state: State) => boolean;
  /** Whether nobody has a choice, so that the phase is resolved at once. */
  readonly playsItself?: (rules: Rules, state: State) => boolean;
  /** Done with the orders. */
  readonly steps: readonly Step[];
  /** Whether the phase is gone through once more before the next, as it has left something to order. */
  readonly isRepeated?: (rules: Rules, state: State) => boolean;
}

/** When a game stops although nobody controls the board. */
export interface Limit {
  /** The last turn, as in Fall 1907; null if there is none. */
  readonly lastTurn: { readonly season: "S" | "F"; readonly year: number } | null;
  /** Whether the leader then wins; otherwise the game just stops. */
  readonly mostWins: boolean;
  /** Whether survivors may agree on a draw; they may unless it says otherwise. */
  readonly draws?: boolean;
}

/** Ids of rules by the code of a reason, a refusal, a misreading or an event. */
export type Citations = Readonly<Record<string, readonly string[]>>;

/** How many units a power may have and where it builds them, where that is not a matter of centers and homes. */
export interface AdjustmentRules {
  readonly allowance: (rules: Rules, state: State, power: Power) => number;
  /**
   * Why a power may not build such a unit in a province, beside its having to be a vacant center of its own;
   * null if it may. `taken` are the builds it has already been allowed in this phase.
   */
  readonly whyNot: (
    rules: Rules,
    state: State,
    power: Power,
    kind: UnitKind,
    province: Province,
    taken: readonly Build[],
  ) => Illegal | OwnReason | null;
}

/** What a line of a game's own is read with. */
export interface LineReader {
  readonly rules: Rules;
  readonly state: State;
  /** Who wrote the line. */
  readonly power: Power;
  /** Reads an ordinary order as someone's; null: as that of someone who has no units. */
  readonly order: (power: Power | null, text: string) => Result<Order, Misreading>;
  readonly powerNamed: (text: string) => Power | null;
  /** The place all of the text names, with the coast where it names one. */
  readonly place: (text: string) => Location | null;
}

/** What a game's own fields of a position are read with. What cannot be read is noted as a fault. */
export interface FieldReader {
  readonly rules: Rules;
  readonly start: State;
  /** The rest of the position, which may imply what the fields leave out. */
  readonly state: Omit<State, "own">;
  readonly power: (text: string, path: string) => Power[];
  readonly province: (text: string, path: string) => Province[];
  /** With the coast where one is named. */
  readonly location: (text: string, path: string) => Location[];
  readonly fault: (path: string, fault: Fault) => void;
}

/** Several lines of a sheet read as one. */
export interface FoldedLine {
  readonly text: string;
  readonly count: number;
}

/**
 * What a game adds to the engine: lines of its own on a sheet, a state of its own, events of its own. The engine
 * carries them from place to place and never looks inside.
 */
export interface OwnRules {
  /** Reads a line, before the usual reader does; null if it is none of the game's own, "nothing" if it says nothing. */
  readonly readLine: (reader: LineReader, text: string) => Result<Own, Misreading> | "nothing" | null;
  /** Whether a line of the game's own continues to the end of the line, whatever commas are in it. */
  readonly takesLine?: (text: string) => boolean;
  /** A line of the game's own that is written on several lines from one of these on, as one; null if there is none. */
  readonly foldLines?: (
    state: State,
    power: Power,
    lines: readonly string[],
    from: number,
  ) => FoldedLine | null;
  readonly formatLine: (rules: Rules, line: unknown) => string;
  /**
   * Lines to choose from, one by one; there may be thousands. Of those about one thing, first what leaves it as it is,
   * then what raises it, where it can be raised.
   */
  readonly lines: (rules: Rules, state: State, power: Power) => Iterable<Own>;
  /** How many of these lines a power may write in a phase; as many as it likes if left out. */
  readonly linesOpen?: (rules: Rules, state: State, power: Power) => number;
  /** What a line is about, as people call it, such as a unit. */
  readonly subject?: (rules: Rules, line: unknown) => string;
  /** The unit that a line orders, where it orders one of its writer's own; null if it orders none. */
  readonly unitOf?: (line: unknown) => Unit | null;
  /** What a line asks of a unit on the board, as an order to draw; null if it asks nothing there. */
  readonly boardOrder?: (line: unknown) => BoardOrder | null;
  /** The power for whose sake the unit of a line leaves the board; null if it stays. */
  readonly leavesFor?: (line: unknown) => Power | null;
  /** What a line does for another power: the line of that power which it supports; null if it supports none. */
  readonly helps?: (state: State, line: unknown) => { readonly power: Power; readonly line: Own } | null;
  /** How much its writer gains if a line comes off, where that can be told; less than 0 for a loss. */
  readonly gain?: (state: State, line: unknown) => number;
  /** What counts in the standings, where it is not how many centers a power has. */
  readonly standing?: (rules: Rules, state: State, power: Power) => number;
  /** A line of the game's own that a request gives as data; null if it isn't one. */
  readonly formatEntry?: (entry: unknown) => string | null;
  /** Whether the table waits for what a power has to say. */
  readonly isWaitedFor: (rules: Rules, state: State, power: Power) => boolean;
  /** Names of the game's own fields in positions. */
  readonly fields: readonly string[];
  /** Reads them. What is left out is as the position implies, or as at the start. */
  readonly readState: (reader: FieldReader, fields: Readonly<Record<string, unknown>>) => unknown;
  readonly formatState: (rules: Rules, state: State) => Readonly<Record<string, unknown>>;
  /** What a change of a position by hand implies for the game's own state. */
  readonly afterEdit?: (rules: Rules, before: State, after: State) => State;
  /** Whether what was for certain eyes only is opened to everyone once the game is over. */
  readonly opensSecrets: boolean;
}

/** Everything that holds for a whole game: the board, who plays on it, and by which rules. */
export interface Rules {
  readonly variant: string;
  readonly rulebook: string;
  readonly board: Board;
  /** The kinds of units, but for powers that have their own. */
  readonly kinds: readonly UnitKind[];
  readonly powers: readonly PowerInfo[];
  readonly policies: Policies;
  /** The phases of a year, in order. */
  readonly year: readonly PhaseSpec[];
  readonly limit: Limit;
  readonly procedure: Procedure;
  /** Ids of the rules behind each reason, for explanations. */
  readonly citations: Citations;
  readonly adjustments?: AdjustmentRules;
  readonly own?: OwnRules;
}

/** Whether centers are what a game is about, and not points of its own. */
export const countsCenters = ({ own }: Pick<Rules, "own">): boolean => own?.standing === undefined;

/** The power of exactly this name; `readPower` takes other spellings. */
export function powerNamed({ powers }: Pick<Rules, "powers">, name: string): Power | undefined {
  const index = powers.findIndex((power) => power.name === name);
  return index < 0 ? undefined : (index as Power);
}

/** The kinds of units that a power can have, one for each letter. */
export const kindsOf = (rules: Rules, power: Power): readonly UnitKind[] =>
  rules.powers[power].kinds ?? rules.kinds;

/** What a letter stands for among the units of a power. */
export const kindOf = (rules: Rules, power: Power, letter: string): UnitKind | undefined =>
  kindsOf(rules, power).find((kind) => kind.letter === letter);
