/** Who was waited for in a phase that is resolved, who sent nothing, and who of these is excused. All by id. */
export interface Attendance {
  readonly called: readonly string[];
  readonly missed: readonly string[];
  readonly excused: readonly string[];
}

/** A phase for which a player's orders didn't arrive, or in which they left for good. */
export interface Absence {
  readonly turn: number;
  readonly seat: number;
  readonly what: "missed" | "left";
  /** Why nobody holds it against them. */
  readonly excuse: "vacation" | "referee" | null;
  /** Whether someone else took the seat before the phase in which they left was over. */
  readonly refilled?: true;
}

/** How reliable a player is in a game. */
export interface Conduct {
  /** In how many phases the game waited for their orders. */
  readonly called: number;
  readonly absences: readonly Absence[];
}

/** When a player is away, from start to end. */
export interface Away {
  readonly since: number;
  readonly until: number;
}

/** A request for more time, on which the players vote in secret. */
export interface ExtensionVote {
  readonly minutes: number;
  /** By seat. The player who asks counts as in favor. */
  readonly votes: Readonly<Record<number, boolean>>;
}
