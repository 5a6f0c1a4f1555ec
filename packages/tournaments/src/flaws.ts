import type { Flaw } from "@chancery/api";
import { pastOf } from "./seeding/past.ts";
import { confirmedRounds, playerOf, presentPlayers, type Round, type Tournament } from "./tournament.ts";

/** What earlier rounds were like, as seeding and flaws count it. The top board is a round as well. */
export const pastRounds = (tournament: Tournament) =>
  pastOf(
    confirmedRounds(tournament).map(({ boards, byes }) => ({
      boards: boards.map(({ players }) => players),
      byes,
    })),
  );

/** Active players who are on no board. */
export const leftOut = (tournament: Tournament, { boards }: Pick<Round, "boards">): readonly string[] =>
  presentPlayers(tournament)
    .map(({ id }) => id)
    .filter((id) => !boards.some(({ players }) => players.includes(id)));

/** What isn't as it should be with the boards of a round, the worst first. */
export function flawsOf(tournament: Tournament, round: Round): readonly Flaw[] {
  const past = pastRounds(tournament);
  const isBlocked = (one: string, other: string): boolean =>
    tournament.blocked.some((pair) => pair.includes(one) && pair.includes(other));
  const clubOf = (id: string): string => playerOf(tournament, id)?.club ?? "";
  const flaws: Flaw[] = [];
  round.boards.forEach(({ players }, index) => {
    const board = index + 1;
    players.forEach((player, power) => {
      const name = tournament.game.powers[power];
      const played = past.played(player, power);
      if (played > 0) flaws.push({ code: "power", board, players: [player], power: name, times: played });
      for (const other of players.slice(power + 1)) {
        const pair = [player, other];
        const times = past.met(player, other);
        if (player === other) flaws.push({ code: "twice-at-board", board, players: [player] });
        else if (isBlocked(player, other)) flaws.push({ code: "blocked", board, players: pair });
        if (player !== other && times > 0) flaws.push({ code: "met", board, players: pair, times });
        if (player !== other && clubOf(player) !== "" && clubOf(player) === clubOf(other))
          flaws.push({ code: "club", board, players: pair });
      }
    });
  });
  if (!round.isTopBoard)
    for (const player of leftOut(tournament, round))
      flaws.push({ code: "bye", players: [player], times: past.byes(player) });
  const all = round.boards.flatMap(({ players }) => players);
  for (const player of new Set(all.filter((each, index) => all.indexOf(each) !== index)))
    flaws.push({ code: "two-boards", players: [player], times: past.doubles(player) });
  return flaws.toSorted((a, b) => SEVERITY.indexOf(a.code) - SEVERITY.indexOf(b.code));
}

const SEVERITY = ["twice-at-board", "blocked", "power", "met", "club", "bye", "two-boards"];
