import { type OrderReport, orderTold, type Told, type ToldPhase } from "@chancery/contract";
import type { Rules } from "@chancery/engine";
import { markOf } from "@chancery/variants";
import { inColumns } from "../terminal/columns.ts";
import { cli, results } from "../terminal/messages.ts";
import { type Style, visible } from "../terminal/style.ts";
import { words } from "../terminal/words.ts";
import { describePhase } from "./phases.ts";
import { describePosition } from "./position.ts";
import type { Setup } from "./setup.ts";

/** A response for people: the orders and why they came out as they did, what else happened, the new position. */
export const explainResponse = (response: ToldPhase, before: Setup, style: Style): string =>
  [explainPhase(response, before, style), describePosition(response.state, before.table.rules, style)].join(
    "\n\n",
  );

/** The same without the new position. `known` are the events that show what came of an order, perhaps only later. */
export function explainPhase(
  { phase, orders, events, state }: ToldPhase,
  before: Setup,
  style: Style,
  known: ToldPhase["events"] = events,
): string {
  const besides = tellEvents(before.table.rules, events).map((line) => `  ${line}`);
  return [
    style.heading(describePhase(phase, before.table.rules)),
    ...explainOrders(orders, before, { events: known, state }, style),
    ...(besides.length > 0 ? [[style.heading(cli("also")), ...besides].join("\n")] : []),
  ].join("\n\n");
}

/** The orders of each power, in columns that are the same for all of them. */
function explainOrders(
  orders: readonly Told<OrderReport>[],
  before: Setup,
  known: Pick<ToldPhase, "events" | "state">,
  style: Style,
): string[] {
  if (orders.length === 0) return [cli("noOrders")];
  const rows = inColumns(
    orders.map((order) => rowOf(order, before, known, style)),
    "  ",
  );
  const powers = new Set(orders.map(({ power }) => power));
  return [...powers].map((power) =>
    [
      style.heading(words.power(before.table.rules.variant, power)),
      ...rows.filter((_, index) => orders[index].power === power),
    ].join("\n"),
  );
}

/** What else happened. Units without orders are many at times, and are told of together. */
function tellEvents({ variant }: Rules, events: ToldPhase["events"]): string[] {
  const idle = Map.groupBy(
    events.filter(({ type }) => type === "unordered"),
    ({ power }) => power,
  );
  return [
    ...events.flatMap(({ type, why }) => (type === "unordered" ? [] : [why])),
    ...[...idle].map(([power, all]) =>
      cli("noOrdersFor", {
        power: words.power(variant, String(power)),
        units: all.map(({ unit }) => unit).join(", "),
      }),
    ),
  ];
}

/** The order as it was understood, what was written if that is something else, and the reason with its rules. */
function rowOf(
  report: Told<OrderReport>,
  { table: { notation, rules: game }, state }: Setup,
  known: Pick<ToldPhase, "events" | "state">,
  style: Style,
): string[] {
  const { order, text, status, why, rules } = report;
  const { isUnderlined, tag } = markOf(game, report, orderTold(notation, state, report), known);
  const understood = order ?? (tag === null ? "?" : visible(text));
  const isRefused = status === "illegal" || status === "invalid";
  const reason = visible(isRefused ? cli("notFollowed", { why }) : why);
  return [
    isUnderlined ? style.failedOrder(understood) : style.order(understood),
    order === text || (order === null && tag !== null) ? "" : `"${visible(text)}"`,
    tag === null ? "" : results(tag),
    rules.length > 0 ? `${reason} ${style.aside(`[${rules.join(", ")}]`)}` : reason,
  ];
}
