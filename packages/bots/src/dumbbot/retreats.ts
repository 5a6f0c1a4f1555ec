import { disband, type Location, type Order, retreat } from "@chancery/engine";
import type { Situation } from "../bot.ts";
import type { Dice } from "../dice.ts";
import type { Flavor } from "./flavor.ts";
import { bestFirst, type Option, pick } from "./pick.ts";
import { placeAt } from "./places.ts";
import type { Values } from "./values.ts";

/** Orders for a retreat phase: never two units to one place. */
export function retreatsOf(
  { rules, state, power }: Situation,
  { worthAt }: Values,
  flavor: Flavor,
  dice: Dice,
): Order[] {
  const { board } = rules;
  const taken = new Set<number>();
  return dice
    .shuffled(state.dislodged.filter(({ unit }) => unit.power === power))
    .map(({ unit, retreats }) => {
      const options = retreats
        .filter((to) => !taken.has(board.provinceOf[to]))
        .map((to): Option<Location> => ({ value: to, worth: worthAt(placeAt(board, unit.kind.way, to)) }));
      if (options.length === 0) return disband(unit);
      const { value } = bestFirst(options)[pick(options, flavor, dice)];
      taken.add(board.provinceOf[value]);
      return retreat(unit, value);
    });
}
