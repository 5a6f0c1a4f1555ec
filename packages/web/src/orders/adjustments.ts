import {
  adjustmentDue,
  buildSites,
  type Explanation,
  explain,
  isInactive,
  type LegalOrder,
  legalOrders,
  type Order,
  type Power,
  type Province,
  playPhase,
  type Rules,
  type State,
} from "@chancery/engine";
import type { Desk } from "./desk.ts";

/** What a power has to do in an adjustment phase. */
export interface Due {
  readonly power: Power;
  readonly task: "build" | "remove";
  readonly count: number;
  /** How many of these have been ordered. */
  readonly done: number;
  /** Fewer than due where there is no room for more. */
  readonly possible: number;
}

/** Who builds or removes how many, of those one orders for. */
export function dues({ rules, state, powers }: Desk, orders: OrdersOf): Due[] {
  return [...powers].flatMap((power): Due[] => {
    const count = adjustmentDue(rules, state, power);
    if (count === 0 || isInactive(state, power)) return [];
    const task = count > 0 ? "build" : "remove";
    const done = orders(power).filter(({ type }) =>
      count > 0 ? type === "build" || type === "waive" : type === "disband",
    ).length;
    const possible = count > 0 ? Math.min(count, buildSites(rules, state, power).length) : -count;
    return [{ power, task, count: Math.abs(count), done, possible }];
  });
}

type OrdersOf = (power: Power) => readonly Order[];

/** The builds in a province, or the removal of the unit there. */
export function adjustmentsAt({ rules, state, powers }: Desk, province: Province): LegalOrder[] {
  const { provinceOf } = rules.board;
  return [...powers].flatMap((power) =>
    legalOrders(rules, state, power).filter((order) => {
      const at = order.type === "build" ? order.to : order.type === "disband" ? order.unit.at : null;
      return at !== null && provinceOf[at] === province;
    }),
  );
}

/** Why a line would not be followed after those already written, or null if it would. */
export function whyNoAdjustment(
  rules: Rules,
  state: State,
  power: Power,
  before: readonly Order[],
  order: Order,
): Explanation | null {
  const { verdicts } = playPhase(rules, state, new Map([[power, [...before, order]]]));
  const verdict = verdicts.get(order);
  return verdict && verdict.status === "illegal" ? explain(rules, verdict.reason) : null;
}
