import { isInactive, type Order } from "@chancery/engine";
import type { Bot, Situation } from "../bot.ts";
import type { Dice } from "../dice.ts";
import { adjustmentsOf } from "../dumbbot/adjustments.ts";
import { REWRITE } from "../dumbbot/flavor.ts";
import { retreatsOf } from "../dumbbot/retreats.ts";
import { ownLinesOf } from "../own-lines.ts";
import { sharesOf } from "../standing.ts";
import { GreedyMoves } from "./moves.ts";
import { pathsToCenters } from "./paths.ts";

/**
 * Takes what it can get. A measure that nothing is tuned by: it has none of DumbBot's values, which the search is built
 * on, and expects everyone else to stay where they are.
 */
export const greedyBot: Bot = (situation, dice, budget) => {
  const { rules, state, power } = situation;
  const { orders, positions } = isInactive(state, power)
    ? { orders: [], positions: 1 }
    : state.phase.task === "M"
      ? moves(situation, dice, budget)
      : { orders: afterMoves(situation, dice), positions: 1 };
  return {
    orders: [...orders, ...ownLinesOf(situation, orders, dice)],
    expects: sharesOf(rules, state)[power],
    positions,
  };
};

function moves(situation: Situation, dice: Dice, budget: number): { orders: Order[]; positions: number } {
  const greedy = new GreedyMoves(situation, budget);
  return { orders: greedy.write(dice), positions: greedy.positions };
}

/** Retreats, builds and removals: the closer to a center of others the better. Halves are never mistaken for each other. */
function afterMoves(situation: Situation, dice: Dice): Order[] {
  const paths = pathsToCenters(situation);
  const values = { worthAt: (place: number): number => 2 ** -paths[place], competitionAt: () => 0 };
  const decide = situation.state.phase.task === "R" ? retreatsOf : adjustmentsOf;
  return decide(situation, values, REWRITE, dice);
}
