import {
  adjustmentDue,
  type Build,
  buildsOpen,
  disband,
  legalOrders,
  type Order,
  type Province,
  type Unit,
  waive,
} from "@chancery/engine";
import type { Situation } from "../bot.ts";
import type { Dice } from "../dice.ts";
import type { Flavor } from "./flavor.ts";
import { bestFirst, type Option, pick } from "./pick.ts";
import { placeAt } from "./places.ts";
import type { Values } from "./values.ts";

/** Orders for an adjustment phase: all builds or removals that are due. */
export function adjustmentsOf(situation: Situation, values: Values, flavor: Flavor, dice: Dice): Order[] {
  const { rules, state, power } = situation;
  const due = adjustmentDue(rules, state, power);
  if (due < 0) return removals(situation, -due, values, flavor, dice);
  return builds(situation, buildsOpen(rules, state, power), values, flavor, dice);
}

function builds(
  { rules, state, power }: Situation,
  count: number,
  { worthAt }: Values,
  flavor: Flavor,
  dice: Dice,
): Order[] {
  if (count === 0) return [];
  const { board, adjustments } = rules;
  let options = legalOrders(rules, state, power)
    .filter((order): order is typeof order & Build => order.type === "build")
    .map((order): Option<Build> => {
      return { value: order, worth: worthAt(placeAt(board, order.kind.way, order.to)) };
    });
  bestFirst(options);
  const built: Build[] = [];
  while (built.length < count && options.length > 0) {
    const { value } = options[pick(options, flavor, dice)];
    built.push(value);
    options = options.filter(({ value: { to, kind } }) => {
      const province = board.provinceOf[to] as Province;
      if (province === board.provinceOf[value.to]) return false;
      return !adjustments?.whyNot(rules, state, power, kind, province, built);
    });
  }
  return [...built, ...Array.from({ length: count - built.length }, waive)];
}

/** The least valuable go first. */
function removals(
  { rules, state, power }: Situation,
  count: number,
  { worthAt }: Values,
  flavor: Flavor,
  dice: Dice,
): Order[] {
  const options = state.units
    .filter((unit) => unit.power === power)
    .map((unit): Option<Unit> => {
      return { value: unit, worth: worthAt(placeAt(rules.board, unit.kind.way, unit.at)) };
    })
    .sort((a, b) => a.worth - b.worth);
  const orders: Order[] = [];
  while (orders.length < count && options.length > 0) {
    const index = flavor.removesBy === "value" ? pick(options, flavor, dice) : tossed(options.length, dice);
    const [{ value }] = options.splice(index, 1);
    orders.push(disband(value));
  }
  return orders;
}

/** Steps over each with even chances. */
function tossed(length: number, dice: Dice): number {
  let index = 0;
  while (index + 1 < length && dice.next() < 0.5) index++;
  return index;
}
