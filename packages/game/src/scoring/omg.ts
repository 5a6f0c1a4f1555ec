import { isAlive, leadersOf, leadOf, sum, withSolo } from "./outcome.ts";
import { splitByRank } from "./rank.ts";

const PER_CENTER = 1.5;
const SURVIVAL = 9;
const PLACES = [4.5, 3, 1.5];

/** Open Mind the Gap: a sole leader takes the gap to the second from everyone, but never more than half. */
export const omg = withSolo(100, ({ sides }) => {
  const gap = leadOf(sides);
  const [leader] = leadersOf(sides);
  const before = splitByRank(sides, PLACES).map(
    (place, player) => PER_CENTER * sides[player].centers + (isAlive(sides[player]) ? SURVIVAL : 0) + place,
  );
  const paid = before.map((points, player) => (sides[player] === leader ? 0 : Math.min(gap, points / 2)));
  return before.map((points, player) =>
    sides[player] === leader ? points + sum(paid) : points - paid[player],
  );
});
