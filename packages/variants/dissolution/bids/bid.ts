import type { BoardOrder, Order, Own, Province, Unit } from "@chancery/engine";
import { board } from "../board.ts";

/** Diplomacy Points that a player puts on an order for a neutral unit (DIS-5.1-1). */
export interface Bid {
  readonly kind: "bid";
  readonly points: number;
  readonly order: BoardOrder & { readonly unit: Unit };
}

/** A bid as it stands on a player's sheet. */
export type BidLine = Own & { readonly line: Bid };

export const isBidLine = (order: Order): order is BidLine =>
  order.type === "own" && (order.line as { readonly kind: string }).kind === "bid";

/** The province that an order attacks, even if only by helping another; null if it attacks none. */
export function aimOf(order: Order): Province | null {
  const isAttack = order.type === "move" || order.type === "support" || order.type === "convoy";
  return isAttack && order.to !== null ? (board.provinceOf[order.to] as Province) : null;
}
