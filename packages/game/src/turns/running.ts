import { formatPosition, type PositionJson } from "@chancery/engine";
import { gameOf } from "../game-of.ts";
import { lineOf, seatOf, type Table } from "../table.ts";

/** Units and centers: what makes a position, whatever the phase. */
export type Placement = Pick<PositionJson, "units" | "centers">;

/** What a position is to a game in progress: its present one, or one that it has left behind. */
export type Running = "present" | "past";

/** Of so many units or centers, one may be somewhere else before a position counts as another. */
const NEARLY = 10;

/**
 * Finds positions of a game in progress among others. They aren't analyzed for its players. Where all such games
 * begin doesn't count, but where only this one began does, as its game master changed the board. No position counts if the
 * person doesn't play. The present position is recognized even if it was changed a little.
 */
export function findRunning(table: Table, member: string): (given: Placement) => Running | null {
  if (table.status !== "playing" || seatOf(table, member) === null) return () => null;
  const { rules, start: beginning } = gameOf(table);
  const start = keyOf(placesIn(formatPosition(rules, beginning)));
  const line = lineOf(table).map(({ position }) => placesIn(position));
  const known = new Set(line.map(keyOf));
  const present = line[line.length - 1];
  return (given) => {
    const places = placesIn(given);
    const key = keyOf(places);
    if (key === start) return null;
    // A game that only just began isn't recognized by what others began with.
    if (keyOf(present) !== start && isNear(places, present)) return "present";
    return known.has(key) ? "past" : null;
  };
}

interface Places {
  readonly units: ReadonlySet<string>;
  readonly centers: ReadonlySet<string>;
}

const placesIn = ({ units, centers }: Placement): Places => ({
  units: namesIn(units),
  centers: namesIn(centers),
});

const namesIn = (lists: Placement["units"]): ReadonlySet<string> =>
  new Set(Object.entries(lists).flatMap(([power, names]) => names.map((name) => `${power} ${name}`)));

const keyOf = ({ units, centers }: Places): string => [[...units].sort(), [...centers].sort()].join("|");

const isNear = (one: Places, other: Places): boolean =>
  differ(one.units, other.units) <= Math.floor(other.units.size / NEARLY) &&
  differ(one.centers, other.centers) <= Math.floor(other.centers.size / NEARLY);

const differ = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  Math.max(one.difference(other).size, other.difference(one).size);
