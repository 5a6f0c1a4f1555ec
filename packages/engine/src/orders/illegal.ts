import type { Location, Province } from "../board/board.ts";
import type { Unit } from "../state/unit.ts";

/** Why an order is not allowed. */
export const ILLEGALITIES = [
  "not-in-this-phase",
  "not-ordered-by-anybody",
  // moves
  "own-province",
  "by-land-into-sea",
  "by-water-inland",
  "out-of-reach",
  "no-fleets-for-convoy",
  "coast-needed",
  "coast-out-of-reach",
  "closed",
  "barred-to-kind",
  "path-needed",
  "path-without-carrier",
  "path-not-joined",
  "path-repeats",
  // supports
  "supports-itself",
  "supports-into-own-province",
  "cannot-support-there",
  "supported-cannot-go-there",
  "only-supporter-could-convoy",
  // convoys
  "cannot-convoy",
  "convoy-not-at-sea",
  "cannot-be-convoyed",
  "convoy-to-no-shore",
  "not-on-route",
  "only-a-detour",
  // retreats
  "not-dislodged",
  "no-retreat-there",
  // adjustments
  "not-a-centre",
  "not-home",
  "not-owned",
  "occupied",
  "wrong-terrain-for-kind",
  "coast-needed-to-build",
  "no-builds-due",
  "no-removals-due",
  "already-removed",
  "no-builds-in-disorder",
  // several orders
  "ordered-twice",
] as const;

/** One of `ILLEGALITIES`. */
export type Illegality = (typeof ILLEGALITIES)[number];

/** A refused order: the reason, and the unit it concerns. */
export interface Illegal {
  readonly code: Illegality;
  /** The unit that cannot do it: the ordered one, or the one supported or convoyed. */
  readonly unit: Unit | null;
  /** The province it is about. */
  readonly province: Province | null;
  /** What would be possible instead, where that is a short list. */
  readonly instead: readonly Location[];
}

export const illegal = (
  code: Illegality,
  unit: Unit | null = null,
  province: Province | null = null,
  instead: readonly Location[] = [],
): Illegal => ({ code, unit, province, instead });
