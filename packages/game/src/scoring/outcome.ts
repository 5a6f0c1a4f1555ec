/** One player at the end of a game. */
export interface Side {
  /** No centers: eliminated. */
  readonly centers: number;
  /** Years played, the one in which it was eliminated included. */
  readonly years: number;
}

/** How a game ended, as far as points depend on it. Players are known by their place in the list. */
export interface Outcome {
  readonly sides: readonly Side[];
  /** Who won alone, or was conceded the win; null otherwise. */
  readonly solo: number | null;
  /** Who shares the draw; everyone alive if nobody voted. */
  readonly drawn: readonly number[];
}

/** The points of each player, in the same order. */
export type Scoring = (outcome: Outcome) => readonly number[];

export const isAlive = ({ centers }: Side): boolean => centers > 0;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const mostCenters = (sides: readonly Side[]): number =>
  Math.max(...sides.map(({ centers }) => centers));

/** The players with the most centers. */
export const leadersOf = (sides: readonly Side[]): readonly Side[] => {
  const most = mostCenters(sides);
  return sides.filter(({ centers }) => centers === most);
};

/** How many centers the leader is ahead of everyone else; none where the lead is shared. */
export function leadOf(sides: readonly Side[]): number {
  const [first = 0, second = 0] = sides.map(({ centers }) => centers).toSorted((a, b) => b - a);
  return first - second;
}

/** A system in which a solo is worth a fixed number of points, and another scoring covers all other endings. */
export const withSolo =
  (worth: number, otherwise: Scoring, loser: (side: Side) => number = () => 0): Scoring =>
  (outcome) =>
    outcome.solo === null
      ? otherwise(outcome)
      : outcome.sides.map((side, player) => (player === outcome.solo ? worth : loser(side)));
