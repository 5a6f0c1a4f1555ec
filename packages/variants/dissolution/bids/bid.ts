import type { BoardOrder, Order, Own, Province, State, Unit } from "@chancery/engine";
import { board } from "../board.ts";
import { NEUTRAL_POWERS, provinceOfUnit } from "../powers.ts";

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

/** The province that an order is directed at as an attack, be it only by helping another; null if it is at none. */
export function aimOf(order: Order): Province | null {
  const isAttack = order.type === "move" || order.type === "support" || order.type === "convoy";
  return isAttack && order.to !== null ? (board.provinceOf[order.to] as Province) : null;
}

/** Who stands in a province. */
export const standingIn = (state: State, province: Province): Unit | undefined =>
  state.units.find((unit) => provinceOfUnit(unit) === province);

/**
 * The position with somebody to order each neutral power, as the points do: on no seat its units would take no orders.
 */
export const seated = (state: State): State => ({
  ...state,
  seats: [...state.seats, ...NEUTRAL_POWERS.map((power) => [power])],
});
