import { ok, type Result } from "../result.ts";
import type { Illegal } from "./illegal.ts";
import type { LegalOrder, Order } from "./order.ts";

/** An order that the rules allow, or why they do not. */
export type Checked = Result<LegalOrder, Illegal>;

export const legal = (order: Order): Checked => ok(order as LegalOrder);
