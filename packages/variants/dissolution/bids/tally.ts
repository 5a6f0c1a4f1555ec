import { type BoardOrder, formatOrder, type Rules, type State, type Unit } from "@chancery/engine";
import { isPlayer } from "../powers.ts";
import { defaultOrder } from "./defaults.ts";
import type { JudgedBid } from "./judge.ts";

/** What the points decided for a neutral unit. */
export interface Decision {
  readonly unit: Unit;
  readonly order: BoardOrder & { readonly unit: Unit };
  readonly how: "most" | "tie" | "default";
  /** Points by order as it is written, of the bids that count. */
  readonly tally: ReadonlyMap<string, number>;
}

const NO_POINTS: Decision["tally"] = new Map();

/**
 * The order of each neutral unit: the one with most points; the default order if several have most, or none has any
 * (DIS-5.1.3-1 to DIS-5.1.3-3). Points of different players on the same order add up, and an order by another convoy
 * path is another order (DIS-5.1-3, R040).
 */
export function decide(rules: Rules, state: State, judged: readonly JudgedBid[]): readonly Decision[] {
  const counting = Map.groupBy(
    judged.filter(({ ignored }) => ignored === null),
    ({ bid }) => bid.order.unit,
  );
  return state.units
    .filter(({ power }) => !isPlayer(power))
    .map((unit): Decision => {
      const bids = counting.get(unit);
      if (!bids) return { unit, order: defaultOrder(state, unit), how: "default", tally: NO_POINTS };
      const tally = new Map<string, number>();
      const orders = new Map<string, Decision["order"]>();
      for (const { bid } of bids) {
        const text = formatOrder(rules, bid.order);
        tally.set(text, (tally.get(text) ?? 0) + bid.points);
        orders.set(text, bid.order);
      }
      const most = Math.max(...tally.values());
      const leaders = [...tally].filter(([, points]) => points === most).map(([text]) => text);
      const winner = leaders.length === 1 ? orders.get(leaders[0]) : undefined;
      if (winner) return { unit, order: winner, how: "most", tally };
      return { unit, order: defaultOrder(state, unit), how: "tie", tally };
    });
}
