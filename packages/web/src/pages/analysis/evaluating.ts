import type { NamedProspects } from "@chancery/analysis";
import type { PositionJson } from "@chancery/engine";

/** The one seed of all that pages show: everyone who looks as deep sees the same. */
export const SEED = 1;

/** How deep all positions of a game are looked at for the chart. */
const CHART_DEPTH = 3;

/** What a thought is about: positions are the same wherever they come from. */
export const keyOf = (position: PositionJson): string => JSON.stringify(position);

/** What is being thought about, for the person who waits. */
export interface Thinking {
  readonly depth: number;
  readonly done: number;
}

/** What everyone has at the end of a game: nothing is left to be guessed. */
export function endShares({ winner, centers }: PositionJson): NamedProspects {
  const winners = winner === undefined ? [] : [winner].flat();
  const squares = Object.values(centers).reduce((sum, { length }) => sum + length ** 2, 0);
  const shareOf = (power: string): number => {
    if (winners.length > 0) return winners.includes(power) ? 1 / winners.length : 0;
    return squares === 0 ? 0 : (centers[power]?.length ?? 0) ** 2 / squares;
  };
  return {
    depth: Number.POSITIVE_INFINITY,
    positions: 0,
    shares: Object.fromEntries(
      Object.keys(centers).map((power) => [power, { share: shareOf(power), error: 0 }]),
    ),
  };
}

/** Which positions to look at next, and how deep: all for the chart, then ever deeper into the one in view. */
export function nextQuestion(
  depths: readonly number[],
  at: number,
  deepest: number,
): { readonly index: number; readonly depth: number } | null {
  for (let depth = 1; depth <= CHART_DEPTH; depth++) {
    if (depths[at] < depth) return { index: at, depth };
    const index = depths.findIndex((known) => known < depth);
    if (index >= 0) return { index, depth };
  }
  return depths[at] < deepest ? { index: at, depth: depths[at] + 1 } : null;
}

export type { NamedProspects };
