import {
  type Board,
  kindsOf,
  type Location,
  type Power,
  type Province,
  type Rules,
  WAYS,
} from "@chancery/engine";
import type { Flavor } from "./flavor.ts";

/** Where worth flows: for each place those it comes from. A place is a location, for one way of getting about. */
interface Flow {
  readonly first: Int32Array;
  readonly from: Int32Array;
  /** 1 where a neighbor is in the same province as the one before it: of these only the best counts. */
  readonly isSame: Uint8Array;
  /** Whether there are no such neighbors, so that all that flows to a place adds up. */
  readonly addsUp: boolean;
}

/** A board as DumbBot sees it. */
export interface Places {
  /** All places in which a unit could stand. */
  readonly all: Int32Array;
  readonly province: Int32Array;
  /** By place: the number of its center among all, or -1. */
  readonly center: Int32Array;
  readonly count: number;
  readonly flow: Readonly<Record<Flavor["spreads"], Flow>>;
}

const known = new WeakMap<Rules, Places>();

/** Worked out once for each set of rules. */
export function placesOf(rules: Rules): Places {
  let places = known.get(rules);
  if (!places) {
    places = compile(rules);
    known.set(rules, places);
  }
  return places;
}

/** The place of a unit that gets about in some way at some location. */
export const placeAt = (board: Board, way: (typeof WAYS)[number], at: Location): number =>
  WAYS.indexOf(way) * board.locations.length + at;

function compile(rules: Rules): Places {
  const { board } = rules;
  const size = board.locations.length;
  const used = new Set(
    rules.powers.flatMap((_, power) => kindsOf(rules, power as Power).map(({ way }) => way)),
  );
  const count = WAYS.length * size;
  const neighbors: number[][] = Array.from({ length: count }, () => []);
  for (const way of WAYS) {
    if (!used.has(way)) continue;
    const { to } = board.reach[way];
    for (let at = 0; at < size; at++)
      neighbors[placeAt(board, way, at as Location)] = to[at].map((next) => placeAt(board, way, next));
  }
  const province = Int32Array.from({ length: count }, (_, place) => board.provinceOf[place % size]);
  const all = Int32Array.from(neighbors.keys()).filter((place) => neighbors[place].length > 0);
  const into: number[][] = board.provinces.map(() => []);
  for (const place of all)
    for (const next of new Set(neighbors[place].map((each) => province[each]))) into[next].push(place);
  return {
    all,
    province,
    center: province.map((index) => board.centers.indexOf(index as Province)),
    count,
    flow: {
      "own-way": flowOf(
        neighbors.map((each) => each.toSorted((a, b) => province[a] - province[b] || a - b)),
        province,
        true,
      ),
      "any-way": flowOf(
        neighbors.map((each, place) => (each.length > 0 ? into[province[place] as Province] : [])),
        province,
        false,
      ),
    },
  };
}

function flowOf(neighbors: readonly (readonly number[])[], province: Int32Array, isBestOnly: boolean): Flow {
  const first = new Int32Array(neighbors.length + 1);
  for (const [place, each] of neighbors.entries()) first[place + 1] = first[place] + each.length;
  const isSame = neighbors.flatMap((each) =>
    each.map((next, i) => (isBestOnly && i > 0 && province[each[i - 1]] === province[next] ? 1 : 0)),
  );
  return {
    first,
    from: Int32Array.from(neighbors.flat()),
    isSame: Uint8Array.from(isSame),
    addsUp: !isSame.includes(1),
  };
}
