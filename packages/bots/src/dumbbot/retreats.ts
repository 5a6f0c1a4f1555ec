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
  { worth }: Values,
  flavor: Flavor,
  dice: Dice,
): Order[] {
  const { board } = rules;
  const taken = new Set<number>();
  const occupied = new Set(state.units.map(({ at }) => board.provinceOf[at]));
  return dice
    .shuffled(state.dislodged.filter(({ unit }) => unit.power === power))
    .map(({ unit, retreats }) => {
      const places =
        flavor.retreatsTo === "open"
          ? retreats
          : board.reach[unit.kind.way].to[unit.at].filter((to) => !occupied.has(board.provinceOf[to]));
      const options = places
        .filter((to) => !taken.has(board.provinceOf[to]))
        .map((to): Option<Location> => ({ value: to, worth: worth[placeAt(board, unit.kind.way, to)] }));
      if (options.length === 0) return disband(unit);
      const { value } = bestFirst(options)[pick(options, flavor, dice)];
      if (!retreats.includes(value)) return disband(unit);
      taken.add(board.provinceOf[value]);
      return retreat(unit, value);
    });
}
