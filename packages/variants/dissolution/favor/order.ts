import type { Embassy } from "./favor.ts";
import type { SpaceCode } from "./map.ts";

/** What an embassy may be told to do: hold, move, support; never to convoy (DIS-3.4-3, DIS-11.5.1-1). */
export type EmbassyOrder =
  | { readonly type: "hold"; readonly embassy: Embassy }
  | { readonly type: "move"; readonly embassy: Embassy; readonly to: SpaceCode }
  /** Support for another embassy, to hold where it stands (`to` null) or to move. */
  | {
      readonly type: "support";
      readonly embassy: Embassy;
      readonly target: Embassy;
      readonly to: SpaceCode | null;
    };

export const sameOrder = (a: EmbassyOrder, b: EmbassyOrder): boolean =>
  JSON.stringify(fields(a)) === JSON.stringify(fields(b));

const fields = (order: EmbassyOrder): unknown[] => [
  order.type,
  order.embassy.power,
  order.embassy.slice,
  order.type === "hold" ? null : order.to,
  order.type === "support" ? [order.target.power, order.target.slice] : null,
];
