import type { AdjudicationResponse, OrderReport } from "@chancery/contract";
import { inColumns } from "./columns.ts";
import { describePhase } from "./phases.ts";
import { describePosition } from "./position.ts";
import { type Style, visible } from "./style.ts";

type Answer = Omit<AdjudicationResponse, "id">;

/** A response for people: the orders and why they came out as they did, what else happened, the new position. */
export const explainResponse = (response: Answer, style: Style): string =>
  [explainPhase(response, style), describePosition(response.state, style)].join("\n\n");

/** The same without the new position. */
export function explainPhase({ phase, orders, events }: Answer, style: Style): string {
  const besides = tellEvents(events).map((line) => `  ${line}`);
  return [
    style.heading(describePhase(phase)),
    ...explainOrders(orders, style),
    ...(besides.length > 0 ? [[style.heading("Besides"), ...besides].join("\n")] : []),
  ].join("\n\n");
}

/** The orders of each power, in columns that are the same for all of them. */
function explainOrders(orders: readonly OrderReport[], style: Style): string[] {
  if (orders.length === 0) return ["No orders."];
  const rows = inColumns(
    orders.map((order) => rowOf(order, style)),
    "  ",
  );
  const powers = new Set(orders.map(({ power }) => power));
  return [...powers].map((power) =>
    [style.heading(power), ...rows.filter((_, index) => orders[index].power === power)].join("\n"),
  );
}

/** What else happened. Units without orders are many at times, and are told of together. */
function tellEvents(events: Answer["events"]): string[] {
  const idle = Map.groupBy(
    events.filter(({ type }) => type === "unordered"),
    ({ power }) => power,
  );
  return [
    ...events.flatMap(({ type, why }) => (type === "unordered" ? [] : [why])),
    ...[...idle].map(
      ([power, all]) => `${power} ordered nothing for ${all.map(({ unit }) => unit).join(", ")}`,
    ),
  ];
}

/** The order as it was understood, what was written if that is something else, and the reason with its rules. */
function rowOf({ order, text, status, why, rules }: OrderReport, style: Style): string[] {
  const understood = order ?? "?";
  const isRefused = status === "illegal" || status === "invalid";
  const reason = visible(isRefused ? `Not followed: ${why}` : why);
  return [
    status === "fails" ? style.failedOrder(understood) : style.order(understood),
    order === text ? "" : `"${visible(text)}"`,
    rules.length > 0 ? `${reason} ${style.aside(`[${rules.join(", ")}]`)}` : reason,
  ];
}
