/** Colors for the powers of a game: any two of these differ for every kind of eye. */
export const POWER_SLOTS = [
  "ink",
  "red",
  "blue",
  "sky",
  "green",
  "lime",
  "gold",
  "olive",
  "magenta",
  "silver",
] as const;

/** Colors for powers that act although nobody plays them. Games with other powers may use them as well. */
export const NEUTRAL_SLOTS = ["navy", "steel", "cornflower", "orange", "mauve"] as const;

/** Colors for many small powers that share one. */
export const MINOR_SLOTS = ["tan", "bronze", "chocolate"] as const;

/** All colors that powers can have. */
export const SLOTS = [...POWER_SLOTS, ...NEUTRAL_SLOTS, ...MINOR_SLOTS] as const;

/** The color of a power, with an emblem and a pattern for people who see fewer colors. */
export type Slot = (typeof SLOTS)[number];
