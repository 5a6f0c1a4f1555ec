import type { Draft } from "../draft.ts";
import { waitedFor } from "../duties.ts";
import { processTurn } from "../process.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { isReferee } from "../standing.ts";
import type { Table } from "../table.ts";
import type { RoomAct, RoomActName } from "./act.ts";
import { actOnConference, planConference } from "./conference-acts.ts";
import { enter, seatDelegate, setCodes } from "./delegations.ts";
import {
  announceAward,
  awardGoal,
  claimGoal,
  giveGoal,
  judgeGoal,
  proposeGoal,
  rewordGoal,
  setPoints,
  strikePoints,
} from "./goal-acts.ts";
import { powerOf, roomOf } from "./room-of.ts";
import { begin, hasSpeeches, isHeldBack, isRead, seal } from "./schedule.ts";
import { announceEnd, conclude, recount } from "./score.ts";
import { enterSlip, object, readOut, rule, setReading } from "./sheets.ts";
import {
  announceSpeeches,
  beginSpeeches,
  callNext,
  decideExtra,
  pass,
  requestSpeeches,
  yieldTo,
} from "./speeches.ts";
import type { Speeches } from "./stage.ts";
import { actOnTreaty, draftTreaty } from "./treaty-acts.ts";

/** Who does what: the officers, or a delegate for his delegation. */
const WHO: Readonly<Record<RoomActName, "officer" | "delegate" | "either" | "anybody">> = {
  enter: "anybody",
  "set-codes": "officer",
  seat: "officer",
  "announce-speeches": "officer",
  "request-speeches": "delegate",
  "decide-extra": "officer",
  next: "officer",
  pass: "delegate",
  yield: "delegate",
  "set-reading": "officer",
  "read-out": "officer",
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
  "propose-goal": "delegate",
  "reword-goal": "delegate",
  "judge-goal": "officer",
  "claim-goal": "delegate",
  "award-goal": "officer",
  "announce-award": "officer",
  "strike-points": "officer",
  "announce-end": "officer",
  conclude: "officer",
  "plan-conference": "delegate",
  "support-conference": "delegate",
  "fix-goal": "delegate",
  "place-conference": "delegate",
  "declare-friendly": "delegate",
  invite: "delegate",
  "file-conference": "delegate",
  "answer-conference": "officer",
  attend: "delegate",
  "leave-conference": "delegate",
  speak: "either",
  lead: "officer",
  move: "either",
  "vote-on-motion": "delegate",
  "close-conference": "officer",
};

/** What can be done before the game begins. */
const EARLY: readonly RoomActName[] = [
  "enter",
  "set-codes",
  "seat",
  "rule",
  "set-points",
  "give-goal",
  "propose-goal",
  "reword-goal",
  "judge-goal",
];

/** What can be done when it is over: points that were still to be counted. */
const LATE: readonly RoomActName[] = ["award-goal", "announce-award", "strike-points"];

/** What comes of a wish around the board. */
export function decideRoom(draft: Draft, id: string, act: RoomAct): Refusal | undefined {
  const { table } = draft;
  if (!table.room) return refusal("no-room");
  if (WHO[act.do] === "officer" && !isReferee(table, id)) return refusal("not-entitled");
  const power = powerOf(table, id);
  if (WHO[act.do] === "either" && power === null && !isReferee(table, id)) return refusal("not-entitled");
  if (WHO[act.do] === "delegate" && power === null) return refusal("not-entitled");
  if (table.status === "lobby" && !EARLY.includes(act.do)) return refusal("game-not-started");
  if (table.status === "ended" && (!LATE.includes(act.do) || table.turns.length === 0))
    return refusal("game-over");
  const refused = carryOut(draft, id, power ?? "", act);
  if (!refused && table.status === "ended") recount(draft);
  return refused;
}

function carryOut(draft: Draft, id: string, power: string, act: RoomAct): Refusal | undefined {
  switch (act.do) {
    case "enter":
      return enter(draft, id, act);
    case "set-codes":
      return setCodes(draft, act);
    case "seat":
      return seatDelegate(draft, act);
    case "announce-speeches":
      return announceSpeeches(draft, act);
    case "request-speeches":
      return requestSpeeches(draft, power);
    case "decide-extra":
      return decideExtra(draft, act.granted);
    case "next":
      return next(draft);
    case "pass":
      return pass(draft, power);
    case "yield":
      return yieldTo(draft, power, act.to);
    case "set-reading":
      return setReading(draft, act.order);
    case "read-out":
      return readOut(draft);
    case "object":
      return object(draft, power, act);
    case "rule":
      return rule(draft, act.text);
    case "enter-slip":
      return enterSlip(draft, id, act);
    case "draft-treaty":
      return draftTreaty(draft, power, act);
    case "amend-treaty":
    case "sign-treaty":
    case "publish-treaty":
    case "denounce-treaty":
    case "allege-breach":
    case "answer-breach":
      return actOnTreaty(draft, power === "" ? null : power, act);
    case "plan-conference":
      return planConference(draft, power, act);
    case "support-conference":
    case "fix-goal":
    case "place-conference":
    case "declare-friendly":
    case "invite":
    case "file-conference":
    case "answer-conference":
    case "attend":
    case "leave-conference":
    case "speak":
    case "lead":
    case "move":
    case "vote-on-motion":
    case "close-conference":
      return actOnConference(draft, id, power === "" ? null : power, act);
    case "set-points":
      return setPoints(draft, act);
    case "give-goal":
      return giveGoal(draft, act);
    case "propose-goal":
      return proposeGoal(draft, power, act);
    case "reword-goal":
      return rewordGoal(draft, power, act);
    case "judge-goal":
      return judgeGoal(draft, id, act);
    case "claim-goal":
      return claimGoal(draft, power, act);
    case "award-goal":
      return awardGoal(draft, act);
    case "announce-award":
      return announceAward(draft, act.goal);
    case "strike-points":
      return strikePoints(draft, act);
    case "announce-end":
      return announceEnd(draft, act.turn);
    case "conclude":
      return conclude(draft, act.reason);
  }
}

/** The officers go on to what comes next. What has its time is not cut short by them (R18). */
function next(draft: Draft): Refusal | undefined {
  const { table } = draft;
  if (!isHeldBack(table)) return refusal("not-at-this-stage", "it is played out when all are ready");
  if (table.clock.pausedAt !== null) return refusal("clock-paused");
  const { stage, announced, extra, requests } = roomOf(table).schedule;
  switch (stage) {
    case "opening":
      if (hasSpeeches(table)) return beginSpeeches(draft, "speeches");
      begin(draft, "diplomacy");
      return undefined;
    case "speeches":
      if (!callNext(draft, announced as Speeches)) begin(draft, "diplomacy");
      return undefined;
    case "diplomacy":
      if (isTimed(table)) return refusal("negotiating");
      begin(draft, "request");
      return undefined;
    case "request":
      if (extra) return beginSpeeches(draft, "extra-speeches");
      return requests.length > 0 ? refusal("request-open") : refusal("too-early");
    case "extra-speeches":
      if (!callNext(draft, announced as Speeches)) begin(draft, "writing");
      return undefined;
    case "writing":
      if (isTimed(table) && waitedFor(table).length > 0) return refusal("still-writing");
      seal(draft);
      return undefined;
    case "sealed":
      begin(draft, "revealed");
      return undefined;
    case "revealed":
      if (!isRead(table)) return refusal("not-read-yet");
      processTurn(draft, "referee");
      return undefined;
  }
}

const isTimed = ({ setup }: Table): boolean => setup.clock.kind !== "referee";
