import { isAlive, leadersOf, mostCenters, sum, withSolo } from "./outcome.ts";

const BASE = 34;
const PER_CENTER = 3;

/**
 * Everyone pays the leader a point for each center they are behind, the eliminated too, who keep nothing. A shared lead
 * spoils part of the tribute.
 */
export const openTribute = withSolo(340, ({ sides }) => {
  const most = mostCenters(sides);
  const leaders = leadersOf(sides);
  const all = sum(sides.map(({ centers }) => most - centers));
  const received = Math.floor(all / leaders.length ** 2);
  return sides.map((side) => {
    if (!isAlive(side)) return 0;
    const own = BASE + PER_CENTER * side.centers - (most - side.centers);
    return leaders.includes(side) ? own + received : own;
  });
});
