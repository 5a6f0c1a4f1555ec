import type { BoardTable } from "@chancery/engine";
import { SPACES, type Space, touch } from "./spaces.ts";

const nameOf = ({ slice, value, id }: Space): string =>
  value === 0 ? `${slice.power} Perimeter` : `${slice.power} ${id.slice(1)}`;

const pairs: readonly [Space, Space][] = SPACES.flatMap((one, i) =>
  SPACES.slice(i + 1).flatMap((other): [Space, Space][] => (touch(one, other) ? [[one, other]] : [])),
);

const written = (within: boolean): string =>
  pairs
    .filter(([one, other]) => (one.slice === other.slice) === within)
    .map(([one, other]) => `${one.id}-${other.id}`)
    .join(" ");

/**
 * The Favor Map: five slices of twenty hexes and a Perimeter each. Its edges are those that an Embassy can move
 * along, which never leaves its slice (DIS-11.5.1-2).
 */
export const favorBoard: BoardTable = {
  id: "favor",
  name: "Favor Map",
  provinces: SPACES.map((space) => ({
    id: space.id,
    name: nameOf(space),
    terrain: "inland",
    country: space.slice.power,
  })),
  edges: { land: written(true), both: "", water: "" },
};

/** Hexes of different slices that border on each other: support reaches across, nothing else (DIS-11.5.1-3). */
export const favorBorders: string = written(false);
