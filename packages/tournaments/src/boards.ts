import { ok } from "@chancery/engine";
import type { TournamentCommand } from "./command.ts";
import { type Decision, refuse } from "./decision.ts";
import type { PlannedBoard } from "./event.ts";
import { leftOut } from "./flaws.ts";
import {
  type Board,
  confirmedRounds,
  draftOf,
  isDirector,
  type Player,
  playerOf,
  type Round,
  type Tournament,
} from "./tournament.ts";

/** Boards: drawn, changed by hand, and confirmed. */
export function decideBoards(
  tournament: Tournament,
  command: Extract<TournamentCommand, { type: "draw" | "arrange" | "confirm" | "substitute" }>,
): Decision {
  switch (command.type) {
    case "draw": {
      const { boards, isTopBoard, seed } = command;
      if (boards.length === 0 || !boards.every((board) => isFilled(tournament, board)))
        return refuse("bad-boards");
      const round = confirmedRounds(tournament).length + 1;
      return ok({ type: "drawn", round, isTopBoard, boards, seed });
    }
    case "arrange": {
      const round = tournament.rounds[command.round - 1];
      if (!round) return refuse("no-boards");
      if (!isRearranged(tournament, round, command.boards)) return refuse("bad-boards");
      return ok({ type: "arranged", round: command.round, boards: command.boards });
    }
    case "confirm":
      return confirm(tournament, command.games);
    case "substitute":
      return substitute(tournament, command);
  }
}

/** Whether someone sits at each power, and nobody twice. */
const isFilled = (tournament: Tournament, { players }: PlannedBoard): boolean =>
  players.length === tournament.game.powers.length &&
  new Set(players).size === players.length &&
  players.every((id) => playerOf(tournament, id));

/** Whether boards can be changed like this: those that have a game or a result stay as they are. */
function isRearranged(tournament: Tournament, round: Round, boards: readonly PlannedBoard[]): boolean {
  const isFixed = ({ game, result }: Board): boolean => game !== null || result !== null;
  return (
    boards.length > 0 &&
    boards.length >= (round.isConfirmed ? round.boards.length : 1) &&
    boards.every((board) => isFilled(tournament, board)) &&
    round.boards.every(
      (board, number) => !isFixed(board) || board.players.join() === boards[number]?.players.join(),
    )
  );
}

function confirm(tournament: Tournament, games: readonly string[] | null): Decision {
  const draft = draftOf(tournament);
  if (!draft) return refuse("no-boards");
  const refused = games && refusedOnline(tournament);
  if (refused) return refused;
  const byes = draft.isTopBoard ? [] : leftOut(tournament, draft);
  return ok({ type: "confirmed", round: tournament.rounds.length, byes, games });
}

/** Why the boards that were drawn can't be played online, if they can't. */
export function refusedOnline(tournament: Tournament): ReturnType<typeof refuse> | null {
  const draft = draftOf(tournament);
  if (!draft) return refuse("no-boards");
  return refusedSeat(
    tournament,
    draft.boards.flatMap((board) => board.players.map((id) => playerOf(tournament, id))),
  );
}

/** Why players can't have a seat in a game online, if they can't. */
function refusedSeat(
  tournament: Tournament,
  players: readonly (Player | undefined)[],
): ReturnType<typeof refuse> | null {
  const names = players.flatMap((player) => (player?.person === null ? [player.name] : []));
  if (names.length > 0) return refuse("not-connected", "names", { names: [...new Set(names)].toSorted() });
  // Directors see who plays what.
  const directs = players.find((player) => player?.person && isDirector(tournament, player.person));
  if (tournament.game.isAnonymous && directs) return refuse("director-plays", "name", { name: directs.name });
  return null;
}

/** Someone who isn't on a board plays in the place of a player who is, and doesn't come. */
function substitute(
  tournament: Tournament,
  { round, board, player: absent, by }: Extract<TournamentCommand, { type: "substitute" }>,
): Decision {
  const place = confirmedRounds(tournament)[round - 1]?.boards[board - 1];
  if (!place) return refuse("no-boards");
  if (place.result) return refuse("boards-drawn", "result");
  const seat = place.players.indexOf(absent);
  const player = playerOf(tournament, by);
  if (seat < 0 || !player || player.isWithdrawn) return refuse("no-such-player");
  if (place.players.includes(by)) return refuse("bad-boards", "twice", { name: player.name });
  const isOnline = place.game !== null;
  const refused = isOnline ? refusedSeat(tournament, [player]) : null;
  return refused ?? ok({ type: "substituted", round, board, seat, player: by, isOnline });
}
