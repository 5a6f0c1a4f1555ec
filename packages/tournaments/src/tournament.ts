import type { BoardResult, Entrant, TournamentSettings } from "@chancery/api";
import type { GameFacts } from "./game-facts.ts";

export interface Director {
  /** A person of the site. */
  readonly id: string;
  readonly name: string;
}

export interface Player extends Entrant {
  /** Within the tournament: p1, p2 and so on. */
  readonly id: string;
  /** The person of the site they are; null if they only have a name. */
  readonly person: string | null;
  readonly isWithdrawn: boolean;
  /** Whether they have deleted their account. */
  readonly isGone?: boolean;
}

/** A board of a round: players by power. */
export interface Board {
  readonly players: readonly string[];
  readonly isLocked: boolean;
  /** The game played online. */
  readonly game: string | null;
  readonly result: BoardResult | null;
  /** Why the result was corrected. */
  readonly correction: string | null;
}

export interface Round {
  readonly isTopBoard: boolean;
  /** Until boards are confirmed, only directors see them. */
  readonly isConfirmed: boolean;
  /** Whether its games online were created with hidden names. Later settings are for later rounds. */
  readonly isAnonymous: boolean;
  readonly boards: readonly Board[];
  /** Who sits out; known once boards are confirmed. */
  readonly byes: readonly string[];
}

/** A tournament as its log makes it. */
export interface Tournament {
  readonly id: string;
  readonly version: number;
  readonly createdAt: number;
  readonly settings: TournamentSettings;
  readonly game: GameFacts;
  readonly isOpen: boolean;
  readonly isFinished: boolean;
  readonly directors: readonly Director[];
  /** The digest of the secret with which others become directors. */
  readonly invitation: string | null;
  readonly players: readonly Player[];
  readonly blocked: readonly (readonly [string, string])[];
  /** Who isn't there for the next round. */
  readonly away: readonly string[];
  readonly rounds: readonly Round[];
}

export const playerOf = ({ players }: Tournament, id: string): Player | undefined =>
  players.find((player) => player.id === id);

export const playerOfPerson = ({ players }: Tournament, person: string): Player | undefined =>
  players.find((player) => player.person === person);

export const isDirector = ({ directors }: Tournament, person: string): boolean =>
  directors.some(({ id }) => id === person);

/** The round whose boards are drawn but not confirmed, if there is one. */
export const draftOf = ({ rounds }: Tournament): Round | undefined => {
  const last = rounds.at(-1);
  return last?.isConfirmed ? undefined : last;
};

export const confirmedRounds = ({ rounds }: Tournament): readonly Round[] =>
  rounds.filter(({ isConfirmed }) => isConfirmed);

export const isOver = ({ isConfirmed, boards }: Round): boolean =>
  isConfirmed && boards.every(({ result }) => result !== null);

/** Players who take part in the next round. */
export const presentPlayers = ({ players, away }: Tournament): readonly Player[] =>
  players.filter(({ id, isWithdrawn }) => !isWithdrawn && !away.includes(id));

/** Who sits out a round: everyone who did when it was confirmed, except those who have replaced someone since. */
export const sittingOut = ({ byes, boards }: Round): readonly string[] =>
  byes.filter((id) => !boards.some(({ players }) => players.includes(id)));

/** Seats of boards without a result, drafts included, whose players have deleted their accounts. */
export const goneSeats = ({ rounds, players, game }: Tournament) =>
  rounds.flatMap(({ boards }, round) =>
    boards.flatMap((board, number) =>
      board.result
        ? []
        : board.players.flatMap((player, seat) =>
            players.some(({ id, isGone }) => id === player && isGone)
              ? [{ round: round + 1, board: number + 1, power: game.powers[seat], player }]
              : [],
          ),
    ),
  );

/** Whether who plays what in a round is hidden: in anonymous games, until all of them are over. */
export const isHidden = (round: Round): boolean => round.isAnonymous && !isOver(round);
