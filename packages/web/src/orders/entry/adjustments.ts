import type { Explanation } from "@chancery/contract";
import {
  type LegalOrder,
  legalOrders,
  type Order,
  type Power,
  type Province,
  playPhase,
  type Rules,
  type State,
} from "@chancery/engine";
import { explain } from "../../messages/words.ts";
import type { OrderEntry } from "./order-entry.ts";

/** The builds in a province, or the removal of the unit there. */
export function adjustmentsAt({ rules, state, powers }: OrderEntry, province: Province): LegalOrder[] {
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
