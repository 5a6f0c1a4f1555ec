import { type Scoring, withSolo } from "./outcome.ts";
import { splitByRank } from "./rank.ts";

interface Worth {
  readonly solo: number;
  readonly taking: number;
  readonly places: readonly number[];
  readonly centers: (count: number) => number;
}

/** Points for taking part, for centers, and for the first three places. */
const cDiplo = ({ solo, taking, places, centers }: Worth): Scoring =>
  withSolo(solo, ({ sides }) =>
    splitByRank(sides, places).map((place, player) => taking + centers(sides[player].centers) + place),
  );

const one = (count: number): number => count;

/** A hundred points in total, hence the name. */
export const cDiplo100 = cDiplo({ solo: 100, taking: 1, places: [38, 14, 7], centers: one });

/** Eighty points in total. */
export const cDiplo80 = cDiplo({ solo: 80, taking: 0, places: [25, 14, 7], centers: one });

/** What the first centers are worth in Namur; each further one is worth a point. */
const FIRST_CENTERS = [0, 5, 9, 12, 14, 16, 18];
const MOST = FIRST_CENTERS.length - 1;

/** The first centers count more, so that small powers have something to defend. */
export const cDiploNamur = cDiplo({
  solo: 85,
  taking: 1,
  places: [38, 14, 7],
  centers: (count) => FIRST_CENTERS[Math.min(count, MOST)] + Math.max(0, count - MOST),
});
