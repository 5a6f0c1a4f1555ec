import type { Orders } from "@chancery/contract/orders";
import { createContext } from "react";

/** Orders shown on the board instead of what is written. */
export interface OrdersPreview {
  readonly orders: Orders | null;
  readonly show: (orders: Orders | null) => void;
}

export const PreviewContext = createContext<OrdersPreview>({ orders: null, show: () => undefined });
