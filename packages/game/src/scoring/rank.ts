import { isAlive, type Side, sum } from "./outcome.ts";

/** What players are ranked by: more is better. */
type Rank = (side: Side) => number;

const byCenters: Rank = ({ centers }) => centers;

/** Longer than any game lasts. */
const ALL_YEARS = 1_000_000;

/** Survivors by their centers, then the eliminated: the later, the better. */
export const byElimination: Rank = (side) => (isAlive(side) ? side.centers : side.years - ALL_YEARS);

/** The places that each player fills, from 0: several where players are tied. */
const placesOf = (sides: readonly Side[], rank: Rank): readonly (readonly number[])[] => {
  const ranks = sides.map(rank);
  return ranks.map((own) => {
    const ahead = ranks.filter((other) => other > own).length;
    const tied = ranks.filter((other) => other === own).length;
    return Array.from({ length: tied }, (_, i) => ahead + i);
  });
};

/** Points for places, the first first; tied players share those of the places they fill. */
export const splitByRank = (sides: readonly Side[], worth: readonly number[], rank: Rank = byCenters) =>
  placesOf(sides, rank).map((places) => sum(places.map((place) => worth[place] ?? 0)) / places.length);

/** Points for places, the first first; tied players all get those of the lowest place they fill. */
export const lowerByRank = (sides: readonly Side[], worth: readonly number[], rank: Rank = byCenters) =>
  placesOf(sides, rank).map((places) => worth[places[places.length - 1]] ?? 0);
