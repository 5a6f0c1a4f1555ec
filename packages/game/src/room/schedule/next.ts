import { waitedFor } from "../../clock/duties.ts";
import type { Draft } from "../../draft.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Table } from "../../table.ts";
import { openNext, processTurn } from "../../turns/process.ts";
import type { RoomActs } from "../act-entry.ts";
import { beginSpeeches, callNext } from "../officers/speeches.ts";
import { roomOf } from "../room-of.ts";
import { hasMore, isShowing } from "../score/results.ts";
import { afterDiplomacy, begin, hasSpeeches, isHeldBack, isRead, seal } from "./schedule.ts";
import { isSpeaking } from "./stage.ts";

export const NEXT_ACTS = {
  next: { who: "officer", isStep: true, whyNot: whyNotNext, run: next },
} satisfies Partial<RoomActs>;

/** Whether the next step comes by itself; the officers can end what has its time, but have to say so (R18). */
function whyNotNext(table: Table): Refusal | undefined {
  if (isShowing(table)) return hasMore(table) ? refusal("not-shown-yet") : undefined;
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
  else if (stage === "results") openNext(draft);
  else if (!isCalled) begin(draft, FOLLOWING[stage]);
}

/** What comes when a stage is over and nothing else has to be done about it. */
const FOLLOWING = {
  opening: "diplomacy",
  speeches: "diplomacy",
  "extra-speeches": "writing",
  sealed: "revealed",
} as const;
