import type { Illegal } from "../orders/illegal.ts";
import type { Order } from "../orders/order.ts";
import type { OwnReason } from "../rulebook/own.ts";
import type { Power, Unit } from "../state/unit.ts";

/** How an order fared. A bounce is an outcome, never an error. */
export const STATUSES = ["succeeds", "fails", "void", "illegal", "invalid"] as const;

/** One of `STATUSES`. */
export type Status = (typeof STATUSES)[number];

/** What happened to the unit, in a word. */
export const RESULTS = [
  "moved",
  "bounced",
  "stayed",
  "held",
  "supported",
  "cut",
  "convoyed",
  "disrupted",
  "dislodged",
  "disabled",
  "void",
  "retreated",
  "disbanded",
  "built",
  "waived",
  "counted",
  "ignored",
] as const;

/** One of `RESULTS`. */
export type ResultWord = (typeof RESULTS)[number];

/** Why, as a code; `explain` makes a sentence of it and names the rules. */
export const REASONS = [
  // moves
  "moved-freely",
  "moved-against",
  "dislodging",
  "bounced-by-rival",
  "bounced-by-holder",
  "bounced-head-to-head",
  "bounced-without-own-support",
  "bounced-criss-cross",
  "own-unit-in-place",
  "own-unit-head-to-head",
  "sortie",
  "disabling",
  "no-convoy",
  "convoy-broken",
  "convoy-paradox",
  "convoy-disabled",
  "convoy-crossed",
  "turned-to-hold",
  // units that stay
  "held",
  "held-against",
  "beleaguered",
  "dislodged",
  "disabled",
  // supports
  "supported",
  "cut-by-attack",
  "cut-by-dislodgement",
  "cut-by-disabling",
  "support-kept-against-own-convoy",
  "support-of-mover",
  "support-mismatch",
  "helped-turned-to-hold",
  // convoys
  "convoyed",
  "convoy-incomplete",
  "convoy-in-vain",
  "convoy-elsewhere",
  "convoy-unused",
  "convoy-off-path",
  "convoy-mismatch",
  // retreats
  "retreated",
  "retreat-collision",
  "retreat-shared",
  "disbanded-by-order",
  "disbanded-without-order",
  "disbanded-without-place",
  "disbanded-as-stationary",
  "disbanded-in-disorder",
  // adjustments
  "built",
  "waived",
  "removed-by-order",
  "removed-as-farthest",
  "removed-as-farthest-from-centers",
  "removed-off-center",
  "removed-by-kind",
  "removed-by-name",
  "removed-with-all",
] as const;

/** One of `REASONS`. */
export type ReasonCode = (typeof REASONS)[number];

/** The reason for a verdict. Every reason has the same fields; what they mean depends on the code. */
export interface Reason {
  readonly code: ReasonCode;
  /** The units responsible. */
  readonly by: readonly Unit[];
  /** The units that helped the first of them. */
  readonly helpers: readonly Unit[];
  /** The strengths compared, zero where none were. */
  readonly attack: number;
  readonly against: number;
}

const NOBODY: readonly Unit[] = [];

export const reason = (
  code: ReasonCode,
  by: readonly Unit[] = NOBODY,
  attack = 0,
  against = 0,
  helpers: readonly Unit[] = NOBODY,
): Reason => ({ code, by, helpers, attack, against });

/** The outcome of one order, or of a unit without one (`order` null). */
export interface Verdict {
  readonly power: Power;
  readonly unit: Unit | null;
  /** The order as it was carried out: coasts that go without saying are filled in. */
  readonly order: Order | null;
  readonly status: Status;
  /** All that apply, the most telling first. */
  readonly results: readonly ResultWord[];
  readonly reason: Reason | Illegal | OwnReason;
  /** The powers that may see it beside the referee; everyone if left out. */
  readonly visibleTo?: readonly Power[];
}
