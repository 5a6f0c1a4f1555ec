import type { DirectorView, TournamentRound, TournamentView } from "@chancery/api";
import { standing } from "./apply.ts";
import { bestCountries } from "./best-countries.ts";
import type { TournamentEntry } from "./event.ts";
import { flawsOf, leftOut } from "./flaws.ts";
import { nextStep } from "./next-step.ts";
import { countsYears, pointsOf } from "./points.ts";
import { standingsOf } from "./standings.ts";
import {
  confirmedRounds,
  draftOf,
  goneSeats,
  isDirector,
  isHidden,
  isOver,
  playerOf,
  playerOfPerson,
  type Round,
  sittingOut,
  type Tournament,
} from "./tournament.ts";
import { redoable, undoable } from "./undo.ts";

/** How much of the log directors see. */
const LOG_SHOWN = 200;

/** A tournament as a person sees it; null for those who haven't signed in. Built by allow-list, as views of games are. */
export function viewTournament(
  tournament: Tournament,
  log: readonly TournamentEntry[],
  person: string | null,
): TournamentView {
  const { id, settings, game, isOpen, isFinished, players } = tournament;
  const directs = person !== null && isDirector(tournament, person);
  const you = person === null ? undefined : playerOfPerson(tournament, person);
  const { variant, rulebook, powers, centers, toWin, firstYear } = game;
  return {
    tournament: id,
    status: isFinished ? "ended" : confirmedRounds(tournament).length > 0 ? "running" : "registration",
    settings,
    game: {
      variant,
      rulebook,
      powers,
      centers,
      toWin,
      firstYear,
      countsYears: countsYears(settings.scoring),
    },
    isOpen,
    players: players.map((player) => ({
      id: player.id,
      name: player.name,
      club: player.club,
      isWithdrawn: player.isWithdrawn,
      isGone: player.isGone ?? false,
    })),
    rounds: confirmedRounds(tournament).map((round, index) =>
      viewRound(tournament, round, index + 1, directs),
    ),
    standings: standingsOf(tournament),
    bestCountries: bestCountries(tournament),
    you: {
      player: you?.id ?? null,
      isDirector: directs,
      seats: you ? openSeats(tournament, you.id) : [],
    },
    director: directs ? viewForDirector(tournament, log) : null,
  };
}

function viewRound(tournament: Tournament, round: Round, number: number, directs: boolean): TournamentRound {
  const { game, settings } = tournament;
  const { isTopBoard, boards, byes } = round;
  const isConcealed = isHidden(round) && !directs;
  return {
    number,
    isTopBoard,
    isOver: isOver(round),
    // How many games are over is no secret; which ones would narrow down who plays where.
    missing: boards.filter(({ result }) => !result).length,
    // Where names are hidden, that someone no longer sits out would say whose place they have.
    byes: isConcealed ? byes : sittingOut(round),
    boards: isConcealed
      ? null
      : boards.map(({ players, game: online, result, correction }, index) => {
          const points = result && pointsOf(game, settings.scoring, result);
          return {
            number: index + 1,
            seats: players.map((player, seat) => ({
              power: game.powers[seat],
              player,
              points: points?.[seat] ?? null,
            })),
            game: online,
            result,
            correction,
          };
        }),
  };
}

/** Where someone plays now: only they are told, if names are hidden. */
const openSeats = (tournament: Tournament, player: string) =>
  confirmedRounds(tournament).flatMap(({ boards }, round) =>
    boards.flatMap(({ players, game, result }, board) =>
      result || !players.includes(player)
        ? []
        : [
            {
              round: round + 1,
              board: board + 1,
              power: tournament.game.powers[players.indexOf(player)],
              game,
            },
          ],
    ),
  );

function viewForDirector(tournament: Tournament, log: readonly TournamentEntry[]): DirectorView {
  const { players, away, directors, blocked, rounds } = tournament;
  const draft = draftOf(tournament);
  return {
    players: players.map(({ id, email, preferences, playsTwice, person }) => ({
      id,
      email,
      preferences,
      playsTwice,
      isConnected: person !== null,
      isAway: away.includes(id),
    })),
    directors: directors.map(({ name }) => name),
    blocked,
    draft: draft
      ? {
          round: rounds.length,
          isTopBoard: draft.isTopBoard,
          boards: draft.boards.map((board) => ({ players: board.players, isLocked: board.isLocked })),
          out: leftOut(tournament, draft),
          flaws: flawsOf(tournament, draft),
          unconnected: [...new Set(draft.boards.flatMap((board) => board.players))].filter(
            (id) => playerOf(tournament, id)?.person === null,
          ),
        }
      : null,
    gone: goneSeats(tournament).map(({ round, board, power }) => ({ round, board, power })),
    next: nextStep(tournament),
    undo: undoable(tournament, log)?.event.type ?? null,
    redo: undoneBy(log, redoable(tournament, log)),
    log: logView(tournament, log),
  };
}

/** What would be done again. */
const undoneBy = (log: readonly TournamentEntry[], entry: TournamentEntry | undefined): string | null => {
  const { event } = entry ?? {};
  return event?.type === "undone" ? (log.find(({ seq }) => seq === event.seq)?.event.type ?? null) : null;
};

/** What happened, the last first: a code and its facts, and who did it. */
function logView(tournament: Tournament, log: readonly TournamentEntry[]): DirectorView["log"] {
  const counts = standing(log);
  const nameOf = (person: string | null): string =>
    tournament.directors.find(({ id }) => id === person)?.name ??
    (person === null ? "" : (playerOfPerson(tournament, person)?.name ?? ""));
  return log
    .toReversed()
    .filter(({ event }) => event.type !== "undone")
    .slice(0, LOG_SHOWN)
    .map(({ seq, at, by, event }) => ({
      seq,
      at,
      by: nameOf(by),
      code: event.type,
      isUndone: !counts.has(seq),
      facts: factsOf(tournament, event),
    }));
}

function factsOf(tournament: Tournament, event: TournamentEntry["event"]): Record<string, string | number> {
  const name = (id: string): string => playerOf(tournament, id)?.name ?? "";
  switch (event.type) {
    case "registered":
      return { count: event.players.length, name: event.players[0].name };
    case "player-changed":
      return { name: event.player.name };
    case "withdrawn":
      return { name: name(event.player), withdrawn: String(event.isWithdrawn) };
    case "away":
      return { name: name(event.player), away: String(event.isAway) };
    case "claimed":
      return { name: name(event.player) };
    case "registration":
      return { open: String(event.isOpen) };
    case "director-joined":
      return { name: event.director.name };
    case "drawn":
      return { round: event.round, boards: event.boards.length };
    case "arranged":
      return { round: event.round };
    case "confirmed":
      return { round: event.round, online: String(event.games !== null) };
    case "substituted":
      return { round: event.round, board: event.board, name: name(event.player) };
    case "result":
      return { round: event.round, board: event.board, reason: event.reason ?? "" };
    default:
      return {};
  }
}
