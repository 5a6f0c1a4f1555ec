import { isAlive, type Side, sum, withSolo } from "./outcome.ts";

const weightOf = ({ centers }: Side): number => centers ** 2 + 4 * centers + 16;
/**
 * The convention's own rules count the year of the elimination, and survivors of a solo as eliminated in its year. Some
 * programs leave that year out, and a later version (a solo for 100, no weight for the eliminated) isn't this one.
 */
const perYear = ({ years }: Side): number => years / 10;

/** 100 points are shared by weights; the eliminated have a weight as well, yet get only a little for each year. */
export const manorCon = withSolo(
  75,
  ({ sides }) => {
    const all = sum(sides.map(weightOf));
    return sides.map((side) => (isAlive(side) ? (100 * weightOf(side)) / all : perYear(side)));
  },
  perYear,
);
