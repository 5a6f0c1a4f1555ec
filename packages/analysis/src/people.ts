import { formatPosition, type Power, type Rules, type State } from "@chancery/engine";

/**
 * What was counted of people's games, by `npm run people`: the games of zond/godip-history (Droidippy). A place is what
 * one power has in a phase of the year, whatever the others have.
 */
export interface PeopleData {
  readonly games: number;
  /** Every order that occurs. */
  readonly orders: readonly string[];
  /** Games, different order sets and the mean share in percent; then the most frequent sets. */
  readonly places: Readonly<
    Record<
      string,
      readonly [games: number, sets: number, share: number, listed: readonly (readonly number[])[]]
    >
  >;
}

/** An order set that people gave. */
export interface PeopleSet {
  readonly orders: readonly string[];
  readonly games: number;
  /** The mean share that the power ended with, and how often it won alone, from 0 to 1. */
  readonly share: number;
  readonly solos: number;
}

/** What people ordered for a power that had the same units in the same phase of the year. */
export interface PeoplePlayed {
  /** How many games there are at all. */
  readonly of: number;
  readonly games: number;
  readonly different: number;
  readonly share: number;
  readonly sets: readonly PeopleSet[];
}

/** The variants whose boards and units the games were played with. */
const COUNTED = ["classic"];

/** The name of a place: season, power, its units, and its centers when it builds. */
export function placeOf(rules: Rules, state: State, power: Power): string {
  const { units, centers } = formatPosition(rules, { ...state, ending: null });
  const { name } = rules.powers[power];
  const { season, task } = state.phase;
  const parts = [season + task, name.slice(0, 1) + name.slice(-1), units[name].join()];
  return [...parts, ...(task === "A" ? [centers[name].join()] : [])].join("|").replaceAll(" ", "");
}

/** What people played here; null if too few games came to this place, or none are counted for this game. */
export function peoplePlayed(
  data: PeopleData,
  rules: Rules,
  state: State,
  power: Power,
): PeoplePlayed | null {
  if (!COUNTED.includes(rules.variant) || state.ending) return null;
  const found = data.places[placeOf(rules, state, power)];
  if (!found) return null;
  const [games, different, share, listed] = found;
  return {
    of: data.games,
    games,
    different,
    share: share / 100,
    sets: listed.map(([count, mean, solos, ...orders]) => ({
      orders: orders.map((order) => data.orders[order]),
      games: count,
      share: mean / 100,
      solos: solos / 100,
    })),
  };
}
