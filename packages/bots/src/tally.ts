import type { Played } from "./match.ts";

/** What many games came to, for one contestant. */
export interface Tally {
  readonly games: number;
  /** Mean of the shares, and its standard error. */
  readonly share: number;
  readonly error: number;
  readonly solos: number;
  readonly survivals: number;
  /** Games in which nobody had more. */
  readonly tops: number;
}

/** Adds up the games of a match. */
export function tallyOf(played: readonly Played[]): Tally {
  const games = played.length;
  const share = played.reduce((sum, each) => sum + each.share, 0) / Math.max(games, 1);
  const squares = played.reduce((sum, each) => sum + (each.share - share) ** 2, 0);
  const count = (is: (each: Played) => boolean): number => played.filter(is).length;
  return {
    games,
    share,
    error: games > 1 ? Math.sqrt(squares / (games - 1) / games) : 0,
    solos: count(({ isSolo }) => isSolo),
    survivals: count(({ isAlive }) => isAlive),
    tops: count(({ hasMost }) => hasMost),
  };
}
