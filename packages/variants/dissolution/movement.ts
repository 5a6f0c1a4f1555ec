import {
  type GameEvent,
  LaterMap,
  moveSifted,
  type Order,
  type Rules,
  type State,
  type Step,
  type Submissions,
  sift,
  type Unit,
  type Verdict,
} from "@chancery/engine";
import { allotment, type ExileRules } from "./bids/allotment.ts";
import { isBidLine } from "./bids/bid.ts";
import { type Ground, groundOf } from "./bids/ground.ts";
import { type JudgedBid, judgeBids } from "./bids/judge.ts";
import { allocationsEvent, verdictOn } from "./bids/ledger.ts";
import { type Decision, decide } from "./bids/tally.ts";
import { toTell } from "./bids/told.ts";
import { carryOutKicks, type Embassy, type Kick, kickFacts, kickRules, type SliceId } from "./favor/index.ts";
import { including, ownOf, withOwn } from "./own.ts";
import { isPlayer, PLAYER_POWERS, POWERS, sliceOfPower } from "./powers.ts";
import { barRetreats, barredEvents } from "./retaliation.ts";
import type { Violation } from "./violations.ts";
import { violationEvent, violationsOf } from "./violations.ts";

/**
 * Spring and Autumn: points are tallied and fix an order for every neutral unit, all units move at once, violations
 * are found and embassies kicked, and what retreats are open is said in the light of that (DIS-2.1.2-1, DIS-2.1.2-2,
 * DIS-2.1.3-1 to DIS-2.1.3-3, R013).
 */
export const ordersStep = (exiles: ExileRules): Step => ({
  name: "points-and-moves",
  run: (rules, turn, submissions) => {
    const before = groundOf(turn.state);
    const sheets = ofPlayers(submissions);
    const players = sift(rules, turn.state, sheets);
    const judged = judgeAll(rules, before, sheets, players.legal, exiles);
    const decisions = decide(turn.state, judged);
    const given = published(decisions);
    const orders = [...players.legal, ...given];
    const sifted = { ...players, legal: orders };
    const moved = moveSifted(rules, { ...turn, state: before.seated }, sheets, sifted, given);
    const violations = violationsOf({ before, orders, turn: moved });
    const kicked = kickFor({ ...moved.state, seats: turn.state.seats }, violations);

    const { events } = moved;
    const verdicts = new LaterMap(() => {
      const found = new Map(moved.verdicts);
      for (const each of judged) found.set(each.line, verdictOn(each));
      if (sheets !== submissions) refuseNeutrals(rules, turn.state, submissions, found);
      return found;
    });
    for (const decision of decisions)
      if (decision.bids.length > 0) events.push(allocationsEvent(rules, decision));
    for (const violation of violations) events.push(violationEvent(violation));
    for (const event of kicked.events) events.push(event);
    const state = barRetreats(kicked.state);
    for (const event of barredEvents(kicked.state, state)) events.push(event);
    return { state, verdicts, events };
  },
});

function judgeAll(
  rules: Rules,
  ground: Ground,
  sheets: Submissions,
  legal: readonly Order[],
  exiles: ExileRules,
): readonly JudgedBid[] {
  const judged: JudgedBid[] = [];
  for (const player of PLAYER_POWERS) {
    const lines = sheets.get(player)?.filter(isBidLine) ?? [];
    if (lines.length === 0) continue;
    const isOwn = (order: Order): order is Order & { unit: Unit } => order.unit?.power === player;
    const own = legal.filter(isOwn);
    const allotted = allotment(exiles, ground.state, player);
    for (const each of judgeBids(rules, ground, { player, lines, own, allotted })) judged.push(each);
  }
  return judged;
}

/** The orders that the points gave, as they are published: the units of a power together, where the first of them is. */
function published(decisions: readonly Decision[]): readonly Order[] {
  const place = new Uint16Array(POWERS.length);
  for (let i = decisions.length - 1; i >= 0; i--) place[decisions[i].unit.power] = i;
  return decisions.toSorted((a, b) => place[a.unit.power] - place[b.unit.power]).map(({ order }) => order);
}

/** The sheets of players; mostly there are no others. */
const ofPlayers = (submissions: Submissions): Submissions =>
  [...submissions.keys()].every(isPlayer)
    ? submissions
    : new Map([...submissions].filter(([power]) => isPlayer(power)));

/** What someone wrote on sheets of neutral powers, which nobody orders, is refused (DIS-3.5-2). */
function refuseNeutrals(
  rules: Rules,
  state: State,
  submissions: Submissions,
  verdicts: Map<Order, Verdict>,
): void {
  const ofNeutrals = new Map([...submissions].filter(([power]) => !isPlayer(power)));
  for (const [order, verdict] of sift(rules, state, ofNeutrals).refused) verdicts.set(order, verdict);
}

/** Carries out a kick for each violation, and notes who must hold next Winter (DIS-2.1.3-2, DIS-11.5.3-1). */
function kickFor(
  state: State,
  violations: readonly Violation[],
): { readonly state: State; readonly events: readonly GameEvent[] } {
  if (violations.length === 0) return { state, events: [] };
  const pending = violations.map(
    ({ power, against }): Embassy => ({ power, slice: sliceOfPower(against) as SliceId }),
  );
  const { favor, kicks } = carryOutKicks(ownOf(state).favor, pending);
  const kicked = including(ownOf(state).kicked, pending);
  return { state: withOwn(state, { favor, kicked }), events: kicks.map(kickEvent) };
}

const kickEvent = (kick: Kick): GameEvent => ({
  type: "own",
  own: toTell("kicked", kick, kickRules, kickFacts),
});
