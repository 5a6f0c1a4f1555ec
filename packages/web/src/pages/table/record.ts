import type { PositionJson } from "@chancery/engine";
import type { PlayedBy } from "@chancery/variants";
import type { Setup, TurnView } from "../../api/client.ts";
import { officialsOf } from "../../lib/officials.ts";
import { table as text } from "../../messages/table.ts";
import { phaseInWords } from "../../orders/names.ts";
import { isNews } from "../../orders/reasons/tone.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";

type Orders = Record<string, string[]>;

/** What was ordered in a turn, by power. */
function ordersOf({ result }: Pick<TurnView, "result">): Orders {
  const orders: Orders = {};
  for (const { power, order, text: written } of result?.orders ?? []) {
    orders[power] ??= [];
    orders[power].push(order ?? written);
  }
  return orders;
}

/** A game as text: every order with its result, and what else happened. */
export function formatReport(setup: PlayedBy, turns: readonly TurnView[]): string {
  return turns
    .filter(({ isOnLine, result }) => isOnLine && result !== null)
    .map(({ phase, result, intervention }) => {
      const byPower = Map.groupBy(result?.orders ?? [], ({ power }) => power);
      const news = (result?.events ?? []).filter(isNews);
      return [
        phaseInWords(phase, setup),
        ...(intervention
          ? [text("steppedInFor", { officials: officialsOf(setup), reason: intervention.reason })]
          : []),
        ...[...byPower].map(([power, orders]) =>
          [
            power,
            ...orders.map(({ order, text: written, why }) => `  ${(order ?? written).padEnd(24)} ${why}`),
          ].join("\n"),
        ),
        ...(news.length > 0 ? [[text("also"), ...news.map(({ why }) => `  ${why}`)].join("\n")] : []),
      ].join("\n\n");
    })
    .join("\n\n\n")
    .concat("\n");
}

/** A position of a game as a sandbox of its own, with the orders that were given in it. */
export const asSandbox = (
  { variant, rulebook, options }: Pick<Setup, "variant" | "rulebook" | "options">,
  position: PositionJson,
  orders: Readonly<Record<string, readonly string[]>>,
): Sandbox => ({ setup: { variant, rulebook, options }, phases: [{ position, orders }] });

/** The same, from a turn of the past. */
export const turnAsSandbox = (setup: Setup, turn: TurnView): Sandbox =>
  asSandbox(setup, turn.position as PositionJson, ordersOf(turn));
