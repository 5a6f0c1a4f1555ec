import type { Power } from "@chancery/engine";
import { checkEmbassyOrder, type EmbassyIllegal, embassyIllegal } from "./check.ts";
import { embassiesOf, sameEmbassy } from "./favor.ts";
import { type EmbassyOrder, sameOrder } from "./order.ts";
import { movesAllowed, type Winter } from "./winter.ts";

/** The orders of each power, in the order in which they were written. */
export type EmbassySubmissions = ReadonlyMap<Power, readonly EmbassyOrder[]>;

/** Orders sorted into those carried out and those that are not. */
export interface SiftedEmbassies {
  /** One for each embassy on the map: those without an order that counts hold (R094). */
  readonly orders: readonly EmbassyOrder[];
  readonly refused: ReadonlyMap<EmbassyOrder, EmbassyIllegal>;
}

/**
 * Sorts the orders of all powers. What is not allowed is dropped first, so that it uses up no move; an embassy
 * left with several different orders follows none; of the moves left the first ones count (R093).
 */
export function siftEmbassyOrders(winter: Winter, submissions: EmbassySubmissions): SiftedEmbassies {
  const refused = new Map<EmbassyOrder, EmbassyIllegal>();
  const followed = [...submissions].flatMap(([power, orders]) => siftPower(winter, power, orders, refused));
  return {
    orders: embassiesOf(winter.favor).map(
      (embassy) => followed.find((order) => sameEmbassy(order.embassy, embassy)) ?? { type: "hold", embassy },
    ),
    refused,
  };
}

function siftPower(
  winter: Winter,
  power: Power,
  orders: readonly EmbassyOrder[],
  refused: Map<EmbassyOrder, EmbassyIllegal>,
): EmbassyOrder[] {
  const legal = orders.filter((order) => {
    const checked = checkEmbassyOrder(winter, order);
    if (!checked.ok) refused.set(order, checked.error);
    return checked.ok;
  });
  const single = legal.filter((order) => {
    const doubled = legal.some(
      (other) => sameEmbassy(other.embassy, order.embassy) && !sameOrder(other, order),
    );
    if (doubled) refused.set(order, embassyIllegal("ordered-twice", order.embassy));
    return !doubled;
  });
  const moves: EmbassyOrder[] = [];
  return single.filter((order) => {
    if (order.type !== "move" || moves.some((move) => sameOrder(move, order))) return true;
    if (moves.length < movesAllowed(winter, power)) return moves.push(order) > 0;
    refused.set(order, embassyIllegal("too-many-moves", order.embassy, order.to));
    return false;
  });
}
