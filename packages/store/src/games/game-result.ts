/** How a seat came out of a game. */
export interface SeatResult {
  readonly seat: number;
  /** Who played it at the end, by id: an account, a guest, or someone unknown since their account was deleted. Null for bots and empty seats. */
  readonly person: string | null;
  /** Who played it at the start; null for bots. */
  readonly starter: string | null;
  /** By their names. */
  readonly powers: readonly string[];
  readonly result: "won" | "shared" | "survived" | "eliminated" | "called-off";
  /** Its part of the game: 1 for all of it. The shares of all seats make 1, or 0 if the game was called off. */
  readonly share: number;
  /** By the scoring system that was agreed, if there was one. */
  readonly points: number | null;
  readonly centers: number;
  /** Its first orders, in the order of its units; null if there were none. */
  readonly opening: string | null;
}

/** How a game ended: what remains to be counted once its log has been put away. */
export interface GameResult {
  readonly variant: string;
  readonly rulebook: string;
  readonly pace: "live" | "correspondence" | "referee";
  readonly ended: number;
  readonly phase: string;
  readonly how: "victory" | "draw" | "concession" | "stopped";
  readonly scoring: string | null;
  /** Whether names were hidden until the end. */
  readonly anonymous: boolean;
  /**
   * Rated, or why it is not. It was played casually, called off, with bots or too briefly; someone's address isn't
   * confirmed; it is held until a moderator has looked at it, or a moderator has excluded it.
   */
  readonly counts: "rated" | "casual" | "called-off" | "bots" | "short" | "unconfirmed" | "held" | "excluded";
  readonly seats: readonly SeatResult[];
}
