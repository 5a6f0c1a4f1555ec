import type { BoardResult, TournamentSettings } from "@chancery/api";
import type { GameFacts } from "./game-facts.ts";
import type { Director, Player } from "./tournament.ts";

/** A board as it is drawn or arranged. */
export interface PlannedBoard {
  readonly players: readonly string[];
  readonly isLocked: boolean;
}

/** Something that has happened in a tournament. All that follows from it is in it. */
export type TournamentEvent =
  | {
      readonly type: "created";
      readonly tournament: string;
      readonly settings: TournamentSettings;
      readonly game: GameFacts;
      readonly director: Director;
    }
  | { readonly type: "settings-changed"; readonly settings: TournamentSettings; readonly game: GameFacts }
  | { readonly type: "registration"; readonly isOpen: boolean }
  | { readonly type: "director-invited"; readonly digest: string }
  | { readonly type: "director-joined"; readonly director: Director }
  | { readonly type: "registered"; readonly players: readonly Player[] }
  | { readonly type: "player-changed"; readonly player: Player }
  | { readonly type: "withdrawn"; readonly player: string; readonly isWithdrawn: boolean }
  /** Someone says with a code which player they are. */
  | { readonly type: "claimed"; readonly player: string; readonly person: string }
  | { readonly type: "blocked"; readonly pairs: readonly (readonly [string, string])[] }
  | { readonly type: "away"; readonly player: string; readonly isAway: boolean }
  | {
      readonly type: "drawn";
      readonly round: number;
      readonly isTopBoard: boolean;
      readonly boards: readonly PlannedBoard[];
      readonly seed: number;
    }
  | { readonly type: "arranged"; readonly round: number; readonly boards: readonly PlannedBoard[] }
  | {
      readonly type: "confirmed";
      readonly round: number;
      readonly byes: readonly string[];
      /** The games played online, one for each board; null at real tables. */
      readonly games: readonly string[] | null;
    }
  | {
      readonly type: "result";
      readonly round: number;
      readonly board: number;
      readonly result: BoardResult;
      /** Why it replaces another result. */
      readonly reason: string | null;
    }
  /** Someone plays in the place of a player who isn't there. */
  | {
      readonly type: "substituted";
      readonly round: number;
      readonly board: number;
      readonly seat: number;
      readonly player: string;
      /** Whether the game is played online. */
      readonly isOnline: boolean;
    }
  | { readonly type: "finished" }
  /** Another event no longer counts. If that is such an event itself, what it undid counts again. */
  | { readonly type: "undone"; readonly seq: number }
  /** A person has deleted their account. */
  | { readonly type: "forgotten"; readonly person: string };

export interface TournamentEntry {
  readonly seq: number;
  readonly at: number;
  /** The person who did it; null if it happened by itself. */
  readonly by: string | null;
  readonly event: TournamentEvent;
}
