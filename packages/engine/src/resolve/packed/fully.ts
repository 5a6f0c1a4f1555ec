import type { Order } from "../../orders/order.ts";
import { BrokenInvariant } from "../../result.ts";
import { solveMovement, standoffs } from "../movement/decide.ts";
import { type Field, NONE, YES } from "../movement/field.ts";
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
  readField(solveMovement(rules, state, orders), out);
}

/** Reads off a solved field who is where. */
export function readField(field: Field, out: Outcome): void {
  const { rules, count, units } = field;
  out.dislodgedCount = 0;
  out.disabledCount = 0;
  for (let u = 0; u < count; u++) {
    const by = field.attacker[u];
    out.attacker[u] = by === NONE ? NOBODY : by;
    out.disabler[u] = field.disabler[u] === NONE ? NOBODY : field.disabler[u];
    if (field.disabler[u] !== NONE) out.disabledCount++;
    out.at[u] =
      field.moves[u] === YES ? (field.orders[u]?.to as number) : by === NONE ? units[u].at : DISLODGED;
    if (by === NONE) continue;
    const isOpen = rules.policies.retreatToConvoyOrigin && byConvoy(field, by) === YES;
    out.attackedFrom[u] = isOpen ? NOBODY : field.province[by];
    out.dislodgedCount++;
  }
  const contested = standoffs(field);
  out.contested.set(contested);
  out.contestedCount = contested.length;
}
