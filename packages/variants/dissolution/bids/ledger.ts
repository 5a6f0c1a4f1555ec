import {
  citationsOf,
  formatOrder,
  type GameEvent,
  type OwnReason,
  ownReason,
  type Power,
  type ResultWord,
  type Rules,
  reasonJson,
  type Verdict,
} from "@chancery/engine";
import { PLAYER_POWERS, POWERS } from "../powers.ts";
import { MOST_POINTS } from "./allotment.ts";
import type { JudgedBid } from "./judge.ts";
import type { Decision } from "./tally.ts";
import { told, toTell, unitName } from "./told.ts";

const COUNTED: readonly ResultWord[] = ["counted"];
const IGNORED: readonly ResultWord[] = ["ignored"];
const ALONE: readonly (readonly Power[])[] = PLAYER_POWERS.map((power) => [power]);

/** That so many points count: there are few numbers of them. */
const POINTS_COUNT: readonly OwnReason[] = Array.from({ length: MOST_POINTS + 1 }, (_, points) =>
  ownReason(told("counted", ["DIS-5.1-1"], { points })),
);

/** What players learn of their own bid: whether it counts, and nothing of its result (R011). */
export const verdictOn = ({ line, player, bid, ignored }: JudgedBid): Verdict => ({
  power: player,
  unit: null,
  order: bid === line.line ? line : { ...line, line: bid },
  status: ignored ? "illegal" : "succeeds",
  results: ignored ? IGNORED : COUNTED,
  reason: ignored ?? POINTS_COUNT[bid.points],
  visibleTo: ALONE[player],
});

const NOBODY: readonly Power[] = [];

interface Allocations {
  readonly rules: Rules;
  readonly decision: Decision;
}

/** What the game master alone sees of a decision: who spent how much on what, and what decided. */
export const allocationsEvent = (rules: Rules, decision: Decision): GameEvent => ({
  type: "own",
  own: toTell("allocations", { rules, decision }, rulesOf, factsOf),
  visibleTo: NOBODY,
});

const rulesOf = (): readonly string[] => ["DIS-5.1.3-1", "DIS-5.1.3-2"];

const factsOf = ({ rules, decision: { unit, order, how, stakes, bids } }: Allocations) => ({
  power: POWERS[unit.power].name,
  unit: unitName(unit),
  order: formatOrder(rules, order),
  how,
  tally: Object.fromEntries(stakes.map((stake) => [formatOrder(rules, stake.order), stake.points])),
  bids: bids.map(({ player, bid, ignored }) => ({
    power: POWERS[player].name,
    points: bid.points,
    order: formatOrder(rules, bid.order),
    ...(ignored && { ignored: { reason: reasonJson(rules, ignored), rules: citationsOf(rules, ignored) } }),
  })),
});
