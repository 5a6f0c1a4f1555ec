import { formatOrder, type Order, type Rules } from "@chancery/engine";
import type { BestOrders, Plan } from "./best-orders.ts";
import type { Prospects } from "./prospects.ts";
import type { Standing } from "./turning-points.ts";

/** What everyone may expect, in names: plain data for other threads and programs. */
export interface NamedProspects extends Standing {
  readonly depth: number;
  readonly positions: number;
}

export interface NamedReply {
  readonly power: string;
  readonly orders: readonly string[];
  readonly share: number;
  readonly loss: number;
  readonly pays: number;
}

export interface NamedPlan extends Pick<Plan, "share" | "gain" | "error"> {
  readonly orders: readonly string[];
  readonly replies: readonly NamedReply[];
}

/** The best orders found for a power, in names. */
export interface NamedBestOrders extends Pick<BestOrders, "depth" | "usual" | "positions"> {
  readonly power: string;
  readonly plans: readonly NamedPlan[];
  readonly played: NamedPlan | null;
}

export const prospectsInNames = (
  { powers }: Rules,
  { depth, prospects, positions }: Prospects,
): NamedProspects => ({
  depth,
  shares: Object.fromEntries(
    prospects.map(({ power, share, error }) => [
      powers[power].name,
      { share: rounded(share), error: rounded(error) },
    ]),
  ),
  positions,
});

export function bestOrdersInNames(rules: Rules, best: BestOrders): NamedBestOrders {
  const lines = (orders: readonly Order[]): string[] => orders.map((order) => formatOrder(rules, order));
  const named = ({ orders, share, gain, error, replies }: Plan): NamedPlan => ({
    orders: lines(orders),
    share: rounded(share),
    gain: rounded(gain),
    error: rounded(error),
    replies: replies.map((reply) => ({
      power: rules.powers[reply.power].name,
      orders: lines(reply.orders),
      share: rounded(reply.share),
      loss: rounded(reply.loss),
      pays: rounded(reply.pays),
    })),
  });
  const { depth, usual, positions, plans, played } = best;
  return {
    power: rules.powers[best.power].name,
    depth,
    usual: rounded(usual),
    plans: plans.map(named),
    played: played && named(played),
    positions,
  };
}

/** More digits than this say nothing. */
const rounded = (share: number): number => Math.round(share * 10_000) / 10_000 || 0;
