import {
  type GameEvent,
  moveSifted,
  type Order,
  type Power,
  type Rules,
  type State,
  type Step,
  type Submissions,
  sift,
  type Turn,
} from "@chancery/engine";
import { allotment, type ExileRules } from "./bids/allotment.ts";
import { isBidLine, seated } from "./bids/bid.ts";
import { type JudgedBid, judgeBids } from "./bids/judge.ts";
import { ledger, verdictOn } from "./bids/ledger.ts";
import { type Decision, decide } from "./bids/tally.ts";
import { kickFor } from "./kicks.ts";
import { isPlayer, PLAYER_POWERS } from "./powers.ts";
import { barRetreats } from "./retaliation.ts";
import { violationEvent, violationsOf } from "./violations.ts";

/**
 * Spring and Autumn: points are tallied and fix an order for every neutral unit, all units move at once, violations
 * are found and embassies kicked, and what retreats are open is said in the light of that (DIS-2.1.2-1, DIS-2.1.2-2,
 * DIS-2.1.3-1 to DIS-2.1.3-3, R013).
 */
export const ordersStep = (exiles: ExileRules): Step => ({
  name: "points-and-moves",
  run: (rules, turn, submissions) => {
    const before = turn.state;
    const players = sift(rules, before, ofPlayers(submissions));
    const judged = judgeAll(rules, before, submissions, players.legal, exiles);
    const decisions = decide(rules, before, judged);
    const orders = [...players.legal, ...decisions.map(({ order }) => order)];
    const all = withNeutrals(submissions, decisions);
    const moved = moveSifted(rules, { ...turn, state: seated(before) }, all, { ...players, legal: orders });
    const violations = violationsOf({ before, orders, turn: moved });
    const kicked = kickFor({ ...moved.state, seats: before.seats }, violations);
    const events: readonly GameEvent[] = [
      ...moved.events,
      ...ledger(rules, decisions, judged),
      ...violations.map(violationEvent),
      ...kicked.events,
    ];
    const refused = sift(rules, before, ofNeutrals(submissions)).refused;
    return { state: barRetreats(kicked.state), verdicts: verdictsOf(moved, judged, refused), events };
  },
});

function judgeAll(
  rules: Rules,
  state: State,
  submissions: Submissions,
  legal: readonly Order[],
  exiles: ExileRules,
): readonly JudgedBid[] {
  const ownOrders = Map.groupBy(legal, ({ unit }) => unit?.power);
  return PLAYER_POWERS.flatMap((player) => {
    const lines = submissions.get(player)?.filter(isBidLine) ?? [];
    if (lines.length === 0) return [];
    const allotted = allotment(exiles, state, player);
    return judgeBids(rules, state, player, lines, ownOrders.get(player) ?? [], allotted);
  });
}

/** What everybody wrote, and what the points say for the neutral powers. */
function withNeutrals(submissions: Submissions, decisions: readonly Decision[]): Submissions {
  const all = new Map<Power, readonly Order[]>(submissions);
  for (const [power, own] of Map.groupBy(decisions, ({ unit }) => unit.power))
    all.set(
      power,
      own.map(({ order }) => order),
    );
  return all;
}

const ofPlayers = (submissions: Submissions): Submissions =>
  new Map([...submissions].filter(([power]) => isPlayer(power)));

/** What somebody wrote on a sheet of a neutral power, which nobody orders (DIS-3.5-2). */
const ofNeutrals = (submissions: Submissions): Submissions =>
  new Map([...submissions].filter(([power]) => !isPlayer(power)));

const verdictsOf = (
  { verdicts }: Turn,
  judged: readonly JudgedBid[],
  refused: Turn["verdicts"],
): Turn["verdicts"] =>
  new Map([...refused, ...verdicts, ...judged.map((each) => [each.line, verdictOn(each)] as const)]);
