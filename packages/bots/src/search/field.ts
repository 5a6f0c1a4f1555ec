import type { Order, Power } from "@chancery/engine";
import type { Situation } from "../bot.ts";
import type { Dice } from "../dice.ts";
import { guess } from "./rollout.ts";

/** One guess at what all others order, and the chance with which the game goes on from there. */
export interface Field {
  readonly others: ReadonlyMap<Power, readonly Order[]>;
  readonly seed: number;
}

export const fieldsFor = ({ rules, state, power }: Situation, count: number, dice: Dice): Field[] =>
  Array.from({ length: count }, () => ({
    others: guess(rules, state, dice, power),
    seed: dice.below(2 ** 31),
  }));
