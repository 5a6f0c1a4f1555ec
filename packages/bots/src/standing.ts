import { centersOf, type Power, type Rules, type State } from "@chancery/engine";

/** What counts for a power in the standings: centers, or whatever the game counts instead. */
export const standingOf = (rules: Rules, state: State, power: Power): number =>
  rules.own?.standing?.(rules, state, power) ?? centersOf(state, power);

/**
 * The share of each power, by sum of squares: the square of what it has over all such squares. A winner has
 * everything; several winners divide it.
 */
export function sharesOf(rules: Rules, state: State): Float64Array {
  const shares = new Float64Array(rules.powers.length);
  if (state.ending?.how === "victory" && state.ending.by === "control") {
    for (const winner of state.ending.winners) shares[winner] = 1 / state.ending.winners.length;
    return shares;
  }
  let total = 0;
  for (const seat of state.seats) {
    for (const power of seat) {
      shares[power] = standingOf(rules, state, power) ** 2;
      total += shares[power];
    }
  }
  if (total > 0) for (let power = 0; power < shares.length; power++) shares[power] /= total;
  return shares;
}
