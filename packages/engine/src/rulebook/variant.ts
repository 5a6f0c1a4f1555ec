import type { Result } from "../result.ts";
import type { State } from "../state/state.ts";
import type { Rules } from "./rules.ts";

/** A game to be played: what holds throughout, and where it begins. */
export interface Game {
  readonly rules: Rules;
  readonly start: State;
}

/** An option that cannot be taken: which one, and what is to be said of it. */
export interface OptionFault {
  readonly option: string;
  readonly what: string;
}

/** What makes a game that game. The engine knows variants only through this. */
export interface Variant {
  readonly id: string;
  readonly title: string;
  /** Whose game it is and on what terms, where that has to be said wherever it is offered. */
  readonly credit?: string;
  /** The editions of its rules, the default first. */
  readonly rulebooks: readonly string[];
  /** What can be chosen before the game, for people: name, meaning, default. */
  readonly options: readonly OptionInfo[];
  readonly create: (
    rulebook: string,
    options: Readonly<Record<string, unknown>>,
  ) => Result<Game, readonly OptionFault[]>;
}

export interface OptionInfo {
  readonly name: string;
  readonly meaning: string;
  readonly values: string;
  readonly standard: string;
}
