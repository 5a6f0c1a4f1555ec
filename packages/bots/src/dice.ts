/** A seeded random source: the same seed gives the same throws everywhere. */
export interface Dice {
  /** A number from 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, not including, `count`. */
  readonly below: (count: number) => number;
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

/** Xorshift with 32 bits of state (Marsaglia, 2003). The seed is mixed first, so that neighboring seeds don't resemble each other. */
export function diceOf(seed: number): Dice {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ 0x2545f491) | 0;
  if (state === 0) state = 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 4; i++) next();
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    shuffled: (list) => {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
      }
      return shuffled;
    },
  };
}
