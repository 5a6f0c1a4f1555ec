import type { Order, Power } from "@chancery/engine";
import type { Situation } from "../bot.ts";
import type { Dice } from "../dice.ts";
import { REWRITE, V4 } from "../dumbbot/flavor.ts";
import { guess } from "./rollout.ts";

/** One guess at what all others order, and the chance with which the game goes on from there. */
export interface Field {
  readonly others: ReadonlyMap<Power, readonly Order[]>;
  readonly seed: number;
}

/** Others may be of either kind: plans that do well against one alone fail against the other. */
const KINDS = [V4, REWRITE];

export const fieldsFor = ({ rules, state, power }: Situation, count: number, dice: Dice): Field[] =>
  Array.from({ length: count }, (_, number) => ({
    others: guess(rules, state, dice, power, KINDS[number % KINDS.length]),
    seed: dice.below(2 ** 31),
  }));
