import type { RoomStage } from "@chancery/api";
import { BrokenInvariant } from "@chancery/engine";
import { memberOf, type Table } from "../table.ts";
import { applyConference } from "./conferences/conference.ts";
import { movesOf, withMoved } from "./delegations/moves.ts";
import { applyGoal } from "./goals/goals.ts";
import { officersStatement } from "./officers/officers-statement.ts";
import { publicStatement } from "./officers/public-statement.ts";
import type { Room } from "./room.ts";
import type { RoomEvent } from "./room-event.ts";
import { moment, powerOf } from "./room-of.ts";
import { NO_SCHEDULE, type Schedule } from "./schedule/stage.ts";
import { atSameMoment, type Step, stepOf } from "./schedule/step.ts";
import { applyTreaty } from "./treaties/treaties.ts";

/** The table after something has happened around the board. */
export function applyRoom(table: Table, event: RoomEvent, at: number, by: string | null): Table {
  const said = publicStatement(table, event) === null ? officersStatement(table, event) : null;
  const after = changed(table, event, at);
  if (said === null) return after;
  const author = by === null ? "" : (powerOf(table, by) ?? memberOf(table, by)?.name ?? "");
  const logged = { at, turn: table.turns.length, by: author, said };
  return inRoom(after, { log: [...(after.room as Room).log, logged] });
}

function changed(table: Table, event: RoomEvent, at: number): Table {
  const { room } = table;
  if (!room) throw new BrokenInvariant("this game has no room");
  const on = (change: Partial<Schedule>): Table =>
    inRoom(table, { schedule: { ...room.schedule, ...change } });
  switch (event.type) {
    case "codes-set":
      return inRoom(table, { codes: event.codes, round: event.round, renewed: event.renewed ?? 0 });
    case "handing-over": {
      const { member, digest, until } = event;
      // A new code replaces one that nobody has used.
      const moves = movesOf(table).filter((move) => move.isUsed || move.member !== member);
      return inRoom(table, { moves: [...moves, { member, digest, until, isUsed: false }] });
    }
    case "moved-in":
      return withMoved(table, event.from, event.to);
    case "speeches-announced":
      return inRoom(on({ announced: event.speeches }), { seconds: event.speeches.seconds });
    case "seconds-set":
      return inRoom(table, { seconds: event.seconds });
    case "speeches-requested":
      return on({ requests: [...room.schedule.requests, event.power] });
    case "extra-decided":
      return on({ extra: event.granted });
    case "stage-begun": {
      const begun = withDeadline(on(atStage(room.schedule, event.stage)), event.stage, event.deadline, at);
      // What everyone has seen cannot be closed again.
      return ["revealed", "results"].includes(event.stage) ? inRoom(begun, { steps: [] }) : begun;
    }
    case "step-left":
      return inRoom(on({ backFor: null }), { steps: [...room.steps, stepOf(room, event.left)] });
    case "gone-back":
      return goneBack(table, event, at);
    case "called": {
      const called = on({ called: room.schedule.called + 1, floor: event.power, timeUp: null });
      return { ...called, clock: { ...called.clock, deadline: event.deadline, since: at, reminded: [] } };
    }
    case "speech-ended": {
      const ended = on({ floor: null, timeUp: null });
      return { ...ended, clock: { ...ended.clock, deadline: null, since: at } };
    }
    case "time-called": {
      const over = on({ timeUp: at });
      return { ...over, clock: { ...over.clock, deadline: null, since: at } };
    }
    case "clock-set": {
      const set = on({ timeUp: null });
      const clock = { deadline: event.deadline, since: at, reminded: [], grace: false, overdue: false };
      return { ...set, clock: { ...set.clock, ...clock } };
    }
    case "stage-cut":
    case "agreed-aloud":
      return table;
    case "bots-ranked":
      return inRoom(table, { ranksBots: event.ranked });
    case "reopened":
      return reopened(table, event.deadline, at);
    case "yielded":
      return on({ floor: event.to });
    case "reading-set":
      return on({ readingOrder: event.order });
    case "read-out":
      return on({ read: room.schedule.read + 1 });
    case "results-shown":
      return inRoom(table, { shown: event.count });
    case "objected": {
      const { by, power, text } = event;
      return on({ objections: [...room.schedule.objections, { by, power, text }] });
    }
    case "ruled": {
      const ruling = { at, turn: table.turns.length, text: event.text };
      return inRoom(table, { rulings: [...room.rulings, ruling] });
    }
    case "date-corrected":
      return table;
    case "conference-planned":
    case "conference-formed":
    case "conference-filed":
    case "conference-granted":
    case "conference-refused":
    case "conference-attended":
    case "conference-left":
    case "conference-opened":
    case "conference-said":
    case "conference-led":
    case "conference-presided":
    case "conference-timed":
    case "conference-listed":
    case "conference-floor":
    case "caucus-held":
    case "conquest-denied":
    case "motion-made":
    case "motion-voted":
    case "conference-closed":
      return inRoom(table, { conferences: applyConference(room.conferences, event, at) });
    case "end-announced":
      return inRoom(table, { lastTurn: event.turn });
    case "treaty-drafted":
    case "treaty-amended":
    case "treaty-signed":
    case "treaty-declined":
    case "treaty-published":
    case "treaty-denounced":
    case "breach-alleged":
    case "breach-answered":
      return inRoom(table, { treaties: applyTreaty(room.treaties, event, at) });
    default:
      return inRoom(table, { goals: applyGoal(room.goals, event) });
  }
}

/** The room when a turn opens. What was asked for or granted was for the turn before. */
export const atOpening = (room: Room | null, isMove: boolean): Room | null =>
  room && {
    ...room,
    shown: 0,
    steps: [],
    closed: null,
    schedule: { ...NO_SCHEDULE, stage: isMove ? "opening" : "writing" },
  };

const inRoom = (table: Table, change: Partial<Room>): Table => ({
  ...table,
  room: { ...(table.room as Room), ...change },
});

/** Each round of speeches needs its own request and announcement; extra ones from the beginning of diplomacy (R15). */
function atStage(schedule: Schedule, stage: RoomStage): Partial<Schedule> {
  const begun = { stage, timeUp: null };
  if (schedule.stage === stage) return begun;
  const silent = { announced: null, called: 0, floor: null };
  if (stage === "diplomacy") return { ...begun, ...silent, requests: [] };
  return stage === "request" ? { ...begun, ...silent } : begun;
}

/** The room of a committee that closes, with what was left of the time. */
export function atClosing(
  room: Room | null,
  { deadline, pausedAt }: Table["clock"],
  at: number,
): Room | null {
  const left = deadline === null ? null : Math.max(0, deadline - (pausedAt ?? at));
  return room && { ...room, closed: { left } };
}

/** The committee meets again, where it was when it was closed. */
function reopened(table: Table, deadline: number | null, at: number): Table {
  const room = table.room as Room;
  const clock = { ...table.clock, deadline, since: at, reminded: [] };
  return { ...table, status: "playing", ending: null, clock, room: { ...room, closed: null } };
}

/** The schedule at the place it left last. All else that has happened since has happened. */
function goneBack(
  table: Table,
  { announced, deadline, reason }: RoomEvent & { readonly type: "gone-back" },
  at: number,
): Table {
  const room = table.room as Room;
  const { place } = room.steps.at(-1) as Step;
  const schedule = { ...room.schedule, ...place, announced, backFor: reason };
  const back = inRoom(table, { schedule, steps: room.steps.slice(0, -1) });
  const conferences = atSameMoment(room.conferences, moment(table), moment(back));
  return withDeadline(inRoom(back, { conferences }), place.stage, deadline, at);
}

function withDeadline(table: Table, stage: RoomStage, deadline: number | null, at: number): Table {
  const isLate = ["writing", "sealed", "revealed", "results"].includes(stage);
  return {
    ...table,
    // Delegations that were done with writing stay done while the sheets are opened.
    ready: stage === "sealed" || stage === "revealed" ? table.ready : [],
    clock: {
      ...table.clock,
      stage: isLate ? "writing" : "negotiation",
      deadline,
      since: at,
      reminded: [],
      grace: false,
      overdue: false,
    },
  };
}
