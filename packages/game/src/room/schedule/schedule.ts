import type { RoomStage } from "@chancery/api";
import { parsePhase } from "@chancery/engine";
import { minutesFor, startWriting, taskOf } from "../../clock/clock.ts";
import { readyWithOrders } from "../../clock/duties.ts";
import type { Draft } from "../../draft.ts";
import { currentTurn, type Table } from "../../table.ts";
import { happens } from "../happens.ts";
import { delegations, factsOf, roomOf } from "../room-of.ts";
import { isShowing } from "../score/results.ts";
import { leavePlace } from "./going-back.ts";
import { stageOf } from "./stage.ts";

const MINUTE = 60_000;

/** Begins a stage with the time that it has by the booklet or the officers. */
export function begin(draft: Draft, stage: RoomStage): void {
  happens(draft, { type: "stage-begun", stage, deadline: deadlineOf(draft, stage) });
}

function deadlineOf({ table, now }: Draft, stage: RoomStage): number | null {
  const after = (minutes: number | null): number | null => (minutes === null ? null : now + minutes * MINUTE);
  // The half hour is for the first turn alone (MB-48, R18).
  const isFirst = currentTurn(table).parent === null;
  if (stage === "diplomacy") return after(minutesFor(table, "M", "negotiation", isFirst));
  return stage === "writing" ? after(minutesFor(table, "M", "writing", isFirst)) : null;
}

/** Ends diplomacy because its time is up or all agree: at a table without a room, orders are written then. */
export function endNegotiation(draft: Draft): void {
  if (!draft.table.room) startWriting(draft, readyWithOrders(draft.table));
  else if (stageOf(draft.table) === "diplomacy") {
    leavePlace(draft);
    afterDiplomacy(draft);
  }
}

/** Orders are written next, unless someone has asked for extra speeches: then the officers decide (MB-46, R15). */
export function afterDiplomacy(draft: Draft): void {
  const isAsked = roomOf(draft.table).schedule.requests.length > 0;
  begin(draft, isAsked ? "request" : "writing");
}

/** All are done with writing before its time. */
export function sealEarly(draft: Draft): void {
  leavePlace(draft);
  seal(draft);
}

/** The order and time in which sheets are read out, once writing is over (R22). */
export function seal(draft: Draft): void {
  begin(draft, "sealed");
  const powers = delegations(draft.table);
  happens(draft, { type: "reading-set", order: powers });
}

/** Whether a move of a committee waits for its sheets to be opened before it is resolved (MB-176). */
export const isHeldBack = (table: Table): boolean =>
  table.room !== null && taskOf(currentTurn(table).phase) === "M";

/** The time of a stage is up. False if the stage isn't one of the room's. */
export function passStage(draft: Draft): boolean {
  const { table } = draft;
  if (!isHeldBack(table) && !isShowing(table)) return false;
  const stage = stageOf(table);
  if (stage === null) return false;
  if (stage !== "diplomacy" && stage !== "writing") {
    // A speaker has time called, and everything else waits for the officers (R16).
    happens(draft, { type: "time-called" });
    return true;
  }
  leavePlace(draft);
  if (stage === "diplomacy") afterDiplomacy(draft);
  else seal(draft);
  return true;
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
