import { SLICES, SPACES, touch } from "../../boards/favor/spaces.ts";

/** The letters of the slices, in the order in which they border on each other (DIS-11.1.1-1). */
export type SliceId = (typeof SLICES)[number]["id"];
export const SLICE_IDS: readonly SliceId[] = SLICES.map(({ id }) => id);

/** A space by its code: slice, favor value, sorting letter, as in `R2m`; `R0z` is a Perimeter (DIS-11.1.2-2). */
export type SpaceCode = `${SliceId}${0 | 1 | 2 | 3 | 4 | 5}${string}`;

export const SPACE_CODES: readonly SpaceCode[] = SPACES.map(({ id }) => id as SpaceCode);
const KNOWN: ReadonlySet<string> = new Set(SPACE_CODES);

export const isSpace = (text: string): text is SpaceCode => KNOWN.has(text);
export const sliceOf = (space: SpaceCode): SliceId => space[0] as SliceId;
/** The Favor Value of an embassy there (DIS-11.3-1). */
export const favorValue = (space: SpaceCode): number => Number(space[1]);
/** What kicks and retreats of a slice are sorted by; `z`, the Perimeter, comes last (R088). */
export const letterOf = (space: SpaceCode): string => space[2];
export const perimeterOf = (slice: SliceId): SpaceCode => `${slice}0z`;
export const isPerimeter = (space: SpaceCode): boolean => favorValue(space) === 0;
export const sliceName = (slice: SliceId): string => SLICES[SLICE_IDS.indexOf(slice)].power;

/** Spaces slice by slice, and in each by their letters. */
const bySlicesAndLetters = (a: SpaceCode, b: SpaceCode): number =>
  SLICE_IDS.indexOf(sliceOf(a)) - SLICE_IDS.indexOf(sliceOf(b)) || (letterOf(a) < letterOf(b) ? -1 : 1);

/** Asks once for each key. Most games never ask, so nothing is computed before. */
function remembered<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = find(key);
      known.set(key, found);
    }
    return found;
  };
}

/** All spaces that touch a space, also those of the next slice. */
const touching = remembered((code: SpaceCode): readonly SpaceCode[] => {
  const space = SPACES.find(({ id }) => id === code);
  return SPACES.filter((other) => space && touch(space, other))
    .map(({ id }) => id as SpaceCode)
    .sort(bySlicesAndLetters);
});

/** Where an embassy may support to: whatever touches its hex; from a Perimeter nowhere (DIS-11.5.2-3). */
export const supportReach = (space: SpaceCode): readonly SpaceCode[] =>
  isPerimeter(space) ? [] : touching(space);

/** Where an embassy may move to: the neighbors in its own slice (DIS-11.5.1-2). */
export const moveReach = remembered((space: SpaceCode): readonly SpaceCode[] =>
  touching(space).filter((other) => sliceOf(other) === sliceOf(space)),
);

/** The hexes of a slice by their letters, without the Perimeter. */
export const hexesOf = remembered((slice: SliceId): readonly SpaceCode[] =>
  SPACE_CODES.filter((space) => sliceOf(space) === slice && !isPerimeter(space)).sort(bySlicesAndLetters),
);

/** Steps from a space to all hexes of its slice, over occupied ones as well, never by way of the Perimeter (R084). */
export const distancesFrom = remembered((start: SpaceCode): ReadonlyMap<SpaceCode, number> => {
  const steps = new Map([[start, 0]]);
  for (const [space, far] of steps) {
    for (const next of moveReach(space)) {
      if (!isPerimeter(next) && !steps.has(next)) steps.set(next, far + 1);
    }
  }
  return steps;
});
