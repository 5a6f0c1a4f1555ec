import type { RoomActName } from "./act.ts";
import type { RoomActs } from "./act-entry.ts";
import { CONFERENCE_ACTS, PLANNING_ACTS } from "./conference-acts.ts";
import { DELEGATION_ACTS } from "./delegations.ts";
import { GOAL_ACTS, POINTS_ACTS } from "./goal-acts.ts";
import { GOING_BACK_ACTS } from "./going-back.ts";
import { MOVE_ACTS } from "./move-acts.ts";
import { NEXT_ACTS } from "./next.ts";
import { OFFICERS_ACTS } from "./officers-word.ts";
import { RESULTS_ACTS } from "./results.ts";
import { SCORE_ACTS } from "./score.ts";
import { SHEET_ACTS } from "./sheets.ts";
import { SPEECH_ACTS } from "./speeches.ts";
import { DRAFTING_ACTS, TREATY_ACTS } from "./treaty-acts.ts";

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
