import type { Power } from "@chancery/engine";
import { checkEmbassyOrder } from "./check.ts";
import { type Embassy, embassiesOf, occupants, placeOf } from "./favor.ts";
import { moveReach, sliceOf, supportReach } from "./map.ts";
import type { EmbassyOrder } from "./order.ts";
import type { Winter } from "./winter.ts";

/** All orders an embassy may be given, holding first. */
export function legalEmbassyOrdersOf(winter: Winter, embassy: Embassy): EmbassyOrder[] {
  const from = placeOf(winter.favor, embassy);
  const moves = moveReach(from).map((to): EmbassyOrder => ({ type: "move", embassy, to }));
  const supports = supportReach(from).flatMap((aim): EmbassyOrder[] => [
    ...occupants(winter.favor, aim).map(
      (power): EmbassyOrder => ({
        type: "support",
        embassy,
        target: { power, slice: sliceOf(aim) },
        to: null,
      }),
    ),
    ...moveReach(aim).flatMap((origin) =>
      occupants(winter.favor, origin).map(
        (power): EmbassyOrder => ({
          type: "support",
          embassy,
          target: { power, slice: sliceOf(origin) },
          to: aim,
        }),
      ),
    ),
  ]);
  const all: EmbassyOrder[] = [{ type: "hold", embassy }, ...moves, ...supports];
  return all.filter((order) => checkEmbassyOrder(winter, order).ok);
}

/** All orders that a power may give to its embassies; how many of them may be moves is `movesAllowed`. */
export const legalEmbassyOrders = (winter: Winter, power: Power): EmbassyOrder[] =>
  embassiesOf(winter.favor)
    .filter((embassy) => embassy.power === power)
    .flatMap((embassy) => legalEmbassyOrdersOf(winter, embassy));
