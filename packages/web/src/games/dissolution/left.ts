import type { Played } from "@chancery/contract/orders";
import { ownOf, winterOf } from "@chancery/variants/dissolution";
import { restraintOn, SLICE_IDS, sameEmbassy } from "@chancery/variants/dissolution/favor";
import type { OrderEntry } from "../../orders/entry/order-entry.ts";
import { budgetOf } from "./bids.ts";
import { embassyOrderOf } from "./favor/use-embassies.ts";
import { text } from "./text.ts";

/** What a player hasn't done yet: points to spend, which are lost with the season (DIS-5.0-3), or embassies to order. */
export function leftOf(entry: OrderEntry, { lines }: Played): string | null {
  const [power, ...others] = entry.powers;
  const { state } = entry;
  if (power === undefined || others.length > 0 || state.ending) return null;
  if (state.phase.task === "M") {
    const { left, points } = budgetOf(entry, lines, power);
    return left > 0 ? text("pointsToSpend", { left, points }) : null;
  }
  if (state.phase.task !== "A" || !ownOf(state).favor[power]) return null;
  const winter = winterOf(state);
  const ordered = lines.flatMap((line) => embassyOrderOf(line)?.embassy ?? []);
  const idle = SLICE_IDS.filter(
    (slice) =>
      restraintOn(winter, { power, slice }) === null &&
      !ordered.some((embassy) => sameEmbassy(embassy, { power, slice })),
  ).length;
  return idle === 0 ? null : text("embassiesIdle", { count: idle });
}
