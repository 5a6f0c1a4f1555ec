import type { Orders } from "@chancery/contract/orders";

/** The part of a deal that is drawn on the board instead of your own orders. */
export interface DrawnDeal {
  /** Null where the deal has no orders. */
  readonly orders: Orders | null;
  /** Whose units can be ordered while the deal is made; none while it is only shown. */
  readonly powers: readonly string[];
  /** A province that is pointed out. */
  readonly province: string | null;
  /** Takes the province that is pressed while one is being chosen. */
  readonly pick?: (province: string) => void;
}

export interface DealBoard {
  readonly drawn: DrawnDeal | null;
  /** Your own orders, as written. */
  readonly mine: Orders;
  draw(drawn: DrawnDeal | null): void;
}
