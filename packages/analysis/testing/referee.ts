import { hold, type Province } from "@chancery/engine";
import { type MovementOrder, resolveByReference } from "@chancery/testkit";
import type { Plan } from "../src/puzzles/front.ts";
import type { Reply } from "../src/puzzles/prove.ts";
import type { OpenPuzzle } from "../src/puzzles/puzzle.ts";

/** Whether a plan reaches a puzzle's goal against a reply, by the second resolver and in its own words. */
export function refereeSays({ game: { rules }, state, goal }: OpenPuzzle, plan: Plan, reply: Reply): boolean {
  const ordered = new Map([...plan, ...reply.map((order) => [order.unit, order] as const)]);
  const orders = state.units.map((unit) => (ordered.get(unit) ?? hold(unit)) as MovementOrder);
  const { units, dislodged } = resolveByReference({ rules, state, orders, stray: [] });
  const { provinceOf } = rules.board;
  const isOurs = (place: number): boolean => {
    const there = units.find((unit) => provinceOf[unit.at] === place);
    if (there) return there.power === goal.power;
    const canRetreat = dislodged.some(
      ({ unit, retreats }) => unit.power !== goal.power && retreats.some((to) => provinceOf[to] === place),
    );
    return state.owners[rules.board.centers.indexOf(place as Province)] === goal.power && !canRetreat;
  };
  return goal.places.filter(isOurs).length >= goal.count;
}
