import type { Order, Rules, Status } from "@chancery/engine";
import { hasFailed, type Known, type Mark, type MarkOrder } from "../mark.ts";
import { fateOf } from "./fate.ts";
import { isJoining } from "./lines.ts";

/**
 * Committees also underline what was void or illegal, and help for a failed rising, and tag it (MB-79, R37). Whether
 * a rising failed may show only in the events after its retreats: until then it says so (R64).
 */
export const markOrder: MarkOrder = (rules, report, order, known) => {
  const { status } = report;
  if (status !== "succeeds" || hasFailed(report)) return { isUnderlined: true, tag: tagOf(status) };
  const came = order && achieved(rules, report.power, order, known);
  if (came === "nothing") return { isUnderlined: true, tag: "failed" };
  return { isUnderlined: false, tag: came === "open" ? "open" : null };
};

function tagOf(status: Status): Mark["tag"] {
  if (status === "illegal" || status === "invalid") return "illegal";
  return status === "void" ? "void" : "failed";
}

/** Events that say what came of a rising. */
const ENDED: readonly unknown[] = ["rising-without-order", "rising-too-weak", "risen"];

/**
 * What a line about an insurrection achieved, help as well as the list of the country: nothing, if the rising failed or is
 * bound to be (R37); nothing that is known yet, if that depends on the retreats (R64). Null for all other orders.
 */
function achieved(
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
