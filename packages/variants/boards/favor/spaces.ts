/** The slices of the Favor Map in the order in which they border on each other (DIS-11.1.1-1, DIS-11.5.1-4). */
export const SLICES = [
  { id: "N", power: "NATO" },
  { id: "U", power: "US Navy" },
  { id: "I", power: "Israel" },
  { id: "B", power: "India" },
  { id: "R", power: "Russia" },
] as const;
export type Slice = (typeof SLICES)[number];

/** The letters of each row of a slice, from the previous slice's side to the next one's, by favor value. */
const ROWS: Readonly<Record<number, string>> = { 5: "ab", 4: "edc", 3: "fghi", 2: "onmkj", 1: "pqrstu" };

/** Directions on a grid of hexagons, each a sixth of a turn from the one before. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Steps along the first two directions from the middle of the map. */
export type Hex = readonly [number, number];

export interface Space {
  /** As it is written in orders: `N3g`; the Perimeter is `N0z`. */
  readonly id: string;
  readonly slice: Slice;
  readonly value: number;
  /** Null for a Perimeter, which lies along all hexes of value 1 (DIS-11.1.3-1). */
  readonly hex: Hex | null;
}

/**
 * All spaces: each slice is a sixth of a honeycomb, from its second ring to its sixth; the last sixth is left out.
 * The hexes on the side of the previous slice lie on the axes of the grid.
 */
export const SPACES: readonly Space[] = SLICES.flatMap((slice, i) => {
  const [a, b] = [DIRECTIONS[i], DIRECTIONS[i + 1]];
  const hexes = Object.entries(ROWS).flatMap(([row, letters]) => {
    const value = Number(row);
    const ring = 7 - value;
    return [...letters].map((letter, along): Space => {
      const hex: Hex = [a[0] * (ring - along) + b[0] * along, a[1] * (ring - along) + b[1] * along];
      return { id: `${slice.id}${value}${letter}`, slice, value, hex };
    });
  });
  return [...hexes, { id: `${slice.id}0z`, slice, value: 0, hex: null }];
});

/** Whether two spaces touch. */
export function touch(one: Space, other: Space): boolean {
  const [a, b] = [one.hex, other.hex];
  if (a && b) return DIRECTIONS.some(([q, r]) => a[0] + q === b[0] && a[1] + r === b[1]);
  return one.slice === other.slice && one.value + other.value === 1;
}
