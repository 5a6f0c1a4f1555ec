import { isInactive } from "@chancery/engine";
import type { Bot } from "../bot.ts";
import { tidied } from "../search/options.ts";
import { searchBot } from "../search/search.ts";
import { peopleIn } from "./people.ts";

/**
 * Orders what people would: draws a whole set of orders, each knowing the others, without help for what nobody does. Likelier
 * orders are preferred: a person has reasons, and chance alone would have them do too much that few would. Retreats,
 * builds and games that nothing was learned of are left to the search.
 */
export const peopleBot: Bot = (situation, dice, budget, progress) => {
  const { rules, state, power, agreement, last = null } = situation;
  const people = isInactive(state, power) ? null : peopleIn(rules, state, last);
  if (!people) return searchBot(situation, dice, budget, progress);
  const drawn = people.draw(power, dice, {
    given: agreement?.promised,
    bars: agreement?.bars,
    isSharp: true,
  });
  return {
    orders: tidied(rules, drawn, agreement?.promised),
    expects: people.shares[power],
    positions: 1,
  };
};
