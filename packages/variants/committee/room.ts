import type { Committee } from "./committees.ts";

/** What the booklets say about the room in which a committee meets, as far as it differs from the board. */
export interface RoomFacts {
  /** Delegates of one delegation (MB-1). */
  readonly delegates: number;
  /** Who opens the sheets: the officers for all (M35-24), or each delegation, which then reads its own (M01-24). */
  readonly reveal: "officers" | "read-aloud";
  /** The fewest delegations of a conference, its organiser among them (M35-59, M01-73, R88). */
  readonly conferenceOf: number;
  readonly goals: {
    /** Goals handed to each power at the start; null if the officers decide how many (M35-54, M01-68). */
    readonly given: number | null;
    /** What a power may propose for itself; null if there is no limit (M35-55, M01-69). */
    readonly proposals: number | null;
    /** Hours before the opening by which proposals are handed in (M35-56, R79). */
    readonly deadlineHours: number | null;
  };
}

const FACTS: Readonly<Record<Committee, RoomFacts>> = {
  "1901": {
    delegates: 2,
    reveal: "read-aloud",
    conferenceOf: 2,
    goals: { given: null, proposals: null, deadlineHours: null },
  },
  "1935": {
    delegates: 2,
    reveal: "officers",
    conferenceOf: 3,
    goals: { given: 3, proposals: 2, deadlineHours: 48 },
  },
};

const BY_VARIANT: ReadonlyMap<string, RoomFacts> = new Map(
  Object.entries(FACTS).map(([committee, facts]) => [`committee-${committee}`, facts]),
);

/** The room a variant is played in; null for games that need none. */
export const roomFacts = (variant: string): RoomFacts | null => BY_VARIANT.get(variant) ?? null;
