import type { Order, Power, Rules, State } from "@chancery/engine";
import type { Dice } from "../dice.ts";
import { guess } from "../search/rollout.ts";
import type { LastMoves } from "./facts.ts";
import { peopleIn } from "./people.ts";

/** Draws orders that people are likely to give; each time others. By power, for all that have something to order. */
export type Likely = (dice: Dice, except?: Power) => Map<Power, readonly Order[]>;

/**
 * What people are likely to order in a position. That was learned of movement phases on the classic board; DumbBots are
 * asked in all others.
 */
export function likelyIn(rules: Rules, state: State, last: LastMoves | null = null): Likely {
  const people = peopleIn(rules, state, last);
  if (!people) return (dice, except) => guess(rules, state, dice, except === undefined ? {} : { except });
  const powers = state.seats.flat().filter((power) => state.units.some((unit) => unit.power === power));
  return (dice, except) =>
    new Map(powers.filter((power) => power !== except).map((power) => [power, people.draw(power, dice)]));
}
