import type { Line } from "@chancery/contract/orders";
import type { Power } from "@chancery/engine";
import { allotmentBy, ownOf } from "@chancery/variants/dissolution";
import { SLICE_IDS, sameEmbassy } from "@chancery/variants/dissolution/favor";
import type { OrderEntry } from "../../orders/entry/order-entry.ts";
import { bidsOf } from "./bids.ts";
import { embassyOrderOf } from "./favor/use-embassies.ts";

/** What a paper sheet has room for: a line for each point that is left, or for each embassy without an order. */
export function blanksOf(
  { rules, state }: OrderEntry,
  written: readonly Line[],
  power: Power,
): readonly string[] {
  if (state.phase.task === "M") {
    const given = bidsOf(written, power).reduce((sum, { bid }) => sum + bid.points, 0);
    return Array<string>(Math.max(0, allotmentBy(rules, state, power).points - given)).fill("__ DP:");
  }
  const embassies = state.phase.task === "A" ? ownOf(state).favor[power] : undefined;
  if (!embassies) return [];
  const orders = written.flatMap((line) => embassyOrderOf(line) ?? []);
  return SLICE_IDS.filter(
    (slice) => !orders.some(({ embassy }) => sameEmbassy(embassy, { power, slice })),
  ).map((slice) => `E ${embassies[slice]}`);
}
