/** Who was waited for in a phase that is resolved, who sent nothing, and who of these is excused. All by id. */
export interface Attendance {
  readonly called: readonly string[];
  readonly missed: readonly string[];
  readonly excused: readonly string[];
}

/** A phase for which somebody's orders didn't come, or in which they left for good. */
export interface Absence {
  readonly turn: number;
  readonly seat: number;
  readonly what: "missed" | "left";
  /** Why nobody holds it against them. */
  readonly excuse: "vacation" | "referee" | null;
}

/** How reliable somebody is in a game. */
export interface Conduct {
  /** In how many phases the game waited for their orders. */
  readonly called: number;
  readonly absences: readonly Absence[];
}

/** From when until when somebody can't play. */
export interface Away {
  readonly since: number;
  readonly until: number;
}

/** A request for more time, on which the players vote in secret. */
export interface ExtensionVote {
  readonly minutes: number;
  /** By seat. Who asks is for it. */
  readonly votes: Readonly<Record<number, boolean>>;
}
