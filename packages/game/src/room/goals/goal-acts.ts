import { parsePhase } from "@chancery/engine";
import type { Draft } from "../../draft.ts";
import { powersBySeat } from "../../game-of.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { currentTurn, type Table } from "../../table.ts";
import type { RoomAct, RoomActName } from "../act.ts";
import { type ActingFor, type ActOn, EARLY, LATE, type RoomActs } from "../act-entry.ts";
import { factsOf, roomOf } from "../room-of.ts";
import { type Goal, type GoalEvent, goalPoints, type Opinion } from "./goals.ts";

/** The most that one goal is worth (MB-252, R77). */
const MOST = 3;
const HOUR = 3_600_000;
const LONGEST = 4000;

function adds(draft: Draft, what: GoalEvent): undefined {
  draft.add({ type: "room", what });
}
const isValue = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

function badText(title: string, text: string): Refusal | undefined {
  if (title.trim() === "") return refusal("empty-text", "goal");
  return title.length + text.length > LONGEST ? refusal("text-too-long") : undefined;
}

export const POINTS_ACTS = {
  "set-points": { who: "officer", when: EARLY, run: setPoints },
  "give-goal": { who: "officer", when: EARLY, hasObject: canGiveGoal, run: giveGoal },
  "propose-goal": {
    who: "delegate",
    when: EARLY,
    whyNot: whyNoProposal,
    run: (draft, act, { power }) => proposeGoal(draft, power as string, act),
  },
} satisfies Partial<RoomActs>;

const isOpen = ({ status, award }: Goal): boolean => status === "allowed" && !award;

/** What is done about a goal. */
export const GOAL_ACTS = {
  "edit-goal": aboutGoal({ who: "officer", when: EARLY, isTime: isOpen, run: editGoal }),
  "withdraw-goal": aboutGoal({ who: "officer", when: EARLY, isTime: isOpen, run: withdrawGoal }),
  "reword-goal": aboutGoal({
    who: "delegate",
    when: EARLY,
    isTime: ({ status }) => status === "returned",
    run: rewordGoal,
  }),
  "judge-goal": aboutGoal({
    who: "officer",
    when: EARLY,
    isTime: ({ status }) => status === "proposed",
    run: judgeGoal,
  }),
  "claim-goal": aboutGoal({
    who: "delegate",
    isTime: (goal) => isOpen(goal) && goal.claim === null,
    run: claimGoal,
  }),
  "award-goal": aboutGoal({ who: "officer", when: LATE, isTime: isOpen, run: awardGoal }),
  "announce-award": aboutGoal({
    who: "officer",
    when: LATE,
    isTime: ({ award }) => award !== null && !award.isAnnounced,
    run: (draft, { id }) => adds(draft, { type: "award-announced", goal: id }),
  }),
  "strike-points": aboutGoal({
    who: "officer",
    when: LATE,
    isTime: ({ award }) => award !== null,
    run: strikePoints,
  }),
} satisfies Partial<RoomActs>;

type GoalAct = Extract<RoomAct, { readonly goal: string; readonly do: keyof typeof GOAL_ACTS }>;

interface GoalEntry<N extends RoomActName> {
  readonly who: "officer" | "delegate";
  readonly when?: ActOn<N, Goal>["when"];
  readonly isTime: (goal: Goal) => boolean;
  run(draft: Draft, goal: Goal, act: RoomAct & { readonly do: N }, by: ActingFor): Refusal | undefined;
}

/** An act about a goal; delegations have to do with their own alone (R82). */
function aboutGoal<N extends RoomActName>({ who, when, isTime, run }: GoalEntry<N>): ActOn<N, Goal> {
  const whyNotThis = (_table: Table, goal: Goal, { power }: ActingFor): Refusal | undefined => {
    if (power !== null && power !== goal.power) return refusal("no-such-goal");
    return isTime(goal) ? undefined : refusal("not-at-this-stage");
  };
  return {
    who,
    ...(when && { when }),
    whyNotThis,
    run: (draft, act, { id, power }) => {
      const { goal: wanted } = act as GoalAct;
      const goal = roomOf(draft.table).goals.goals.find((each) => each.id === wanted);
      if (!goal) return refusal("no-such-goal");
      const by = { id, power: who === "officer" ? null : power };
      return whyNotThis(draft.table, goal, by) ?? run(draft, goal, act, by);
    },
  };
}

/** The cap is announced before the first award (R83). */
function setPoints(
  draft: Draft,
  { cap, opensAt, reopen }: RoomAct & { do: "set-points" },
): Refusal | undefined {
  const { goals, cap: before } = roomOf(draft.table).goals;
  if (cap !== null && (!Number.isInteger(cap) || cap < 0)) return refusal("bad-points", "cap");
  if (cap !== before && goals.some(({ award }) => award)) return refusal("cap-too-late");
  return adds(draft, { type: "points-ruled", cap, opensAt, reopen });
}

/** The goals handed to each power: three in 1935, a list of the officers' in 1901; they say what each is worth (R77). */
function giveGoal(draft: Draft, act: RoomAct & { do: "give-goal" }): Refusal | undefined {
  const { table } = draft;
  const { power, title, text, value } = act;
  const { given } = factsOf(table).goals;
  if (!table.seats.some((_, seat) => powerAt(table, seat) === power)) return refusal("no-such-power");
  if (given !== null && givenTo(table, power) >= given)
    return refusal("goals-full", "given", { count: given });
  if (!isValue(value, MOST)) return refusal("bad-points", "range", { to: MOST });
  return (
    badText(title, text) ??
    adds(draft, { type: "goal-given", id: newId(draft, power, title, text), power, title, text, value })
  );
}

/** What was given or allowed can be put right until it is awarded; the log keeps what it was. */
function editGoal(draft: Draft, goal: Goal, act: RoomAct & { do: "edit-goal" }): Refusal | undefined {
  const { title, text, value, reason } = act;
  if (reason.trim() === "") return refusal("reason-missing");
  if (!isValue(value, MOST)) return refusal("bad-points", "range", { to: MOST });
  return (
    badText(title, text) ?? adds(draft, { type: "goal-edited", goal: goal.id, title, text, value, reason })
  );
}

function withdrawGoal(draft: Draft, goal: Goal, act: RoomAct & { do: "withdraw-goal" }): Refusal | undefined {
  if (act.reason.trim() === "") return refusal("reason-missing");
  return adds(draft, { type: "goal-withdrawn", goal: goal.id, reason: act.reason });
}

/** Why a delegation may not propose a goal; the moment of the deadline is asked apart (R78, R79). */
function whyNoProposal(table: Table, _id: string, power: string): Refusal | undefined {
  const { isReopened, opensAt, goals } = roomOf(table).goals;
  const { proposals, deadlineHours } = factsOf(table).goals;
  const isLate = deadlineHours === null ? isLastYear(table) : opensAt === null && table.status !== "lobby";
  if (isLate && !isReopened) return refusal("proposals-closed");
  const own = goals.filter((goal) => goal.power === power && goal.origin === "proposed");
  return proposals !== null && own.length >= proposals
    ? refusal("goals-full", "proposed", { count: proposals })
    : undefined;
}

function proposeGoal(
  draft: Draft,
  power: string,
  { title, text }: RoomAct & { do: "propose-goal" },
): Refusal | undefined {
  const until = proposalsUntil(draft.table);
  if (until !== null && draft.now > until) return refusal("proposals-closed");
  return (
    badText(title, text) ??
    adds(draft, { type: "goal-proposed", id: newId(draft, power, title, text), power, title, text })
  );
}

/** Until when goals may be proposed: two days before the opening in 1935; the officers may reopen (R79). */
export function proposalsUntil(table: Table): number | null {
  const { opensAt, isReopened } = roomOf(table).goals;
  const { deadlineHours } = factsOf(table).goals;
  return isReopened || opensAt === null || deadlineHours === null ? null : opensAt - deadlineHours * HOUR;
}

/** In 1901 proposals are taken until the last year begins (R79). */
function isLastYear(table: Table): boolean {
  const last = roomOf(table).lastTurn ?? table.options.lastTurn;
  if (typeof last !== "string" || table.status === "lobby") return false;
  const present = parsePhase(currentTurn(table).phase);
  return present.ok && present.value.year >= Number(last.slice(1));
}

function rewordGoal(draft: Draft, goal: Goal, act: RoomAct & { do: "reword-goal" }): Refusal | undefined {
  const { title, text } = act;
  return badText(title, text) ?? adds(draft, { type: "goal-reworded", goal: goal.id, title, text });
}

/** The officers allow, deny or return a proposal; where there are several, two have to agree (MB-251, R80). */
function judgeGoal(
  draft: Draft,
  goal: Goal,
  act: RoomAct & { do: "judge-goal" },
  { id: officer }: ActingFor,
): Refusal | undefined {
  if (act.verdict === "allow" && !isValue(act.value, MOST))
    return refusal("bad-points", "range", { to: MOST });
  if (act.verdict !== "allow" && act.reason.trim() === "") return refusal("reason-missing");
  const opinion = { officer, verdict: act.verdict, value: act.verdict === "allow" ? act.value : 0 };
  const officers = draft.table.members.filter(({ role }) => role === "referee").length;
  const isAgreed = officers < 2 || goal.opinions.some((other) => agrees(other, opinion));
  const outcome = isAgreed ? act.verdict : null;
  return adds(draft, { type: "goal-judged", goal: goal.id, opinion, outcome, reason: act.reason });
}

const agrees = (one: Opinion, other: Opinion): boolean =>
  one.officer !== other.officer && one.verdict === other.verdict && one.value === other.value;

function claimGoal(draft: Draft, goal: Goal, act: RoomAct & { do: "claim-goal" }): Refusal | undefined {
  if (act.evidence.trim() === "") return refusal("empty-text", "evidence");
  return adds(draft, { type: "goal-claimed", goal: goal.id, evidence: act.evidence });
}

/** How much goals can still bring a power (R83). */
function pointsLeft(table: Table, power: string): number {
  const { goals } = roomOf(table);
  return goals.cap === null ? Number.POSITIVE_INFINITY : goals.cap - goalPoints(goals, power, false);
}

/** Whether anything can be said to a goal that is not awarded: points are left, or a claim can be refused. */
export const canAward = (table: Table, { claim, power }: Goal): boolean =>
  claim !== null || pointsLeft(table, power) > 0;

/** Whether there is a power to which a goal can be given; null is no limit (R77). */
function canGiveGoal(table: Table): boolean {
  const { given } = factsOf(table).goals;
  return (
    given === null ||
    powersBySeat(table)
      .flat()
      .some((power) => givenTo(table, power) < given)
  );
}

const givenTo = (table: Table, power: string): number =>
  roomOf(table).goals.goals.filter(
    (goal) => goal.power === power && goal.origin === "given" && goal.status !== "withdrawn",
  ).length;

/** The officers award all, part or nothing, asked or not; each goal pays once (R81). */
function awardGoal(draft: Draft, goal: Goal, act: RoomAct & { do: "award-goal" }): Refusal | undefined {
  const { table } = draft;
  const { points, reason, announced } = act;
  if (reason.trim() === "") return refusal("reason-missing");
  if (points === 0 && goal.claim !== null)
    return adds(draft, { type: "claim-refused", goal: goal.id, reason });
  if (!isValue(points, goal.value)) return refusal("bad-points", "or-refuse", { to: goal.value });
  const left = pointsLeft(table, goal.power);
  if (points > left) return refusal("beyond-points-cap", "left", { left, power: goal.power });
  const award = { points, turn: table.turns.length, reason, isAnnounced: announced };
  return adds(draft, { type: "goal-awarded", goal: goal.id, award });
}

/** Points for a state of things that has ended with the country, or that were an error (MB-220, R45, R84). */
function strikePoints(draft: Draft, goal: Goal, act: RoomAct & { do: "strike-points" }): Refusal | undefined {
  const { points, reason } = act;
  const most = goal.award?.points ?? 0;
  if (reason.trim() === "") return refusal("reason-missing");
  if (!isValue(points, most)) return refusal("bad-points", "range", { to: most });
  return adds(draft, { type: "points-struck", goal: goal.id, points, reason });
}

const powerAt = (table: Table, seat: number): string | undefined => powersBySeat(table)[seat][0];

function newId({ table, now, port }: Draft, ...facts: readonly string[]): string {
  const again = roomOf(table).goals.goals.filter(
    ({ title, power }) => facts.includes(title) && facts[0] === power,
  );
  return port.digest(JSON.stringify([table.game, now, again.length, ...facts])).slice(0, 12);
}
