import type { Orders } from "@chancery/orders";
import { createContext, useContext } from "react";

/** What of a deal is drawn on the board in place of one's own orders. */
export interface DrawnDeal {
  /** Null where the deal has no orders. */
  readonly orders: Orders | null;
  /** Whose units can be ordered while the deal is made; none while it is only shown. */
  readonly powers: readonly string[];
  /** A province that is pointed out. */
  readonly province: string | null;
  /** Takes a province that is pressed, where one is to be chosen. */
  readonly pick?: (province: string) => void;
}

export interface DealBoard {
  readonly drawn: DrawnDeal | null;
  /** One's own orders, as they are written. */
  readonly mine: Orders;
  draw(drawn: DrawnDeal | null): void;
}

export const DealBoardContext = createContext<DealBoard | null>(null);

export function useDealBoard(): DealBoard {
  const board = useContext(DealBoardContext);
  if (!board) throw new Error("no board to draw on");
  return board;
}
