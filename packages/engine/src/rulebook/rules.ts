import type { Board, Province } from "../board/board.ts";
import type { Season, Task } from "../state/phase.ts";
import type { State } from "../state/state.ts";
import type { Power, UnitKind } from "../state/unit.ts";
import type { Policies } from "./policies.ts";
import type { Procedure } from "./procedure.ts";
import type { Submissions, Turn } from "./turn.ts";

export interface PowerInfo {
  /** The name written in states and sheets. */
  readonly name: string;
  /** What the rulebook calls it. */
  readonly title: string;
  /** "French", as in "S French A Par - Bur". */
  readonly adjective: string;
  readonly aliases: readonly string[];
  /** Centres in which the power may build. */
  readonly homes: readonly Province[];
  /** What its units are, where that is not what those of everybody are (`Rules.kinds`). */
  readonly kinds?: readonly UnitKind[];
}

/** One thing that is done when a phase is entered or played out. A pure function, known by its name. */
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
  /** Whether anybody has anything to order; if not, the phase is passed over. */
  readonly isNeeded: (rules: Rules, state: State) => boolean;
  /** Done with the orders. */
  readonly steps: readonly Step[];
}

/** When a game stops although nobody controls the board. */
export interface Limit {
  /** The last turn, as in Fall 1907; null if there is none. */
  readonly lastTurn: { readonly season: "S" | "F"; readonly year: number } | null;
  /** Whether whoever then has most wins; without that the game just stops. */
  readonly mostWins: boolean;
}

/** Ids of rules by the code of a reason, a refusal, a misreading or an event. */
export type Citations = Readonly<Record<string, readonly string[]>>;

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
}

/** The kinds of units that a power can have, one for each letter. */
export const kindsOf = (rules: Rules, power: Power): readonly UnitKind[] =>
  rules.powers[power].kinds ?? rules.kinds;

/** What a letter stands for among the units of a power. */
export const kindOf = (rules: Rules, power: Power, letter: string): UnitKind | undefined =>
  kindsOf(rules, power).find((kind) => kind.letter === letter);
