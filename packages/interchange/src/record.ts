import type { RequestFault } from "@chancery/contract";
import type { LoosePosition } from "@chancery/engine";

export type ByPower = Readonly<Record<string, readonly string[]>>;

/** A game that was written down. Every format is read into this, and written from it. It's also our own format. */
export interface GameRecord {
  readonly id?: string;
  readonly variant: string;
  readonly rulebook: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Whether the game was still in progress. Such records aren't analyzed. */
  readonly isRunning?: true;
  readonly phases: readonly RecordedPhase[];
  /** Who owned the centers last, where the record has no positions. */
  readonly centers?: ByPower;
}

/** A phase, as far as it was written down. */
export interface RecordedPhase {
  /** `S1901M`. */
  readonly phase: string;
  /** The position before it. */
  readonly state?: LoosePosition;
  readonly orders: ByPower;
  /** What became of units, in other programs' words: `{"A VIE": ["bounce"]}`. Units that did as told are left out. */
  readonly results?: ByPower;
  readonly messages?: readonly RecordedMessage[];
  /** The position after it. */
  readonly next?: LoosePosition;
}

/** A message between players, as another program recorded it. */
export interface RecordedMessage {
  /** A power, or the program itself. */
  readonly from: string;
  readonly to: "all" | readonly string[];
  readonly text: string;
  /** In milliseconds, from whatever moment the program counts. */
  readonly time?: number;
}

/** Longer than any game, with the phases that its record leaves out. */
export const MOST_PHASES = 2000;

export const TOO_MANY_PHASES: RequestFault = {
  code: "too-large",
  path: "phases",
  fault: { code: "too-many-phases", most: MOST_PHASES },
};
