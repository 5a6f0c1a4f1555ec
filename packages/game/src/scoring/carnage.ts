import { leadersOf, leadOf, withSolo } from "./outcome.ts";
import { byElimination, splitByRank } from "./rank.ts";

const PLACES = [7000, 6000, 5000, 4000, 3000, 2000, 1000];
const PER_CENTER_OF_LEAD = 300;
/** All places, and all centers of the classic board. */
const SOLO = 28_034;

/** Carnage as played since 2023: places down to the first eliminated, centers to break ties, and a premium on the lead. */
export const carnage2023 = withSolo(SOLO, ({ sides }) => {
  const [leader] = leadersOf(sides);
  const lead = leadOf(sides);
  return splitByRank(sides, PLACES, byElimination).map((place, player) => {
    const premium = sides[player] === leader ? PER_CENTER_OF_LEAD * lead : 0;
    return sides[player].centers + place + premium;
  });
});
