import type { RoomStage } from "@chancery/api";
import type { ConferenceEvent } from "./conferences/conference.ts";
import type { GoalEvent } from "./goals/goals.ts";
import type { Speeches } from "./schedule/stage.ts";
import type { TreatyEvent } from "./treaties/treaties.ts";

/** Something that has happened around the board. */
export type RoomEvent =
  | TreatyEvent
  | GoalEvent
  | ConferenceEvent
  | { readonly type: "end-announced"; readonly turn: string }
  | {
      readonly type: "codes-set";
      readonly codes: readonly (string | null)[];
      readonly round: number;
      readonly renewed?: number;
    }
  /** A code was made that moves a delegate to a new phone. */
  | {
      readonly type: "handing-over";
      readonly member: string;
      readonly digest: string;
      readonly until: number;
    }
  | { readonly type: "moved-in"; readonly from: string; readonly to: string }
  | { readonly type: "seconds-set"; readonly seconds: number }
  | { readonly type: "speeches-announced"; readonly speeches: Speeches }
  | { readonly type: "speeches-requested"; readonly power: string }
  | { readonly type: "extra-decided"; readonly granted: boolean }
  | { readonly type: "stage-begun"; readonly stage: RoomStage; readonly deadline: number | null }
  /** A place of the schedule is about to be left, and may be gone back to. */
  | { readonly type: "step-left"; readonly left: number | null }
  | {
      readonly type: "gone-back";
      readonly announced: Speeches | null;
      readonly deadline: number | null;
      readonly reason: string;
    }
  /** The officers ended a stage early, or without waiting for everyone. */
  | { readonly type: "stage-cut"; readonly stage: RoomStage }
  /** The officers set the clock; null if they took it away. */
  | { readonly type: "clock-set"; readonly deadline: number | null; readonly seconds: number | null }
  /** The time is up, but the stage or speech lasts until the officers end it. */
  | { readonly type: "time-called" }
  /** A delegation said aloud that it is ready or agrees, or that it is not. */
  | { readonly type: "agreed-aloud"; readonly power: string; readonly agreed: boolean }
  | { readonly type: "bots-ranked"; readonly ranked: boolean }
  | { readonly type: "reopened"; readonly deadline: number | null; readonly reason: string }
  | { readonly type: "called"; readonly power: string; readonly deadline: number }
  | { readonly type: "speech-ended"; readonly why: "passed" | "time" | "officers" }
  | { readonly type: "yielded"; readonly to: string }
  | { readonly type: "reading-set"; readonly order: readonly string[] }
  | { readonly type: "read-out"; readonly power: string }
  | { readonly type: "results-shown"; readonly count: number }
  | { readonly type: "objected"; readonly by: string; readonly power: string; readonly text: string }
  | { readonly type: "ruled"; readonly text: string }
  | { readonly type: "date-corrected"; readonly power: string; readonly date: string };
