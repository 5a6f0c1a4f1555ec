import type { Played } from "@chancery/orders";
import { ownOf, winterOf } from "@chancery/variants/dissolution";
import { restraintOn, SLICE_IDS, sameEmbassy } from "@chancery/variants/dissolution/favor";
import type { OrderEntry } from "../../orders/order-entry.ts";
import { budgetOf } from "./bids.ts";
import { embassyOrderOf } from "./favor/use-embassies.ts";

/** What a player has not given yet: points, which are lost with the season (DIS-5.0-3), or orders to embassies. */
export function leftOf(entry: OrderEntry, { lines }: Played): string | null {
  const [power, ...others] = entry.powers;
  const { state } = entry;
  if (power === undefined || others.length > 0 || state.ending) return null;
  if (state.phase.task === "M") {
    const { left, points } = budgetOf(entry, lines, power);
    return left > 0 ? `${left} of ${points} ${points === 1 ? "point" : "points"} to give` : null;
  }
  if (state.phase.task !== "A" || !ownOf(state).favor[power]) return null;
  const winter = winterOf(state);
  const ordered = lines.flatMap((line) => embassyOrderOf(line)?.embassy ?? []);
  const idle = SLICE_IDS.filter(
    (slice) =>
      restraintOn(winter, { power, slice }) === null &&
      !ordered.some((embassy) => sameEmbassy(embassy, { power, slice })),
  ).length;
  if (idle === 0) return null;
  return idle === 1 ? "1 embassy without an order" : `${idle} embassies without orders`;
}
