import type { Order, Rules } from "@chancery/engine";
import { isJoining } from "./lines.ts";

/** Events that say that a rising was in vain. */
const VAIN: readonly unknown[] = ["rising-without-order", "rising-too-weak"];

/** Whether a line about an insurrection achieved nothing: help for a rising in vain, or a list for one (R37). */
export function cameToNothing(
  { powers }: Rules,
  power: string,
  order: Order,
  events: readonly Readonly<Record<string, unknown>>[],
): boolean {
  if (order.type !== "own") return false;
  const country = isJoining(order) ? powers[order.line.country].name : power;
  return events.some((event) => VAIN.includes(event.type) && event.country === country);
}
