import type { Power, Rules, State } from "@chancery/engine";
import { sharesOf } from "../standing.ts";
import { featuresOf } from "./features.ts";
import { likelyShares } from "./network.ts";
import { WEIGHTS } from "./weights.ts";

/** The network has seen games of seven; with fewer powers than this, it knows little. */
const FEWEST = 5;

/**
 * What a position is worth to a power, from 0 to 1: the share of the board it's likely to end with. Some powers may
 * stay put.
 */
export function worthOf(rules: Rules, state: State, power: Power, still?: ReadonlySet<Power>): number {
  if (!isLearned(rules, state)) return sharesOf(rules, state)[power];
  const features = featuresOf(rules, state, still);
  return likelyShares(WEIGHTS, features)[features.powers.indexOf(power)];
}

/** What a position is worth to each power, by its number. */
export function worthsOf(rules: Rules, state: State): Float64Array {
  if (!isLearned(rules, state)) return sharesOf(rules, state);
  const features = featuresOf(rules, state);
  const worths = new Float64Array(rules.powers.length);
  likelyShares(WEIGHTS, features).forEach((share, index) => {
    worths[features.powers[index]] = share;
  });
  return worths;
}

/** Whether the network's games tell anything about this one: every power for itself, and centers are all that counts. */
const isLearned = ({ own }: Rules, { ending, seats }: State): boolean =>
  !ending && own === undefined && seats.length >= FEWEST && seats.every(({ length }) => length === 1);
