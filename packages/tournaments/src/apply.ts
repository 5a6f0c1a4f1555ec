import { BrokenInvariant } from "@chancery/engine";
import type { PlannedBoard, TournamentEntry, TournamentEvent } from "./event.ts";
import type { GameFacts } from "./game-facts.ts";
import type { Board, Player, Round, Tournament } from "./tournament.ts";

/** The numbers of entries that still count. A later entry says whether an earlier one does, so they are read backwards. */
export function standing(log: readonly TournamentEntry[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { seq, event } of log.toReversed())
    if (event.type === "undone" && !undone.has(seq)) undone.add(event.seq);
  return new Set(log.map(({ seq }) => seq).filter((seq) => !undone.has(seq)));
}

/** The tournament that a log makes. */
export function replayTournament(log: readonly TournamentEntry[]): Tournament {
  const counts = standing(log);
  let tournament: Tournament | null = null;
  for (const entry of log) if (counts.has(entry.seq)) tournament = applyEntry(tournament, entry);
  if (!tournament) throw new BrokenInvariant("a tournament begins with its creation");
  return { ...tournament, version: log.at(-1)?.seq ?? 0 };
}

function applyEntry(before: Tournament | null, { at, event }: TournamentEntry): Tournament {
  if (event.type === "created") {
    const { tournament: id, settings, game, director } = event;
    return {
      id,
      version: 1,
      createdAt: at,
      settings,
      game,
      isOpen: true,
      isFinished: false,
      directors: [director],
      invitation: null,
      players: [],
      blocked: [],
      away: [],
      rounds: [],
    };
  }
  if (!before) throw new BrokenInvariant("a tournament begins with its creation");
  return { ...before, ...changeBy(before, event) };
}

function changeBy(
  before: Tournament,
  event: Exclude<TournamentEvent, { type: "created" }>,
): Partial<Tournament> {
  switch (event.type) {
    case "settings-changed":
      return { settings: event.settings, game: event.game };
    case "registration":
      return { isOpen: event.isOpen };
    case "director-invited":
      return { invitation: event.digest };
    case "director-joined":
      // A link is for one person: directors see addresses, and it may be passed on.
      return { directors: [...before.directors, event.director], invitation: null };
    case "registered":
      return { players: [...before.players, ...event.players] };
    case "player-changed":
      return changed(before, event.player.id, event.player);
    case "withdrawn":
      return changed(before, event.player, { isWithdrawn: event.isWithdrawn });
    case "claimed":
      return changed(before, event.player, { person: event.person });
    case "forgotten":
      return forgotten(before, event.person);
    case "blocked":
      return { blocked: event.pairs };
    case "away": {
      const others = before.away.filter((id) => id !== event.player);
      return { away: event.isAway ? [...others, event.player] : others };
    }
    case "finished":
      return { isFinished: true, isOpen: false };
    case "undone":
      return {};
    default:
      return { ...changedRounds(before, event), ...(event.type === "confirmed" && { away: [] }) };
  }
}

const changed = ({ players }: Tournament, id: string, change: Partial<Player>): Partial<Tournament> => ({
  players: players.map((player) => (player.id === id ? { ...player, ...change } : player)),
});

const forgotten = ({ players, directors }: Tournament, person: string): Partial<Tournament> => ({
  directors: directors.filter(({ id }) => id !== person),
  players: players.map((player) =>
    player.person === person
      ? { ...player, person: null, email: null, isWithdrawn: true, isGone: true }
      : player,
  ),
});

type RoundEvent = Extract<TournamentEvent, { readonly round: number }>;

function changedRounds({ rounds, game }: Tournament, event: RoundEvent): Pick<Tournament, "rounds"> {
  const at = event.round - 1;
  if (event.type === "drawn") {
    const { isTopBoard, boards } = event;
    const drawn: Round = {
      isTopBoard,
      isConfirmed: false,
      isAnonymous: false,
      boards: boards.map(planned),
      byes: [],
    };
    return { rounds: [...rounds.slice(0, at), drawn] };
  }
  return {
    rounds: rounds.map((round, number) => (number === at ? changedRound(round, event, game) : round)),
  };
}

function changedRound(
  round: Round,
  event: Exclude<RoundEvent, { type: "drawn" }>,
  { isAnonymous }: GameFacts,
): Round {
  switch (event.type) {
    case "arranged":
      return {
        ...round,
        boards: event.boards.map((board, number) => ({ ...planned(board), ...kept(round.boards[number]) })),
      };
    case "confirmed":
      return {
        ...round,
        isConfirmed: true,
        isAnonymous: isAnonymous && event.games !== null,
        byes: event.byes,
        boards: round.boards.map((board, number) => ({ ...board, game: event.games?.[number] ?? null })),
      };
    case "substituted":
      return {
        ...round,
        boards: round.boards.map((board, number) =>
          number === event.board - 1
            ? { ...board, players: board.players.with(event.seat, event.player) }
            : board,
        ),
      };
    case "result":
      return {
        ...round,
        boards: round.boards.map((board, number) =>
          number === event.board - 1 ? { ...board, result: event.result, correction: event.reason } : board,
        ),
      };
  }
}

const planned = ({ players, isLocked }: PlannedBoard): Board => ({
  players,
  isLocked,
  game: null,
  result: null,
  correction: null,
});

const kept = (board: Board | undefined): Partial<Board> =>
  board ? { game: board.game, result: board.result, correction: board.correction } : {};
