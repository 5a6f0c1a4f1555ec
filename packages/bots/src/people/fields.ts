import type { Situation } from "../bot.ts";
import type { Dice } from "../dice.ts";
import { type Field, fieldsFor } from "../search/field.ts";
import { likelyIn } from "./likely.ts";

/** One in so many guesses is DumbBots': what was learned of people is never all that they do. */
const BOTS = 3;

const NOBODY: Field["still"] = new Set();

/** Guesses at what all others order, if they're people. */
export function likelyFields(situation: Situation, count: number, dice: Dice): Field[] {
  const { rules, state, power, last = null } = situation;
  const likely = likelyIn(rules, state, last);
  const byBots = fieldsFor(situation, Math.ceil(count / BOTS), dice);
  return Array.from({ length: count }, (_, number) =>
    number % BOTS === 0
      ? byBots[number / BOTS]
      : { others: likely(dice, power), seed: dice.below(2 ** 31), still: NOBODY },
  );
}
