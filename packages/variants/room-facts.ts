/** What a booklet says about the room in which its game is played, as far as that differs from the board. */
export interface RoomFacts {
  /** Delegates of one delegation (MB-1). */
  readonly delegates: number;
  /** Who opens the sheets: the officers for all (M35-24), or each delegation, which then reads its own (M01-24). */
  readonly reveal: "officers" | "read-aloud";
  /** The fewest delegations of a conference, its organizer among them (M35-59, M01-73, R88). */
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
