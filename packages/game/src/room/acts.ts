import type { RoomActName } from "./act.ts";
import type { RoomActs } from "./act-entry.ts";
import { CONFERENCE_ACTS, PLANNING_ACTS } from "./conferences/conference-acts.ts";
import { DELEGATION_ACTS } from "./delegations/delegations.ts";
import { MOVE_ACTS } from "./delegations/move-acts.ts";
import { GOAL_ACTS, POINTS_ACTS } from "./goals/goal-acts.ts";
import { OFFICERS_ACTS } from "./officers/officers-word.ts";
import { SPEECH_ACTS } from "./officers/speeches.ts";
import { GOING_BACK_ACTS } from "./schedule/going-back.ts";
import { NEXT_ACTS } from "./schedule/next.ts";
import { RESULTS_ACTS } from "./score/results.ts";
import { SCORE_ACTS } from "./score/score.ts";
import { SHEET_ACTS } from "./sheets.ts";
import { DRAFTING_ACTS, TREATY_ACTS } from "./treaties/treaty-acts.ts";

/** All that someone can want around the board. */
export const ACTS: RoomActs = {
  ...DELEGATION_ACTS,
  ...MOVE_ACTS,
  ...SPEECH_ACTS,
  ...NEXT_ACTS,
  ...OFFICERS_ACTS,
  ...GOING_BACK_ACTS,
  ...SHEET_ACTS,
  ...RESULTS_ACTS,
  ...DRAFTING_ACTS,
  ...TREATY_ACTS,
  ...POINTS_ACTS,
  ...GOAL_ACTS,
  ...SCORE_ACTS,
  ...PLANNING_ACTS,
  ...CONFERENCE_ACTS,
};

export const ROOM_ACTS = Object.keys(ACTS) as readonly RoomActName[];
