import { isAlive, leadersOf, type Side, withSolo } from "./outcome.ts";

const PER_CENTER = 10;
const SURVIVAL = 30;
const TOPPING = 48;

/** Years survived: the one in which a power is eliminated doesn't count. */
const survived = ({ years }: Side): number => Math.max(0, years - 1);

/** Centers, survival, and 48 points for the leaders. */
export const worldClassic = withSolo(
  420,
  ({ sides }) => {
    const leaders = leadersOf(sides);
    return sides.map((side) => {
      if (!isAlive(side)) return survived(side);
      const topping = leaders.includes(side) ? TOPPING / leaders.length : 0;
      return PER_CENTER * side.centers + SURVIVAL + topping;
    });
  },
  survived,
);
