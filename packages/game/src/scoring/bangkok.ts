import { isAlive, mostCenters, sum, withSolo } from "./outcome.ts";

const SURVIVAL = 3;
/** Its rules give 1.5 for an elimination in the fifth year, so that year counts, though some programs leave it out. */
const PER_YEAR = 0.3;
const DOMINATION = 12;
/** Shares of players with as many centers as the leader, with one fewer, and with two fewer. */
const SHARES = [3, 2, 1];

/** The 2020 version: the leader and players close behind share twelve points. The 2022 version shares them differently. */
export const bangkok = withSolo(
  41,
  ({ sides }) => {
    const most = mostCenters(sides);
    const shares = sides.map((side) => (isAlive(side) ? (SHARES[most - side.centers] ?? 0) : 0));
    const all = sum(shares);
    return sides.map(
      (side, player) =>
        side.centers +
        (isAlive(side) ? SURVIVAL : PER_YEAR * side.years) +
        (DOMINATION * shares[player]) / all,
    );
  },
  ({ centers }) => centers / 2,
);
