import { parsePhase } from "@chancery/engine";
import type { Draft } from "../draft.ts";
import { powersBySeat } from "../game-of.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { currentTurn, type Table } from "../table.ts";
import type { RoomAct } from "./act.ts";
import { type Goal, type GoalEvent, goalPoints, type Opinion } from "./goals.ts";
import { factsOf, roomOf } from "./room-of.ts";

/** The most that one goal is worth (MB-252, R77). */
const MOST = 3;
const HOUR = 3_600_000;
const LONGEST = 4000;

const adds = (draft: Draft, what: GoalEvent): undefined => {
  draft.add({ type: "room", what });
};
const isValue = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

function badText(title: string, text: string): Refusal | undefined {
  if (title.trim() === "") return refusal("empty-text", "a goal has a title");
  return title.length + text.length > LONGEST ? refusal("text-too-long") : undefined;
}

/** The cap is announced before the first award (R83). */
export function setPoints(
  draft: Draft,
  { cap, opensAt, reopen }: RoomAct & { do: "set-points" },
): Refusal | undefined {
  const { goals, cap: before } = roomOf(draft.table).goals;
  if (cap !== null && (!Number.isInteger(cap) || cap < 0))
    return refusal("bad-points", "a whole number, or none");
  if (cap !== before && goals.some(({ award }) => award)) return refusal("cap-too-late");
  return adds(draft, { type: "points-ruled", cap, opensAt, reopen });
}

/** The goals handed to each power: three of three points in 1935, a list of the officers' in 1901 (R77). */
export function giveGoal(draft: Draft, act: RoomAct & { do: "give-goal" }): Refusal | undefined {
  const { table } = draft;
  const { power, title, text, value } = act;
  const { given } = factsOf(table).goals;
  const own = roomOf(table).goals.goals.filter((goal) => goal.power === power && goal.origin === "given");
  if (!table.seats.some((_, seat) => powerAt(table, seat) === power)) return refusal("no-such-power");
  if (given !== null && own.length >= given) return refusal("goals-full", `${given} are given to each power`);
  if (!isValue(value, MOST) || (given !== null && value !== MOST))
    return refusal("bad-points", given === null ? `1 to ${MOST}` : `${MOST}`);
  return (
    badText(title, text) ??
    adds(draft, { type: "goal-given", id: newId(draft, power, title, text), power, title, text, value })
  );
}

export function proposeGoal(
  draft: Draft,
  power: string,
  { title, text }: RoomAct & { do: "propose-goal" },
): Refusal | undefined {
  const { proposals } = factsOf(draft.table).goals;
  const own = roomOf(draft.table).goals.goals.filter(
    (goal) => goal.power === power && goal.origin === "proposed",
  );
  if (isPastDeadline(draft)) return refusal("proposals-closed");
  if (proposals !== null && own.length >= proposals)
    return refusal("goals-full", `${proposals} may be proposed`);
  return (
    badText(title, text) ??
    adds(draft, { type: "goal-proposed", id: newId(draft, power, title, text), power, title, text })
  );
}

/** Two days before the opening in 1935, in 1901 when the last year begins; the officers may reopen (R79). */
function isPastDeadline({ table, now }: Draft): boolean {
  const { opensAt, isReopened } = roomOf(table).goals;
  const { deadlineHours } = factsOf(table).goals;
  if (isReopened) return false;
  if (deadlineHours === null) return isLastYear(table);
  return opensAt === null ? table.status !== "lobby" : now > opensAt - deadlineHours * HOUR;
}

function isLastYear(table: Table): boolean {
  const last = roomOf(table).lastTurn ?? table.options.lastTurn;
  if (typeof last !== "string" || table.status === "lobby") return false;
  const present = parsePhase(currentTurn(table).phase);
  return present.ok && present.value.year >= Number(last.slice(1));
}

export function rewordGoal(
  draft: Draft,
  power: string,
  { goal: id, title, text }: RoomAct & { do: "reword-goal" },
): Refusal | undefined {
  const goal = goalNamed(draft.table, id);
  if (goal?.power !== power) return refusal("no-such-goal");
  if (goal.status !== "returned") return refusal("not-at-this-stage");
  return badText(title, text) ?? adds(draft, { type: "goal-reworded", goal: id, title, text });
}

/** The officers allow, deny or return a proposal; where there are several, two have to agree (MB-251, R80). */
export function judgeGoal(
  draft: Draft,
  officer: string,
  act: RoomAct & { do: "judge-goal" },
): Refusal | undefined {
  const goal = goalNamed(draft.table, act.goal);
  if (!goal) return refusal("no-such-goal");
  if (goal.status !== "proposed") return refusal("not-at-this-stage");
  if (act.verdict === "allow" && !isValue(act.value, MOST)) return refusal("bad-points", `1 to ${MOST}`);
  if (act.verdict !== "allow" && act.reason.trim() === "") return refusal("reason-missing");
  const opinion = { officer, verdict: act.verdict, value: act.verdict === "allow" ? act.value : 0 };
  const officers = draft.table.members.filter(({ role }) => role === "referee").length;
  const isAgreed = officers < 2 || goal.opinions.some((other) => agrees(other, opinion));
  const outcome = isAgreed ? act.verdict : null;
  return adds(draft, { type: "goal-judged", goal: act.goal, opinion, outcome, reason: act.reason });
}

const agrees = (one: Opinion, other: Opinion): boolean =>
  one.officer !== other.officer && one.verdict === other.verdict && one.value === other.value;

export function claimGoal(
  draft: Draft,
  power: string,
  { goal: id, evidence }: RoomAct & { do: "claim-goal" },
): Refusal | undefined {
  const goal = goalNamed(draft.table, id);
  if (goal?.power !== power) return refusal("no-such-goal");
  if (goal.status !== "allowed" || goal.award || goal.claim !== null) return refusal("not-at-this-stage");
  if (evidence.trim() === "") return refusal("empty-text", "say what was done, and when");
  return adds(draft, { type: "goal-claimed", goal: id, evidence });
}

/** The officers award all, part or nothing, asked or not; each goal pays once (R81). */
export function awardGoal(draft: Draft, act: RoomAct & { do: "award-goal" }): Refusal | undefined {
  const { table } = draft;
  const { goals } = roomOf(table);
  const goal = goalNamed(table, act.goal);
  const { points, reason, announced } = act;
  if (!goal) return refusal("no-such-goal");
  if (goal.status !== "allowed" || goal.award)
    return refusal("not-at-this-stage", "it is not open to be awarded");
  if (reason.trim() === "") return refusal("reason-missing");
  if (points === 0 && goal.claim !== null)
    return adds(draft, { type: "claim-refused", goal: act.goal, reason });
  if (!isValue(points, goal.value))
    return refusal("bad-points", `1 to ${goal.value}, or 0 to refuse a claim`);
  const left = goals.cap === null ? points : goals.cap - goalPoints(goals, goal.power, false);
  if (points > left) return refusal("beyond-points-cap", `${left} are left for ${goal.power}`);
  const award = { points, turn: table.turns.length, reason, isAnnounced: announced };
  return adds(draft, { type: "goal-awarded", goal: act.goal, award });
}

export function announceAward(draft: Draft, id: string): Refusal | undefined {
  const award = goalNamed(draft.table, id)?.award;
  if (!award) return refusal("no-such-goal");
  return award.isAnnounced ? refusal("unchanged") : adds(draft, { type: "award-announced", goal: id });
}

/** Points for a state of things that has ended with the country, or that were an error (MB-220, R45, R84). */
export function strikePoints(
  draft: Draft,
  { goal: id, points, reason }: RoomAct & { do: "strike-points" },
): Refusal | undefined {
  const award = goalNamed(draft.table, id)?.award;
  if (!award) return refusal("no-such-goal");
  if (reason.trim() === "") return refusal("reason-missing");
  if (!isValue(points, award.points)) return refusal("bad-points", `1 to ${award.points}`);
  return adds(draft, { type: "points-struck", goal: id, points, reason });
}

const powerAt = (table: Table, seat: number): string | undefined => powersBySeat(table)[seat][0];

const goalNamed = (table: Table, id: string): Goal | undefined =>
  roomOf(table).goals.goals.find((goal) => goal.id === id);

function newId({ table, now, port }: Draft, ...facts: readonly string[]): string {
  const again = roomOf(table).goals.goals.filter(
    ({ title, power }) => facts.includes(title) && facts[0] === power,
  );
  return port.digest(JSON.stringify([table.game, now, again.length, ...facts])).slice(0, 12);
}
