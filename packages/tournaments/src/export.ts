import type { TournamentView } from "@chancery/api";
import { formatCsv } from "./csv.ts";

const rounded = (points: number): number => Math.round(points * 1000) / 1000;

/** Standings as CSV: a row for each player. Column names are fixed, for programs that read it. */
export function standingsCsv({ standings, players, rounds }: TournamentView): string {
  const regular = rounds.filter(({ isTopBoard }) => !isTopBoard);
  const nameOf = new Map(players.map(({ id, name, club }) => [id, { name, club }]));
  return formatCsv([
    ["place", "name", "club", "total", ...regular.map(({ number }) => `round ${number}`), "top board"],
    ...standings.map(({ place, player, total, rounds: scores, topBoard }) => [
      place,
      nameOf.get(player)?.name ?? "",
      nameOf.get(player)?.club ?? "",
      rounded(total),
      ...scores.map(({ points }) => (points === null ? null : rounded(points))),
      topBoard === null ? null : rounded(topBoard),
    ]),
  ]);
}

/** All results as CSV: a row for each seat. */
export function resultsCsv({ rounds, players }: TournamentView): string {
  const nameOf = new Map(players.map(({ id, name }) => [id, name]));
  return formatCsv([
    ["round", "board", "power", "name", "centers", "eliminated", "year", "ending", "points"],
    ...rounds.flatMap(({ number, boards }) =>
      (boards ?? []).flatMap((board) =>
        board.seats.map(({ power, player, points }) => [
          number,
          board.number,
          power,
          nameOf.get(player) ?? "",
          board.result?.centers[power] ?? null,
          board.result?.eliminated[power] ?? null,
          board.result?.year ?? null,
          board.result?.ending.how ?? null,
          points === null ? null : rounded(points),
        ]),
      ),
    ),
  ]);
}
