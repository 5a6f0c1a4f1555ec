import {
  explain,
  formatOrder,
  type GameEvent,
  type OwnFacts,
  type Rules,
  type Verdict,
} from "@chancery/engine";
import { POWERS } from "../powers.ts";
import type { JudgedBid } from "./judge.ts";
import type { Decision } from "./tally.ts";
import { told, unitName } from "./told.ts";

const counted = (points: number): Verdict["reason"] => ({
  code: "own",
  own: told("counted", ["DIS-5.1-1"], `${points} DP counted`, { points }),
});

/** What a player hears of its own bid: whether it counts, and nothing of what came of it (R011). */
export const verdictOn = ({ line, player, bid, ignored }: JudgedBid): Verdict => ({
  power: player,
  unit: null,
  order: { ...line, line: bid },
  status: ignored ? "illegal" : "succeeds",
  results: [ignored ? "ignored" : "counted"],
  reason: ignored ?? counted(bid.points),
  visibleTo: [player],
});

const HOW = {
  most: "by most points",
  tie: "by default, as the points are tied",
  default: "by default, as no points count",
} as const;

/** What the referee alone sees: who put how much on what for each neutral unit, and what decided. */
export function ledger(
  rules: Rules,
  decisions: readonly Decision[],
  judged: readonly JudgedBid[],
): readonly GameEvent[] {
  const byUnit = Map.groupBy(judged, ({ bid }) => bid.order.unit);
  return decisions.flatMap(({ unit, order, how, tally }): GameEvent[] => {
    const bids = byUnit.get(unit);
    if (!bids) return [];
    return [{ type: "own", own: allocations(rules, { unit, order, how, tally }, bids), visibleTo: [] }];
  });
}

/** Written out when it is read: of most seasons nobody asks for the points. */
const allocations = (
  rules: Rules,
  { unit, order, how, tally }: Decision,
  bids: readonly JudgedBid[],
): OwnFacts => ({
  code: "allocations",
  rules: ["DIS-5.1.3-1", "DIS-5.1.3-2"],
  get why() {
    const chosen = formatOrder(rules, order);
    return `${unitName(unit)} is ordered "${chosen}" ${HOW[how]}: ${bids.map(describe(rules)).join("; ")}`;
  },
  get facts() {
    return {
      power: POWERS[unit.power].name,
      unit: unitName(unit),
      order: formatOrder(rules, order),
      how,
      tally: Object.fromEntries(tally),
      bids: bids.map(({ player, bid, ignored }) => ({
        power: POWERS[player].name,
        points: bid.points,
        order: formatOrder(rules, bid.order),
        ...(ignored && { ignored: explain(rules, ignored) }),
      })),
    };
  },
});

const describe =
  (rules: Rules) =>
  ({ player, bid, ignored }: JudgedBid): string => {
    const what = `${POWERS[player].name} ${bid.points} on "${formatOrder(rules, bid.order)}"`;
    return ignored ? `${what} (ignored: ${explain(rules, ignored).why})` : what;
  };
