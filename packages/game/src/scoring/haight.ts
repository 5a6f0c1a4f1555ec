import { isAlive, leadersOf, leadOf, withSolo } from "./outcome.ts";
import { byElimination, lowerByRank } from "./rank.ts";

const PER_CENTER = 10;
const PER_CENTER_OF_LEAD = 5;
const PLACES = [66, 55, 44, 33, 22, 11, 0];

/** Version 1.0: centers, places of which ties get the lower, and a premium on a sole lead. */
export const haight = withSolo(
  451,
  ({ sides }) => {
    const [leader] = leadersOf(sides);
    const lead = leadOf(sides);
    return lowerByRank(sides, PLACES, byElimination).map((place, player) => {
      const side = sides[player];
      const own = isAlive(side) ? PER_CENTER * side.centers : side.years;
      return own + place + (side === leader ? PER_CENTER_OF_LEAD * lead : 0);
    });
  },
  ({ centers, years }) => Math.max(5 * centers, years),
);
