import { centersOf, type Power, type Rules, type State } from "@chancery/engine";
import { type Own, ownOf } from "./own.ts";

/** A position whose own part may still have to be derived. */
type Ground = Omit<State, "own">;

const powersOf = (rules: Rules): readonly Power[] => [...rules.powers.keys()].map((index) => index as Power);

/**
 * Whether a power has nothing left: no center, and no unit either until the adjustments, in which the last ones go
 * (MB-216, MB-217, R41).
 */
function isGone(state: Ground, power: Power): boolean {
  if (centersOf(state as State, power) > 0) return false;
  const { units, dislodged, phase } = state;
  return (
    phase.task === "A" ||
    !(units.some((unit) => unit.power === power) || dislodged.some(({ unit }) => unit.power === power))
  );
}

/** Countries that a position shows to be lost if it doesn't say so; nobody knows whose provinces they are (R43). */
export const lossesIn = (rules: Rules, state: Ground, ruined: Own["ruined"]): Own["lost"] =>
  new Map(
    powersOf(rules).flatMap((power) =>
      isGone(state, power) && !ruined.has(power) ? [[power, null] as const] : [],
    ),
  );

/**
 * What a change by hand implies: who has nothing left is lost, who has a center or a unit again is not, and help for
 * insurrections goes with the retreats it waited for.
 */
export function afterEdit(rules: Rules, before: State, after: State): State {
  const own = ownOf(after);
  const lost = new Map(own.lost);
  for (const power of powersOf(rules)) {
    if (!isGone(after, power)) lost.delete(power);
    else if (!isGone(before, power)) lost.set(power, takerOf(before, after, power));
  }
  const isFall = after.phase.season === "F";
  const ruined = new Map(
    [...own.ruined].filter(([power]) => isFall && !lost.has(power) && centersOf(after, power) === 0),
  );
  const insurrections =
    after.phase.task === "R" ? own.insurrections.filter(({ country }) => lost.has(country)) : [];
  return { ...after, own: { ...own, lost, ruined, insurrections } };
}

/** Who took a country's last centers by this change; null if several did, or nobody. */
function takerOf(before: State, after: State, country: Power): Power | null {
  const robbed = ownOf(before).ruined.get(country);
  if (robbed !== undefined) return robbed;
  const takers = new Set(after.owners.filter((_, i) => before.owners[i] === country));
  const [taker = null] = takers;
  return takers.size === 1 ? taker : null;
}
