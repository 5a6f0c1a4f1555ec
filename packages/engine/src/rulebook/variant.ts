import type { Fault } from "../fault.ts";
import type { Result } from "../result.ts";
import type { State } from "../state/state.ts";
import type { Rules } from "./rules.ts";

/** A game to be played: what holds throughout, and where it begins. */
export interface Game {
  readonly rules: Rules;
  readonly start: State;
}

/** An option that cannot be taken: which one, and why. */
export interface OptionFault {
  readonly option: string;
  readonly fault: Fault;
}

/** A game that can be set up. The engine knows games only through this. */
export interface Variant {
  readonly id: string;
  /** The editions of its rules, the default first. */
  readonly rulebooks: readonly string[];
  readonly create: (
    rulebook: string,
    options: Readonly<Record<string, unknown>>,
  ) => Result<Game, readonly OptionFault[]>;
}
