import type { TournamentDraft } from "../../../api/client.ts";

/** Where someone sits: at a power of a board, or nowhere. */
export interface Place {
  /** Null for those who sit out. */
  readonly board: number | null;
  readonly power: number;
  readonly player: string;
}

/** The boards after two have traded places. */
export const swapped = (
  boards: TournamentDraft["boards"],
  one: Place,
  other: Place,
): TournamentDraft["boards"] =>
  boards.map((board, number) => ({
    ...board,
    players: board.players.map((player, power) => {
      if (one.board === number && one.power === power) return other.player;
      return other.board === number && other.power === power ? one.player : player;
    }),
  }));
