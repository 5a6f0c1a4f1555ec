import type { BoardResult, TournamentCommandRequest } from "@chancery/api";
import type { PlannedBoard } from "./event.ts";

/** Requests that the server completes: with names, digests, boards that were drawn, and games that were created. */
type Completed =
  | (Extract<TournamentCommandRequest, { type: "register" }> & { readonly name: string })
  | { readonly type: "claim"; readonly player: string | null }
  | {
      readonly type: "draw";
      readonly boards: readonly PlannedBoard[];
      readonly isTopBoard: boolean;
      readonly seed: number;
    }
  | { readonly type: "confirm"; readonly games: readonly string[] | null }
  | { readonly type: "invite-director"; readonly digest: string }
  | { readonly type: "direct"; readonly name: string; readonly digest: string };

/** What happens by itself: games end, and accounts are deleted. */
type OwnCommand =
  | { readonly type: "game-ended"; readonly game: string; readonly result: BoardResult }
  | { readonly type: "forget"; readonly person: string };

export type TournamentCommand =
  | Exclude<TournamentCommandRequest, { readonly type: Completed["type"] }>
  | Completed
  | OwnCommand;

/** Who sends a command: a person, or nobody if it happens by itself. */
export type TournamentActor = { readonly person: string } | "clock";
