import { checkOrder } from "../orders/check.ts";
import { type Illegal, illegal } from "../orders/illegal.ts";
import { type Order, sameOrder } from "../orders/order.ts";
import type { Verdict } from "../resolve/verdict.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { Submissions } from "../rulebook/turn.ts";
import type { State } from "../state/state.ts";
import type { Power, Unit } from "../state/unit.ts";

/** Orders sorted into those carried out and those that are not. */
export interface Sifted {
  /** At most one for each unit. */
  readonly legal: readonly Order[];
  /** Impossible orders to move that still count as such. */
  readonly strays: readonly Order[];
  readonly refused: Map<Order, Verdict>;
}

/** By place, while orders are sorted: the one of them for the unit that is there, or that has lost it. */
const chosen: (Order | undefined)[] = [];

/**
 * Sorts the orders of all powers for moves or retreats. Impossible ones are dropped first; a unit left with
 * several different orders carries out none of them (DATC 4.D.3). Lines of the game's own are left to the game.
 */
export function sift(rules: Rules, state: State, submissions: Submissions): Sifted {
  const legal: Order[] = [];
  const strays: Order[] = [];
  const refused = new Map<Order, Verdict>();
  let doubled: Set<Unit | null> | null = null;
  for (const [power, orders] of submissions) {
    for (let i = 0; i < orders.length; i++) {
      const order = orders[i];
      if (order.type === "own") continue;
      const checked = checkOrder(rules, state, order);
      if (!checked.ok) {
        refused.set(order, refusal(power, order, checked.error));
        if (isStray(rules, order, checked.error)) strays.push(order);
        continue;
      }
      const { at } = order.unit as Unit;
      const earlier = chosen[at];
      if (earlier === undefined) {
        chosen[at] = checked.value;
        legal.push(checked.value);
      } else if (!sameOrder(earlier, checked.value)) {
        doubled ??= new Set();
        doubled.add(order.unit);
      }
    }
  }
  for (const { unit } of strays) {
    if (!unit || !chosen[unit.at]) continue;
    doubled ??= new Set();
    doubled.add(unit);
  }
  for (let i = 0; i < legal.length; i++) chosen[(legal[i].unit as Unit).at] = undefined;
  return doubled === null
    ? { legal, strays, refused }
    : withoutDoubled({ legal, strays, refused }, submissions, doubled);
}

/** What is left if the units with several orders carry out none. */
function withoutDoubled(
  { legal, strays, refused }: Sifted,
  submissions: Submissions,
  doubled: ReadonlySet<Unit | null>,
): Sifted {
  for (const [power, orders] of submissions) {
    for (const order of orders) {
      if (doubled.has(order.unit) && !refused.has(order)) {
        refused.set(order, refusal(power, order, illegal("ordered-twice", order.unit)));
      }
    }
  }
  const isLeft = ({ unit }: Order): boolean => !doubled.has(unit);
  return { legal: legal.filter(isLeft), strays: strays.filter(isLeft), refused };
}

/** An impossible order of someone who may order; what is written for a power nobody orders counts for nothing. */
const isStray = (rules: Rules, order: Order, { code }: Illegal): boolean =>
  rules.policies.impossibleMove === "still-a-move" &&
  order.type === "move" &&
  code !== "not-ordered-by-anybody";

const refusal = (power: Power, order: Order, reason: Illegal): Verdict => ({
  power,
  unit: order.unit,
  order,
  status: "illegal",
  results: ["ignored"],
  reason,
});
