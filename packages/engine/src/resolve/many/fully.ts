import type { Order } from "../../orders/order.ts";
import { BrokenInvariant } from "../../result.ts";
import { solveMovement } from "../movement/decide.ts";
import { NONE, YES } from "../movement/field.ts";
import { standoffs } from "../movement/resolve.ts";
import { byConvoy } from "../movement/strength.ts";
import { DISLODGED, NOBODY, type Outcome } from "./outcome.ts";
import type { Prepared } from "./prepared.ts";

const orders: Order[] = [];

/** The same as `adjudicate`, by the full resolver. */
export function adjudicateFully(prepared: Prepared, choices: Uint16Array, out: Outcome): void {
  const { rules, state, count } = prepared;
  orders.length = count;
  for (let u = 0; u < count; u++) {
    const order = prepared.orders[u][choices[u]];
    if (order === undefined) throw new BrokenInvariant(`unit ${u} has no order ${choices[u]}`);
    orders[u] = order;
  }
  const field = solveMovement(rules, state, orders);
  out.dislodgedCount = 0;
  for (let u = 0; u < count; u++) {
    const by = field.attacker[u];
    out.attacker[u] = by === NONE ? NOBODY : by;
    out.at[u] =
      field.moves[u] === YES ? (orders[u].to as number) : by === NONE ? prepared.place[u] : DISLODGED;
    if (by === NONE) continue;
    const isOpen = rules.policies.retreatToConvoyOrigin && byConvoy(field, by) === YES;
    out.attackedFrom[u] = isOpen ? NOBODY : field.province[by];
    out.dislodgedCount++;
  }
  const contested = standoffs(field);
  out.contested.set(contested);
  out.contestedCount = contested.length;
}
