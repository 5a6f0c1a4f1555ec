import type { SeenDeal } from "@chancery/api";
import { powersBySeat } from "../game-of.ts";
import { partiesOf } from "../press/channel.ts";
import { messagesFor } from "../press/press.ts";
import { seatOf, type Table } from "../table.ts";
import { dealAt, isPast } from "./deal.ts";
import { breachesIn } from "./deal-outcome.ts";
import { dealFor } from "./deal-view.ts";

/** All deals that someone on a seat has heard of, the earliest first. */
export function dealsSeen(table: Table, id: string): readonly SeenDeal[] {
  const seat = seatOf(table, id);
  if (seat === null || table.status === "lobby" || !table.messages.some(({ deal }) => deal)) return [];
  const own = powersBySeat(table)[seat];
  const counts = new Map<string, number>();
  return messagesFor(table, id).flatMap(({ index, message: { channel, from } }): SeenDeal[] => {
    const number = (counts.get(channel) ?? 0) + 1;
    counts.set(channel, number);
    const deal = dealFor(table, index, own);
    return deal ? [{ parties: partiesOf(channel), from, message: number, deal }] : [];
  });
}

/** Who broke a deal with someone on a seat in a turn. */
export function brokenTo(table: Table, id: string | null, turn: number): readonly string[] {
  const seat = id === null ? null : seatOf(table, id);
  if (id === null || seat === null || !table.messages.some(({ deal }) => deal)) return [];
  const own = powersBySeat(table)[seat];
  const broken = messagesFor(table, id).flatMap(({ index }) => {
    const deal = dealAt(table, index);
    return deal ? breachesIn(table, deal, turn) : [];
  });
  return [...new Set(broken.map(({ power }) => power))].filter((power) => !own.includes(power));
}

/** Whether a deal waits for the answer of someone on a seat. */
export function owesAnswer(table: Table, id: string): boolean {
  const seat = seatOf(table, id);
  if (seat === null || table.status !== "playing") return false;
  const own = powersBySeat(table)[seat];
  return messagesFor(table, id).some(({ index, message: { deal } }) => {
    const open = deal && !isPast(table, deal) ? dealAt(table, index) : null;
    if (open?.state !== "open") return false;
    return open.recipients.some((power) => own.includes(power) && !open.accepted.includes(power));
  });
}
