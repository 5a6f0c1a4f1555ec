/** Sizes in px on a sheet of 2000 px. */
export const SIZES = {
  /** The least radius of a unit; how large they should be, each board says. */
  unitLeast: 14,
  /** Radius of a supply center's mark. */
  center: 6,
  /** Letters: the least, and the most on land, at sea, and of abbreviations. */
  letterLeast: 10,
  letterLand: 19,
  letterSea: 23,
  letterShort: 14,
  /** Between things that must not touch. */
  gap: 1.5,
} as const;
