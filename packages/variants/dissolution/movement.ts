import {
  type GameEvent,
  movementStep,
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
    const judged = judgeAll(rules, before, submissions, exiles);
    const decisions = decide(rules, before, judged);
    const all = withNeutrals(submissions, decisions);
    const moved = movementStep.run(rules, { ...turn, state: seated(before) }, all);
    const orders = sift(rules, seated(before), all).legal;
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
  exiles: ExileRules,
): readonly JudgedBid[] {
  return PLAYER_POWERS.flatMap((player) => {
    const lines = submissions.get(player) ?? [];
    const own = sift(rules, state, new Map([[player, lines]])).legal;
    const allotted = allotment(exiles, state, player);
    return judgeBids(rules, state, player, lines.filter(isBidLine), own, allotted);
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

/** What somebody wrote on a sheet of a neutral power, which nobody orders (DIS-3.5-2). */
const ofNeutrals = (submissions: Submissions): Submissions =>
  new Map([...submissions].filter(([power]) => !isPlayer(power)));

const verdictsOf = (
  { verdicts }: Turn,
  judged: readonly JudgedBid[],
  refused: Turn["verdicts"],
): Turn["verdicts"] =>
  new Map([...refused, ...verdicts, ...judged.map((each) => [each.line, verdictOn(each)] as const)]);
