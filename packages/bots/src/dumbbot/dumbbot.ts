import { isInactive, type Order } from "@chancery/engine";
import type { Bot, Situation } from "../bot.ts";
import type { Dice } from "../dice.ts";
import { ownLinesOf } from "../own-lines.ts";
import { stillestOf } from "../past.ts";
import { sharesOf } from "../standing.ts";
import { adjustmentsOf } from "./adjustments.ts";
import { type Flavor, V4 } from "./flavor.ts";
import { movesOf } from "./moves.ts";
import { presenceIn } from "./presence.ts";
import { retreatsOf } from "./retreats.ts";
import { leaningOf, type Values, valuesOf } from "./values.ts";

/** What DumbBot orders its units to do, in any phase. */
export function dumbOrders(
  situation: Situation,
  dice: Dice,
  flavor: Flavor = V4,
  values: Values = valuesOf(
    situation.rules,
    situation.state,
    situation.power,
    flavor,
    presenceIn(
      situation.rules,
      situation.state,
      flavor.noticesStillness ? stillestOf(situation.stillness) : undefined,
    ),
    leaningOf(situation),
  ),
): Order[] {
  const { state, power } = situation;
  if (isInactive(state, power)) return [];
  if (state.phase.task === "M") return movesOf(situation, values, flavor, dice);
  if (state.phase.task === "R") return retreatsOf(situation, values, flavor, dice);
  return adjustmentsOf(situation, values, flavor, dice);
}

/** The bot that others are measured by. */
export const dumbBot =
  (flavor: Flavor): Bot =>
  (situation, dice) => {
    const orders = dumbOrders(situation, dice, flavor);
    return {
      orders: [...orders, ...ownLinesOf(situation, orders, dice)],
      expects: sharesOf(situation.rules, situation.state)[situation.power],
      positions: 1,
    };
  };
