import type { PositionJson } from "@chancery/engine";
import { lineOf, seatOf, type Table } from "./table.ts";

/** Units and centers: what makes a position, whatever the phase. */
export type Placement = Pick<PositionJson, "units" | "centers">;

/** Of so many units or centers, one may be somewhere else before a position counts as another. */
const NEARLY = 10;

/**
 * Finds positions of a game in progress among others. They aren't analyzed for its players. Where the game
 * began doesn't count, as everyone begins there; nor does a position if the person doesn't play. The present position is
 * recognized even if it was changed a little.
 */
export function findRunning(table: Table, member: string): (given: Placement) => boolean {
  if (table.status !== "playing" || seatOf(table, member) === null) return () => false;
  const [first, ...line] = lineOf(table).map(({ position }) => placesIn(position));
  const start = keyOf(first);
  const known = new Set(line.map(keyOf));
  known.delete(start);
  const present = line.at(-1);
  return (given) => {
    const places = placesIn(given);
    const key = keyOf(places);
    return known.has(key) || (key !== start && present !== undefined && isNear(places, present));
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
