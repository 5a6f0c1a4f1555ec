import type { RoomStage } from "@chancery/api";
import { parsePhase } from "@chancery/engine";
import { minutesFor, startWriting, taskOf } from "../clock.ts";
import type { Draft } from "../draft.ts";
import { currentTurn, type Table } from "../table.ts";
import { leavePlace } from "./going-back.ts";
import type { RoomEvent } from "./room-event.ts";
import { delegations, factsOf, roomOf } from "./room-of.ts";
import { isSpeaking, stageOf } from "./stage.ts";

const MINUTE = 60_000;
/** How long extra speeches can be asked for when diplomacy is over (R15). */
const REQUEST_WINDOW = 60_000;

/** Notes something around the board that follows by itself. */
export const happens = (draft: Draft, what: RoomEvent): void => draft.follow({ type: "room", what });

/** Begins a stage with the time that it has by the booklet or the officers. */
export function begin(draft: Draft, stage: RoomStage): void {
  happens(draft, { type: "stage-begun", stage, deadline: deadlineOf(draft, stage) });
}

function deadlineOf({ table, now }: Draft, stage: RoomStage): number | null {
  const after = (minutes: number | null): number | null => (minutes === null ? null : now + minutes * MINUTE);
  // The half hour is for the first turn alone (MB-48, R18).
  const isFirst = currentTurn(table).parent === null;
  if (stage === "diplomacy") return after(minutesFor(table, "M", "negotiation", isFirst));
  if (stage === "writing") return after(minutesFor(table, "M", "writing", isFirst));
  return stage === "request" ? now + REQUEST_WINDOW : null;
}

/** Ends diplomacy because its time is up or all agree: at a table without a room, orders are written then. */
export function endNegotiation(draft: Draft): void {
  if (!draft.table.room) startWriting(draft);
  else if (stageOf(draft.table) === "diplomacy") {
    leavePlace(draft);
    begin(draft, "request");
  }
}

/** All are done with writing before its time. */
export function sealEarly(draft: Draft): void {
  leavePlace(draft);
  seal(draft);
}

/** The order and time of all sheets that are to be read, when writing is over (R22). */
export function seal(draft: Draft): void {
  begin(draft, "sealed");
  const powers = delegations(draft.table);
  happens(draft, { type: "reading-set", order: powers });
}

/** Whether a move of a committee waits for its sheets to be opened before it is resolved (MB-176). */
export const isHeldBack = (table: Table): boolean =>
  table.room !== null && taskOf(currentTurn(table).phase) === "M";

/** The time of a stage is up. False if it is none of the room's. */
export function passStage(draft: Draft): boolean {
  const { table } = draft;
  if (!isHeldBack(table)) return false;
  const stage = stageOf(table);
  if (stage === null || !TIMED.includes(stage)) return false;
  // A speech that is over leaves its place to the next only when that is called.
  if (isSpeaking(table)) happens(draft, { type: "speech-ended", why: "time" });
  else if (stage === "request") afterRequest(draft);
  else {
    leavePlace(draft);
    if (stage === "diplomacy") begin(draft, "request");
    else seal(draft);
  }
  return true;
}

/** Stages that have a time. */
const TIMED: readonly RoomStage[] = ["speeches", "diplomacy", "request", "extra-speeches", "writing"];

/** Nobody asked in time, so orders are written; a request waits for the officers (R15). */
function afterRequest(draft: Draft): void {
  const { requests, extra } = roomOf(draft.table).schedule;
  if (requests.length === 0 || extra === false) {
    leavePlace(draft);
    begin(draft, "writing");
  } else happens(draft, { type: "stage-begun", stage: "request", deadline: null });
}

/** Whether a turn has speeches before its diplomacy: every Spring one, a Fall one if asked for (MB-44, MB-45). */
export function hasSpeeches(table: Table): boolean {
  const phase = parsePhase(currentTurn(table).phase);
  const isSpring = phase.ok && phase.value.season === "S";
  return isSpring || roomOf(table).schedule.requests.length > 0;
}

/** Whether all that has to be read before the resolution has been (M01-24, MB-176). */
export function isRead(table: Table): boolean {
  const { readingOrder, read } = roomOf(table).schedule;
  return factsOf(table).reveal === "officers" || read >= readingOrder.length;
}
