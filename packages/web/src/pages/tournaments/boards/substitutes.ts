import type { TournamentBoard, TournamentRound, TournamentView } from "../../../api/client.ts";

/** Someone who could play for a player who isn't there, and what they do in this round otherwise. */
export interface Substitute {
  readonly player: string;
  readonly now: "out" | "nowhere" | "other";
}

const ORDER = ["out", "nowhere", "other"] as const;

/**
 * Who could come to a board: those who sit out first, then those who aren't on a board, and last those at another board who
 * don't mind two. Games online need people who have signed in.
 */
export function substitutesFor(
  { players, director }: TournamentView,
  { boards, byes }: TournamentRound,
  { seats, game }: TournamentBoard,
): readonly Substitute[] {
  const known = new Map(director?.players.map((each) => [each.id, each]));
  const isAt = (board: Pick<TournamentBoard, "seats">, player: string): boolean =>
    board.seats.some((seat) => seat.player === player);
  const able = players.filter(
    ({ id, isWithdrawn }) =>
      !isWithdrawn && !isAt({ seats }, id) && (game === null || known.get(id)?.isConnected),
  );
  return able
    .map(({ id }): Substitute => {
      const isSeated = boards?.some((board) => isAt(board, id)) ?? false;
      return { player: id, now: byes.includes(id) ? "out" : isSeated ? "other" : "nowhere" };
    })
    .filter(({ player, now }) => now !== "other" || known.get(player)?.playsTwice)
    .toSorted((one, other) => ORDER.indexOf(one.now) - ORDER.indexOf(other.now));
}
