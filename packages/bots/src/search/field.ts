import type { Order, Power } from "@chancery/engine";
import type { Situation } from "../bot.ts";
import type { Dice } from "../dice.ts";
import { REWRITE, V4 } from "../dumbbot/flavor.ts";
import { guess } from "./rollout.ts";

/** One guess at what all others order, and the chance with which the game continues from there. */
export interface Field {
  readonly others: ReadonlyMap<Power, readonly Order[]>;
  readonly seed: number;
  /** Powers whose units stay where they are, now and later on. */
  readonly still: ReadonlySet<Power>;
}

/** Others may be of either kind: plans that do well against one alone fail against the other. */
const KINDS = [V4, REWRITE];

/** Guesses at what all others order, by both kinds of DumbBot in turn. */
export const fieldsFor = (situation: Situation, count: number, dice: Dice): Field[] =>
  Array.from({ length: count }, (_, number) => {
    const { rules, state, power } = situation;
    const still = stillIn(situation, number);
    return {
      others: guess(rules, state, dice, { except: power, flavor: KINDS[number % KINDS.length], still }),
      seed: dice.below(2 ** 31),
      still,
    };
  });

/** Who stays put in one of the guesses: each power in as many of them as it has done so lately. */
function stillIn({ stillness = new Map() }: Situation, number: number): ReadonlySet<Power> {
  const still = new Set<Power>();
  for (const [power, often] of stillness)
    if (Math.floor((number + 1) * often) > Math.floor(number * often)) still.add(power);
  return still;
}
