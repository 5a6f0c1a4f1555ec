import type { Dice } from "../dice.ts";
import type { Flavor } from "./flavor.ts";

/** What can be picked, and what it is worth. */
export interface Option<T> {
  readonly value: T;
  readonly worth: number;
}

const EVEN = 0.5;

/** Index of what is picked from a list whose best comes first: mostly that, else one not much worse. */
export function pick<T>(options: readonly Option<T>[], { throws, certainty }: Flavor, dice: Dice): number {
  let i = 0;
  for (; i + 1 < options.length; i++) {
    const { worth } = options[i];
    const difference = Math.abs(worth - options[i + 1].worth);
    const chance = worth === 0 ? 0 : (certainty * difference) / worth;
    const first = dice.next();
    const goesOn = throws === 1 ? first < EVEN && first >= chance : first < EVEN && dice.next() >= chance;
    if (!goesOn) break;
  }
  return i;
}

/** Best first; what is worth the same stays as it was. */
export const bestFirst = <T>(options: Option<T>[]): Option<T>[] => options.sort((a, b) => b.worth - a.worth);
