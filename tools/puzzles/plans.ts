import { eachReply, type Goal, type Plan } from "@chancery/analysis/puzzles";
import type { Order, Province, Rules, State, Unit } from "@chancery/engine";

/** More plans than these, and a position is too open for a puzzle. */
const MOST_PLANS = 40_000;

/**
 * The plans of a power that could have to do with a goal: units go to its places, stay there, attack enemies that could
 * interfere, and help each other. Null if there are too many.
 */
export function plansFor(
  rules: Rules,
  state: State,
  legal: ReadonlyMap<Unit, readonly Order[]>,
  goal: Goal,
): Plan[] | null {
  const { board } = rules;
  const { provinceOf } = board;
  const into = (location: number): Province => provinceOf[location] as Province;
  const own = state.units.filter(({ power }) => power === goal.power);
  const places = new Set(goal.places);
  const goesTo = (order: Order, among: ReadonlySet<Province>): boolean =>
    order.type === "move" && among.has(into(order.to));
  const closeBy = own.filter(
    (unit) => places.has(into(unit.at)) || legal.get(unit)?.some((order) => goesTo(order, places)),
  );
  const near = new Set([...places, ...closeBy.map(({ at }) => into(at))]);
  // Enemies that could get to the goal or to those next to it.
  const enemies = new Set(
    state.units
      .filter(({ power }) => power !== goal.power)
      .filter((unit) => near.has(into(unit.at)) || legal.get(unit)?.some((order) => goesTo(order, near)))
      .map(({ at }) => into(at)),
  );
  const aims = new Set([...places, ...enemies]);
  const canWalk = ({ kind, at }: Unit, to: number): boolean =>
    board.reach[kind.way].next[at * board.provinces.length + into(to)] === 1;
  const isOwn = new Set<Unit | null>(own);
  const isMeant = (order: Order): boolean => {
    if (order.type === "hold") return true;
    if (order.type === "move")
      return aims.has(into(order.to)) && !(order.viaConvoy && canWalk(order.unit, order.to));
    if (order.target === null || !isOwn.has(order.target)) return false;
    if (order.type === "convoy") return places.has(into(order.to));
    return order.to === null ? near.has(into(order.target.at)) : aims.has(into(order.to));
  };
  const options = own.map((unit) => {
    const orders = (legal.get(unit) ?? []).filter(isMeant);
    return orders.toSorted((a, b) => Number(b.type === "hold") - Number(a.type === "hold"));
  });
  const plans: Plan[] = [];
  const isDone = eachReply(rules, own, options, (chosen) => {
    const orders = own.map((unit, u) => [unit, options[u][chosen[u]]] as const);
    plans.push(new Map(orders.filter(([, { type }]) => type !== "hold")));
    return plans.length < MOST_PLANS;
  });
  return isDone ? plans : null;
}
