import type { BoardOrder, OwnFacts, State, Unit } from "@chancery/engine";
import { ISRAEL, NATO, POWERS, US_NAVY } from "../powers.ts";
import { aimOf, standingIn } from "./bid.ts";
import { told, unitOf } from "./told.ts";

const RULES = {
  move: ["DIS-9.2-1"],
  support: ["DIS-9.2-2"],
  convoy: ["DIS-9.2-3"],
} as const;

/**
 * Why an order turns a neutral power against its own: none may be ordered against a unit of the same power, or help
 * against it. The US Navy may, as its fleets may leave, but never against NATO or Israel (DIS-9.2.3-3, R067).
 */
export function againstItsOwn(state: State, order: BoardOrder & { readonly unit: Unit }): OwnFacts | null {
  const aim = aimOf(order);
  const other = aim === null ? undefined : standingIn(state, aim);
  if (!other) return null;
  const { power } = order.unit;
  if (power === US_NAVY) {
    if (other.power !== NATO && other.power !== ISRAEL) return null;
    const why = `The US Navy is not ordered against ${POWERS[other.power].name}: ${unitOf(other)} stands there`;
    return told("cohesion", ["DIS-9.2.3-3"], why);
  }
  if (other.power !== power) return null;
  const why = `${POWERS[power].name} does not turn against its own: ${unitOf(other)} stands there`;
  const rules = RULES[order.type as keyof typeof RULES];
  return told("cohesion", [...rules, "DIS-5.1.2-6"], why);
}
