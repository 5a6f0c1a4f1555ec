import type { Board, Citations, OwnRules, Policies, Rules } from "@chancery/engine";
import type { PowerRow } from "../cast.ts";
import type { OptionInfo } from "../option-info.ts";

/** A power of a committee. */
export interface Delegation extends PowerRow {
  /** The units at the start; the places of these are the home centers for the whole game (M35-22). */
  readonly start: readonly string[];
}

/** What one committee has of its own. */
export interface CommitteeFacts {
  /** The name of its booklet, and of the year in which it begins. */
  readonly rulebook: string;
  readonly board: Board;
  readonly powers: readonly Delegation[];
  readonly options: readonly OptionInfo[];
  readonly coasts: Policies["coasts"];
  readonly citations: Citations;
  /** Centers that give control of Europe (M35-4, M01-4). */
  readonly control: number;
  /**
   * Helpers needed to take back so many centers, counted from one; each occupied center costs one more
   * (M35-50, M35-51, M01-63 to M01-65, MB-234, R55, R56).
   */
  readonly thresholds: readonly number[];
}

/** Points for control of Europe, once for each power (MB-5, R107). */
export const CONTROL_POINTS = 5;

export const firstYearOf = ({ rulebook }: Pick<CommitteeFacts, "rulebook">): number => Number(rulebook);

export interface CommitteeRules extends OwnRules {
  readonly facts: CommitteeFacts;
}

/** The facts of a committee by its rules; undefined for other games. */
export const factsIn = ({ own }: Rules): CommitteeFacts | undefined =>
  (own as Partial<CommitteeRules> | undefined)?.facts;
