import type { BestCountry } from "@chancery/api";
import { type Played, playedSeats } from "./played.ts";
import type { Tournament } from "./tournament.ts";

/** The best result with each power: by points, then by centers; several if they tie in both. */
export function bestCountries(tournament: Tournament): readonly BestCountry[] {
  const seats = playedSeats(tournament);
  return tournament.game.powers.map((power) => {
    const own = seats.filter((seat) => seat.power === power);
    const most = Math.max(...own.map(({ points }) => points));
    const top = own.filter(({ points }) => points === most);
    const centers = Math.max(...top.map((seat) => seat.centers));
    return { power, best: top.filter((seat) => seat.centers === centers).map(shown) };
  });
}

const shown = ({ player, round, board, points, centers }: Played) => ({
  player,
  round,
  board,
  points,
  centers,
});
