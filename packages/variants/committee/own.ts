import type { Power, State } from "@chancery/engine";
import type { Revival } from "./revival.ts";

/** Units that have joined an insurrection, by power. */
export interface Help {
  readonly power: Power;
  readonly units: number;
}

/** An insurrection on its way: it rises when the retreats of its season are over (R64). */
export interface Insurrection {
  /** The lost country it is for. */
  readonly country: Power;
  readonly help: readonly Help[];
  /** What that country wants back; null if it filed no valid order. */
  readonly revival: Revival | null;
}

/** What the game knows beside the board. All of it is public. */
export interface Own {
  /** Lost countries, each with the power it counts as a province of; null while the officers have to name one (R43). */
  readonly lost: ReadonlyMap<Power, Power | null>;
  /** Powers from which a rising took their last center this year, each with the country that rose (R43, R69). */
  readonly ruined: ReadonlyMap<Power, Power>;
  readonly insurrections: readonly Insurrection[];
  /** Points for putting two or more units into an insurrection, by power (MB-241). */
  readonly helperPoints: readonly number[];
  /** Powers that have gained control of Europe (MB-5, R107). */
  readonly control: readonly Power[];
}

/** The one way into the game's own part of a state. */
export const ownOf = (state: State): Own => state.own as Own;

export const withOwn = (state: State, changes: Partial<Own>): State => ({
  ...state,
  own: { ...ownOf(state), ...changes },
});

export const newOwn = (powers: number): Own => ({
  lost: new Map(),
  ruined: new Map(),
  insurrections: [],
  helperPoints: Array.from({ length: powers }, () => 0),
  control: [],
});

export const isLost = (state: State, power: Power): boolean => ownOf(state).lost.has(power);
