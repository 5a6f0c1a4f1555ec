import type { Status } from "@chancery/engine";
import type { Embassy } from "./favor.ts";
import type { SpaceCode } from "./map.ts";
import type { EmbassyOrder } from "./order.ts";

/** Why an order to an embassy came out as it did; the codes are those of other units. */
export const EMBASSY_REASONS = [
  "moved-freely",
  "moved-against",
  "dislodging",
  "bounced-by-rival",
  "bounced-by-holder",
  "bounced-head-to-head",
  "bounced-without-own-support",
  "held",
  "held-against",
  "beleaguered",
  "dislodged",
  "supported",
  "cut-by-attack",
  "cut-by-dislodgement",
  "support-of-mover",
  "support-mismatch",
] as const;
export type EmbassyReasonCode = (typeof EMBASSY_REASONS)[number];

/** Every reason has the same fields; what they mean depends on the code. */
export interface EmbassyReason {
  readonly code: EmbassyReasonCode;
  /** The embassies responsible. */
  readonly by: readonly Embassy[];
  /** Those that helped the first of them, or the embassy itself where it prevailed. */
  readonly helpers: readonly Embassy[];
  /** The strengths compared, zero where none were. */
  readonly attack: number;
  readonly against: number;
}

export const embassyReason = (
  code: EmbassyReasonCode,
  by: readonly Embassy[] = [],
  attack = 0,
  against = 0,
  helpers: readonly Embassy[] = [],
): EmbassyReason => ({ code, by, helpers, attack, against });

export type EmbassyResult =
  | "moved"
  | "bounced"
  | "held"
  | "supported"
  | "cut"
  | "void"
  | "dislodged"
  | "retreated";

/** A dislodged embassy and where it had to go (DIS-11.7.3-1 to DIS-11.7.3-5). */
export interface EmbassyRetreat {
  readonly embassy: Embassy;
  readonly from: SpaceCode;
  readonly to: SpaceCode;
  /** Who dislodged it, and how strongly. */
  readonly reason: EmbassyReason;
}

/** The outcome for one embassy and its order. */
export interface EmbassyVerdict {
  readonly order: EmbassyOrder;
  readonly status: Status;
  /** All that apply, in the order in which they happened. */
  readonly results: readonly EmbassyResult[];
  readonly reason: EmbassyReason;
  readonly retreat: EmbassyRetreat | null;
}
