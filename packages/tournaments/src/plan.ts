import type { LeftOver } from "@chancery/api";
import { ok, type Result } from "@chancery/engine";
import type { Refusal } from "@chancery/game";
import { refuse } from "./decision.ts";
import type { PlannedBoard } from "./event.ts";
import { pastRounds } from "./flaws.ts";
import { seedBoards } from "./seeding/seed.ts";
import { standingsOf } from "./standings.ts";
import { confirmedRounds, draftOf, isOver, presentPlayers, type Tournament } from "./tournament.ts";

export interface Plan {
  readonly seed: number;
  readonly isTopBoard: boolean;
  readonly leftOver?: LeftOver | undefined;
}

/** The boards of the next round. Locked boards of those drawn already stay. Takes a moment in large tournaments. */
export function planRound(
  tournament: Tournament,
  { seed, isTopBoard, leftOver = tournament.settings.leftOver }: Plan,
): Result<readonly PlannedBoard[], Refusal> {
  const { game, blocked } = tournament;
  const seats = game.powers.length;
  const present = presentPlayers(tournament);
  if (present.length < seats) return refuse("too-few-players", "count", { count: present.length, seats });
  if (isTopBoard && !confirmedRounds(tournament).every(isOver)) return refuse("results-missing");
  const top = standingsOf(tournament)
    .map(({ player }) => player)
    .filter((id) => present.some((player) => player.id === id))
    .slice(0, seats);
  const draft = draftOf(tournament);
  const kept = draft?.isTopBoard === isTopBoard ? draft.boards.filter(({ isLocked }) => isLocked) : [];
  const { boards } = seedBoards({
    players: present
      .filter(({ id }) => !isTopBoard || top.includes(id))
      .map(({ id, club, preferences, playsTwice }) => ({
        id,
        club,
        preferences: preferences.map((power) => game.powers.indexOf(power)),
        playsTwice,
      })),
    seats,
    leftOver,
    locked: kept.map(({ players }) => players),
    past: pastRounds(tournament),
    blocked,
    seed,
  });
  return ok([
    ...kept.map(({ players }) => ({ players, isLocked: true })),
    ...boards.map((players) => ({ players, isLocked: false })),
  ]);
}
