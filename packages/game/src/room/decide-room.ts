import type { Draft } from "../draft.ts";
import { processTurn } from "../process.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { RoomAct } from "./act.ts";
import { actOnConference, planConference } from "./conference-acts.ts";
import { enter, seatDelegate, setCodes, unseat } from "./delegations.ts";
import {
  announceAward,
  awardGoal,
  claimGoal,
  editGoal,
  giveGoal,
  judgeGoal,
  proposeGoal,
  rewordGoal,
  setPoints,
  strikePoints,
  withdrawGoal,
} from "./goal-acts.ts";
import { goBack, leavePlace, STEPS } from "./going-back.ts";
import { whyNot } from "./may.ts";
import { addTime, countAgreed, endStage, setClock } from "./officers-word.ts";
import { showResults } from "./results.ts";
import { powerOf, roomOf } from "./room-of.ts";
import { afterDiplomacy, begin, hasSpeeches, seal } from "./schedule.ts";
import { announceEnd, conclude, recount, reopen } from "./score.ts";
import { enterSlip, object, readOut, rule, setReading } from "./sheets.ts";
import { announceSpeeches, beginSpeeches, callNext, setSeconds, yieldTo } from "./speeches.ts";
import { isSpeaking } from "./stage.ts";
import { actOnTreaty, draftTreaty } from "./treaty-acts.ts";

/** What comes of a wish around the board. */
export function decideRoom(draft: Draft, id: string, act: RoomAct): Refusal | undefined {
  const { table } = draft;
  if (!table.room) return refusal("no-room");
  const barred = whyNot(table, id, act.do);
  if (barred) return barred;
  const power = powerOf(table, id);
  if (STEPS.includes(act.do)) leavePlace(draft);
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
    case "unseat":
      return unseat(draft, act);
    case "announce-speeches":
      return announceSpeeches(draft, act);
    case "set-seconds":
      return setSeconds(draft, act.seconds);
    case "request-speeches":
      draft.add({ type: "room", what: { type: "speeches-requested", power } });
      return undefined;
    case "decide-extra":
      draft.add({ type: "room", what: { type: "extra-decided", granted: act.granted } });
      if (!act.granted) begin(draft, "writing");
      return undefined;
    case "next":
      return next(draft);
    case "end-stage":
      return endStage(draft);
    case "set-clock":
      return setClock(draft, act.seconds);
    case "add-time":
      return addTime(draft, act.seconds);
    case "count-agreed":
      return countAgreed(draft, act);
    case "go-back":
      return goBack(draft, act);
    case "pass":
      draft.add({ type: "room", what: { type: "speech-ended", why: "passed" } });
      return undefined;
    case "yield":
      return yieldTo(draft, act.to);
    case "set-reading":
      return setReading(draft, act.order);
    case "read-out":
      readOut(draft);
      return undefined;
    case "show-results":
      return showResults(draft, act.all);
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
    case "preside":
    case "time-conference":
    case "attend":
    case "leave-conference":
    case "speak":
    case "lead":
    case "ask-floor":
    case "withdraw-floor":
    case "give-floor":
    case "caucus":
    case "rule-conquest":
    case "move":
    case "vote-on-motion":
    case "close-conference":
      return actOnConference(draft, id, power === "" ? null : power, act);
    case "set-points":
      return setPoints(draft, act);
    case "give-goal":
      return giveGoal(draft, act);
    case "edit-goal":
      return editGoal(draft, act);
    case "withdraw-goal":
      return withdrawGoal(draft, act);
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
      return announceAward(draft, act);
    case "strike-points":
      return strikePoints(draft, act);
    case "announce-end":
      return announceEnd(draft, act.turn);
    case "conclude":
      return conclude(draft, act.reason);
    case "reopen":
      return reopen(draft, act.reason);
  }
}

/** The officers start the next step. */
function next(draft: Draft): undefined {
  const { table } = draft;
  const { stage, announced } = roomOf(table).schedule;
  const isCalled = announced !== null && isSpeaking(table) && callNext(draft, announced);
  if (stage === "opening" && hasSpeeches(table)) beginSpeeches(draft, "speeches");
  else if (stage === "request") beginSpeeches(draft, "extra-speeches");
  else if (stage === "diplomacy") afterDiplomacy(draft);
  else if (stage === "writing") seal(draft);
  else if (stage === "revealed") processTurn(draft, "referee");
  else if (!isCalled) begin(draft, FOLLOWING[stage]);
}

/** What comes when a stage is over and nothing else has to be done about it. */
const FOLLOWING = {
  opening: "diplomacy",
  speeches: "diplomacy",
  "extra-speeches": "writing",
  sealed: "revealed",
} as const;
