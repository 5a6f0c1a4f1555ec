import { waitedFor } from "../duties.ts";
import { notEntitled, type Refusal, refusal } from "../refusal.ts";
import { isReferee } from "../standing.ts";
import type { Table } from "../table.ts";
import type { RoomActName } from "./act.ts";
import type { Conference } from "./conference.ts";
import { CONFERENCE_ACTS, whyNoConference } from "./conference-steps.ts";
import { whyNotSit } from "./delegations.ts";
import { canAward, canGiveGoal, GOAL_ACTS, whyNoGoal, whyNoProposal } from "./goal-acts.ts";
import type { Goal } from "./goals.ts";
import { canCountAgreed } from "./officers-word.ts";
import { closedFor } from "./presence.ts";
import { resultsOf } from "./results.ts";
import { delegations, powerOf, roomOf } from "./room-of.ts";
import { hasSpeeches, isHeldBack, isRead } from "./schedule.ts";
import { canReopen } from "./score.ts";
import { isSealed, isSpeaking, stageOf } from "./stage.ts";
import { whyNoTalk } from "./talk.ts";
import type { Treaty } from "./treaties.ts";
import { TREATY_ACTS, whyNoTreaty } from "./treaty-acts.ts";

/** Who does what: the officers, or a delegate for their delegation. */
const WHO: Readonly<Record<RoomActName, "officer" | "delegate" | "either" | "anybody">> = {
  enter: "anybody",
  "set-codes": "officer",
  seat: "officer",
  unseat: "officer",
  "announce-speeches": "officer",
  "set-seconds": "officer",
  "request-speeches": "delegate",
  "decide-extra": "officer",
  next: "officer",
  "end-stage": "officer",
  "set-clock": "officer",
  "add-time": "officer",
  "count-agreed": "officer",
  "go-back": "officer",
  pass: "delegate",
  yield: "either",
  "set-reading": "officer",
  "read-out": "officer",
  "show-results": "officer",
  object: "delegate",
  rule: "officer",
  "enter-slip": "officer",
  "draft-treaty": "delegate",
  "amend-treaty": "delegate",
  "sign-treaty": "delegate",
  "publish-treaty": "delegate",
  "denounce-treaty": "delegate",
  "allege-breach": "either",
  "answer-breach": "delegate",
  "set-points": "officer",
  "give-goal": "officer",
  "edit-goal": "officer",
  "withdraw-goal": "officer",
  "propose-goal": "delegate",
  "reword-goal": "delegate",
  "judge-goal": "officer",
  "claim-goal": "delegate",
  "award-goal": "officer",
  "announce-award": "officer",
  "strike-points": "officer",
  "announce-end": "officer",
  conclude: "officer",
  reopen: "officer",
  "plan-conference": "delegate",
  "support-conference": "delegate",
  "fix-goal": "delegate",
  "place-conference": "delegate",
  "declare-friendly": "delegate",
  invite: "delegate",
  "file-conference": "delegate",
  "answer-conference": "officer",
  preside: "officer",
  "time-conference": "officer",
  attend: "delegate",
  "leave-conference": "delegate",
  speak: "either",
  lead: "officer",
  "ask-floor": "delegate",
  "withdraw-floor": "delegate",
  "give-floor": "officer",
  caucus: "officer",
  "rule-conquest": "officer",
  move: "either",
  "vote-on-motion": "delegate",
  "close-conference": "officer",
};

/** The detail of the refusal that everyone else gets. */
const CALLED = { officer: ["officers"], delegate: ["delegates"], either: ["room"] } as const;

/** All that someone can want around the board. */
export const ROOM_ACTS = Object.keys(WHO) as readonly RoomActName[];

/** What can be done before the game begins. */
const EARLY: readonly RoomActName[] = [
  "enter",
  "set-codes",
  "seat",
  "unseat",
  "set-seconds",
  "rule",
  "set-points",
  "give-goal",
  "edit-goal",
  "withdraw-goal",
  "propose-goal",
  "reword-goal",
  "judge-goal",
];

/** What can be done when the committee is over: count outstanding points, and reopen it. */
const LATE: readonly RoomActName[] = ["award-goal", "announce-award", "strike-points", "reopen"];

type Check = (table: Table, id: string, power: string) => Refusal | undefined;

const untimely = refusal("not-at-this-stage");
const only = (isTime: (table: Table) => boolean): Check => {
  return (table) => (isTime(table) ? undefined : untimely);
};
const hasFloor: Check = (table, _id, power) =>
  isSpeaking(table) && roomOf(table).schedule.floor === power ? undefined : refusal("not-your-floor");
/** The officers pass a speaker's time on as well; when it is up, none is left to pass on. */
const mayYield: Check = (table, id, power) => {
  const { floor, timeUp } = roomOf(table).schedule;
  const refused = isReferee(table, id) && floor !== null ? undefined : hasFloor(table, id, power);
  return refused ?? (timeUp === null ? undefined : untimely);
};

/** Conditions for acts that aren't about a particular treaty, goal or conference. */
const IF: Readonly<Partial<Record<RoomActName, Check>>> = {
  "announce-speeches": (table) =>
    ["opening", "request"].includes(stageOf(table) ?? "")
      ? undefined
      : refusal("not-at-this-stage", "speeches"),
  // One delegation is enough for speeches in a Fall turn (R14), and to ask the officers for extra ones (R15).
  "request-speeches": (table, _id, power) => {
    const { requests, extra } = roomOf(table).schedule;
    const stage = stageOf(table);
    const isAsked = stage === "diplomacy" || (stage === "request" && extra === null);
    if (stage !== "opening" && !isAsked) return untimely;
    const isSo = requests.includes(power) || (stage === "opening" && hasSpeeches(table));
    return isSo ? refusal("unchanged") : undefined;
  },
  "decide-extra": (table) => {
    const { requests, extra } = roomOf(table).schedule;
    if (stageOf(table) !== "request" || extra !== null) return untimely;
    return requests.length === 0 ? refusal("nobody-asked") : undefined;
  },
  next: whyNotNext,
  "go-back": (table) =>
    roomOf(table).steps.length > 0 ? undefined : refusal("not-at-this-stage", "go-back"),
  pass: hasFloor,
  yield: mayYield,
  "count-agreed": only(canCountAgreed),
  reopen: only(canReopen),
  "set-reading": only((table) => isSealed(table) && roomOf(table).schedule.read === 0),
  "read-out": only((table) => {
    const { readingOrder, read } = roomOf(table).schedule;
    return stageOf(table) === "revealed" && read < readingOrder.length;
  }),
  "show-results": only((table) => {
    const results = resultsOf(table);
    return results !== null && results.shown < results.order.length;
  }),
  object: only((table) => stageOf(table) === "revealed"),
  "enter-slip": closedFor,
  "propose-goal": whyNoProposal,
  "draft-treaty": whyNoTalk,
  "plan-conference": whyNoTalk,
};

/** Whether the next step comes by itself; the officers can end what has its time, but have to say so (R18). */
function whyNotNext(table: Table): Refusal | undefined {
  if (!isHeldBack(table)) return refusal("not-at-this-stage", "ready");
  if (table.clock.pausedAt !== null) return refusal("clock-paused");
  const { stage, announced, extra } = roomOf(table).schedule;
  const isTimed = table.setup.clock.kind !== "referee";
  const unannounced = announced ? undefined : refusal("speeches-not-announced");
  switch (stage) {
    case "opening":
      return hasSpeeches(table) ? unannounced : undefined;
    case "diplomacy":
      return isTimed ? refusal("negotiating") : undefined;
    case "request":
      return extra ? unannounced : refusal("request-open");
    case "writing":
      return isTimed && waitedFor(table).length > 0 ? refusal("still-writing") : undefined;
    case "revealed":
      return isRead(table) ? undefined : refusal("not-read-yet");
    default:
      return undefined;
  }
}

/** Why someone can't do something now, whatever the details. The state of a certain treaty, goal or conference is checked apart. */
export function whyNot(table: Table, id: string, name: RoomActName): Refusal | undefined {
  const power = powerOf(table, id);
  const isOfficer = isReferee(table, id);
  const isEntitled = { officer: isOfficer, delegate: power !== null, either: isOfficer || power !== null };
  const who = WHO[name];
  if (who !== "anybody" && !isEntitled[who]) return notEntitled(CALLED[who]);
  if (table.status === "lobby" && !EARLY.includes(name)) return refusal("game-not-started");
  if (table.status === "ended" && (!LATE.includes(name) || table.turns.length === 0))
    return refusal("game-over");
  return IF[name]?.(table, id, power ?? "");
}

/** What someone can do about a treaty now. */
export const mayAboutTreaty = (table: Table, id: string, treaty: Treaty): readonly RoomActName[] =>
  TREATY_ACTS.filter(
    (name) => !whyNot(table, id, name) && !whyNoTreaty(table, powerOf(table, id), treaty, name),
  );

export const mayAboutGoal = (table: Table, id: string, goal: Goal): readonly RoomActName[] =>
  GOAL_ACTS.filter(
    (name) =>
      !whyNot(table, id, name) &&
      !whyNoGoal(powerOf(table, id), goal, name) &&
      (name !== "award-goal" || canAward(table, goal)),
  );

export const mayAboutConference = (
  table: Table,
  id: string,
  conference: Conference,
): readonly RoomActName[] =>
  CONFERENCE_ACTS.filter(
    (name) => !whyNot(table, id, name) && !whyNoConference(table, id, powerOf(table, id), conference, name),
  );

/** Whether there is anyone or anything to do it to; what isn't listed here needs nobody. */
const SOMEBODY: Readonly<Partial<Record<RoomActName, (table: Table, id: string, power: string) => boolean>>> =
  {
    enter: (table, id) =>
      table.seats.some((_, seat) => roomOf(table).codes[seat] !== null && !whyNotSit(table, seat, id)),
    seat: (table) =>
      table.members.some(({ id }) => table.seats.some((_, seat) => !whyNotSit(table, seat, id))),
    unseat: (table) => table.seats.some(({ holder }) => holder !== null),
    yield: (table) => delegations(table).some((other) => other !== roomOf(table).schedule.floor),
    "draft-treaty": (table, _id, power) => delegations(table).some((other) => other !== power),
    "give-goal": canGiveGoal,
  };

/**
 * What someone can do now: each in some way, and nothing else in any, but that a time may be up meanwhile. A test
 * holds that against `decideRoom`, which has the last word.
 */
export function mayInRoom(table: Table, id: string): readonly RoomActName[] {
  const { treaties, goals, conferences } = roomOf(table);
  const concerned = new Set([
    ...treaties.flatMap((treaty) => mayAboutTreaty(table, id, treaty)),
    ...goals.goals.flatMap((goal) => mayAboutGoal(table, id, goal)),
    ...conferences.flatMap((conference) => mayAboutConference(table, id, conference)),
  ]);
  const needsOne = new Set<RoomActName>([...TREATY_ACTS, ...GOAL_ACTS, ...CONFERENCE_ACTS]);
  return ROOM_ACTS.filter((name) =>
    needsOne.has(name)
      ? concerned.has(name)
      : !whyNot(table, id, name) && (SOMEBODY[name]?.(table, id, powerOf(table, id) ?? "") ?? true),
  );
}
