import { pointsOf } from "./points.ts";
import { confirmedRounds, isHidden, type Round, type Tournament } from "./tournament.ts";

/** A seat whose result is in. */
export interface Played {
  readonly player: string;
  /** From 1 on. */
  readonly round: number;
  readonly board: number;
  readonly isTopBoard: boolean;
  readonly power: string;
  readonly points: number;
  readonly centers: number;
  readonly isSolo: boolean;
}

/** Rounds that anyone may know the boards of; others keep their number and have none. */
export const shownRounds = (tournament: Tournament): readonly (Round | null)[] =>
  confirmedRounds(tournament).map((round) => (isHidden(round) ? null : round));

/** All seats whose results are in, in rounds that anyone may know. */
export function playedSeats(tournament: Tournament): readonly Played[] {
  const { game, settings } = tournament;
  return shownRounds(tournament).flatMap((round, index) =>
    (round?.boards ?? []).flatMap(({ result, players }, number): Played[] => {
      if (!result) return [];
      const { ending } = result;
      const points = pointsOf(game, settings.scoring, result);
      return players.map((player, seat) => ({
        player,
        round: index + 1,
        board: number + 1,
        isTopBoard: round?.isTopBoard ?? false,
        power: game.powers[seat],
        points: points[seat],
        centers: result.centers[game.powers[seat]] ?? 0,
        isSolo: (ending.how === "solo" || ending.how === "concession") && ending.power === game.powers[seat],
      }));
    }),
  );
}
