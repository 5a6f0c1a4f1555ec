/** A seeded random source: the same seed gives the same throws everywhere. */
export interface Dice {
  /** A whole number from 0 up to, not including, `count`. */
  readonly below: (count: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => T[];
  readonly weighted: <T>(list: readonly Weighted<T>[]) => T;
}

export interface Weighted<T> {
  readonly value: T;
  readonly weight: number;
}

/** mulberry32, a generator of 32 bits of state by Tommy Ettinger (public domain). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new Error("nothing to pick from");
      return list[below(list.length)];
    },
    shuffled: (list) => {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
      }
      return shuffled;
    },
    weighted: (list) => {
      let rest = next() * list.reduce((sum, { weight }) => sum + weight, 0);
      for (const { value, weight } of list) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return list[list.length - 1].value;
    },
  };
}

/** How many random cases a test tries: all with the long tests, a quarter of them without (`SKIP_LONG`). */
export const casesOf = (all: number): number => (process.env.SKIP_LONG ? Math.ceil(all / 4) : all);
