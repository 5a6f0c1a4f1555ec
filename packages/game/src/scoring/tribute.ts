import { isAlive, leadersOf, mostCenters, withSolo } from "./outcome.ts";

const SHARED = 66;
/** Up to this many centers a leader gets no tribute. */
const FREE = 6;

/** Survivors share 66 points, and pay the leader a point for each center above six. */
export const tribute = withSolo(100, ({ sides }) => {
  const alive = sides.filter(isAlive).length;
  const leaders = leadersOf(sides);
  const share = SHARED / alive;
  const paid = Math.min(share, Math.max(0, mostCenters(sides) - FREE));
  const received = (paid * (alive - leaders.length)) / leaders.length;
  return sides.map((side) => {
    if (!isAlive(side)) return 0;
    return side.centers + share + (leaders.includes(side) ? received : -paid);
  });
});
