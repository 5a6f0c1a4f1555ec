import type { TournamentView } from "@chancery/api";
import { formatCsv } from "./csv.ts";

const rounded = (points: number): number => Math.round(points * 1000) / 1000;

/** Standings as CSV: a row for each player. Column names are fixed, for programs that read it. */
export function standingsCsv({ standings, players, rounds }: TournamentView, language?: string): string {
  const regular = rounds.filter(({ isTopBoard }) => !isTopBoard).map(({ number }) => number);
  const known = new Map(players.map((player) => [player.id, player]));
  const head = ["place", "decided by", "name", "club", "withdrawn", "total"];
  const ties = ["best round", "solos", "centers"];
  return formatCsv(
    [
      [...head, ...regular.map((number) => `round ${number}`), "byes", "top board", ...ties],
      ...standings.map(({ place, player, total, rounds: scores, topBoard, tie, tieBreaks }) => [
        place,
        tie ?? "total",
        known.get(player)?.name ?? "",
        known.get(player)?.club ?? "",
        known.get(player)?.isWithdrawn ? "yes" : "no",
        rounded(total),
        ...scores.map(({ points }) => (points === null ? null : rounded(points))),
        regular.filter((_, index) => scores[index]?.isBye).join(" "),
        topBoard === null ? null : rounded(topBoard),
        rounded(tieBreaks.bestRound),
        tieBreaks.solos,
        tieBreaks.centers,
      ]),
    ],
    language,
  );
}

/** All results as CSV: a row for each seat. */
export function resultsCsv({ rounds, players }: TournamentView, language?: string): string {
  const known = new Map(players.map((player) => [player.id, player]));
  return formatCsv(
    [
      ["round", "board", "power", "name", "withdrawn", "centers", "eliminated", "year", "ending", "points"],
      ...rounds.flatMap(({ number, boards }) =>
        (boards ?? []).flatMap((board) =>
          board.seats.map(({ power, player, points }) => [
            number,
            board.number,
            power,
            known.get(player)?.name ?? "",
            known.get(player)?.isWithdrawn ? "yes" : "no",
            board.result?.centers[power] ?? null,
            board.result?.eliminated[power] ?? null,
            board.result?.year ?? null,
            board.result?.ending.how ?? null,
            points === null ? null : rounded(points),
          ]),
        ),
      ),
    ],
    language,
  );
}
