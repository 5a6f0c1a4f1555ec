import type { Power } from "@chancery/engine";
import type { Played } from "@chancery/orders";
import type { OrderEntry } from "../../orders/order-entry.ts";
import type { Event } from "./report.ts";

/**
 * What a power's orders would cost it with the nuclear powers if nobody else ordered anything: which of them it offends,
 * and which embassies are kicked (DIS-11.6-1, DIS-11.7.1-1).
 */
export function priceOf({ rules, state }: OrderEntry, { response }: Played, power: Power): readonly Event[] {
  if (state.phase.task !== "M") return [];
  const { name } = rules.powers[power];
  return (response?.events ?? []).filter(
    (event) => (event.type === "violation" || event.type === "kicked") && event.power === name,
  );
}

/** How many embassies that is. */
export const kicksIn = (price: readonly Event[]): number =>
  price.filter(({ type }) => type === "kicked").length;
