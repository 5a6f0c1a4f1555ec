import type { Orders } from "@chancery/contract/orders";
import type { Hint } from "@chancery/solo";

/** The orders of a hint, one by one. */
export const ordersOf = ({ sheets }: Pick<Hint, "sheets">): Orders =>
  Object.fromEntries(
    sheets.map(({ power, text }) => [power, text.split("\n").filter((line) => line !== "")]),
  );

/** The year of the Winter that a hint looks ahead to: the one after at least two moves. */
export const winterOf = (phase: string): number => {
  const year = Number(phase.slice(1, -1));
  return phase.startsWith("S") ? year : year + 1;
};
