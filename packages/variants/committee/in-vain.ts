import type { Order, Rules } from "@chancery/engine";
import type { Known } from "../mark.ts";
import { fateOf } from "./fate.ts";
import { isJoining } from "./lines.ts";

/** Events that say what came of a rising. */
const ENDED: readonly unknown[] = ["rising-without-order", "rising-too-weak", "risen"];

/**
 * What a line about an insurrection achieved, help as well as the list of the country: nothing, if the rising failed or is
 * bound to be (R37); nothing that is known yet, if that depends on the retreats (R64). Null for all other orders.
 */
export function achieved(
  rules: Rules,
  power: string,
  order: Order,
  { events, state }: Known,
): "nothing" | "something" | "open" | null {
  if (order.type !== "own") return null;
  const country = isJoining(order) ? rules.powers[order.line.country].name : power;
  const end = events.find((event) => ENDED.includes(event.type) && event.country === country);
  if (end) return end.type === "risen" ? "something" : "nothing";
  const fate = fateOf(rules, state, country);
  return fate === "vain" ? "nothing" : fate === "open" ? "open" : "something";
}
