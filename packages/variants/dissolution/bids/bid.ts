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

/** By position: who stands in each province. */
const standing = new WeakMap<State["units"], readonly (Unit | undefined)[]>();

/** Who stands in a province. */
export function standingIn({ units }: State, province: Province): Unit | undefined {
  let byProvince = standing.get(units);
  if (!byProvince) {
    const places: (Unit | undefined)[] = new Array(board.provinces.length).fill(undefined);
    for (const unit of units) places[provinceOfUnit(unit)] = unit;
    byProvince = places;
    standing.set(units, byProvince);
  }
  return byProvince[province];
}

/**
 * The position with somebody to order each neutral power, as the points do: on no seat its units would take no orders.
 */
export function seated(state: State): State {
  let withSeats = known.get(state);
  if (!withSeats) {
    withSeats = { ...state, seats: [...state.seats, ...NEUTRAL_SEATS] };
    known.set(state, withSeats);
  }
  return withSeats;
}

const NEUTRAL_SEATS: State["seats"] = NEUTRAL_POWERS.map((power) => [power]);
const known = new WeakMap<State, State>();
