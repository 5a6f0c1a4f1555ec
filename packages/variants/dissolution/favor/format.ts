import { PLAYERS } from "../players.ts";
import { type Embassy, type Favor, placeOf } from "./favor.ts";
import { isPerimeter } from "./map.ts";
import type { EmbassyOrder } from "./order.ts";

/** An embassy as its owner writes it: `E R2m`. */
export const formatEmbassy = (favor: Favor, embassy: Embassy): string => `E ${placeOf(favor, embassy)}`;

/** An embassy as others write it: in a Perimeter, where there may be several, with its power (R090). */
export function formatOthersEmbassy(favor: Favor, embassy: Embassy): string {
  const place = placeOf(favor, embassy);
  return isPerimeter(place) ? `${PLAYERS[embassy.power].code} ${place}` : place;
}

/** An order in its one canonical form, which reads back as the same order. */
export function formatEmbassyOrder(favor: Favor, order: EmbassyOrder): string {
  const own = formatEmbassy(favor, order.embassy);
  if (order.type === "hold") return `${own} H`;
  if (order.type === "move") return `${own} - ${order.to}`;
  const other = formatOthersEmbassy(favor, order.target);
  return order.to === null ? `${own} S ${other} H` : `${own} S ${other} - ${order.to}`;
}
