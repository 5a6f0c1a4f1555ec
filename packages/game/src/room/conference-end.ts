import { parsePhase } from "@chancery/engine";
import type { Draft } from "../draft.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { currentTurn, type Table } from "../table.ts";
import { type Conference, type ConferenceClosing, openConference } from "./conference.ts";
import { factsOf, moment, powerOf, roomOf } from "./room-of.ts";

const OPEN_STAGES = ["opening", "speeches", "diplomacy", "request", "extra-speeches"];

/** What follows by itself: a conference opens at a change of phase (R91), or has to end. */
export function settleConference(draft: Draft): void {
  const { table } = draft;
  if (!table.room || table.status !== "playing") return;
  for (const { id, status, delegates } of table.room.conferences)
    for (const [power, member] of Object.entries(status === "closed" ? {} : delegates))
      if (powerOf(table, member) !== power)
        draft.follow({
          type: "room",
          what: { type: "conference-left", conference: id, power, during: null },
        });
  const { conferences, schedule } = roomOf(draft.table);
  if (OPEN_STAGES.includes(schedule.stage)) openGranted(draft);
  const open = openConference(conferences);
  const cause = open && whyOver(table, open, draft.now);
  if (open && cause)
    draft.follow({
      type: "room",
      what: { type: "conference-closed", conference: open.id, why: "", cause, document: "" },
    });
}

/** Opens the conference that was granted a room in another phase, if there is one (R91). */
export function openGranted(draft: Draft): void {
  const { table, now } = draft;
  // One whose time was up before it could open waits for the officers to set another.
  const next = roomOf(table).conferences.find(
    ({ status, until }) => status === "granted" && !isUp(until, now),
  );
  if (next && next.granted !== moment(table))
    draft.follow({
      type: "room",
      what: { type: "conference-opened", conference: next.id, turn: table.turns.length },
    });
}

/**
 * After two turns, or by the clock if the officers have set a time (MB-263, R92); or when too few are left (R88): at once if someone has walked out, and else if they
 * have not come by the turn after the opening.
 */
function whyOver(
  table: Table,
  { form, openedIn, delegates, left, until }: Conference,
  now: number,
): ConferenceClosing | null {
  if (isUp(until, now)) return "time";
  const present = currentTurn(table);
  const opened = table.turns[(openedIn ?? 1) - 1];
  if (half(present.phase) - half(opened.phase) >= 2) return "year";
  const there = form.participants.filter((power) => delegates[power] !== undefined).length;
  const isCounted = present.number > opened.number || Object.keys(left).length > 0;
  return isCounted && there < factsOf(table).conferenceOf ? "few" : null;
}

const isUp = (until: number | null, now: number): boolean => until !== null && now >= until;

/**
 * When the conference in session ends by the clock, if it does. That is a time of day: it comes although the clock of
 * the Situation Room is paused, because a conference keeps its own time (R92, R94).
 */
export const conferenceEnd = ({ room, status }: Table): number | null =>
  status === "playing" ? (openConference(room?.conferences ?? [])?.until ?? null) : null;

/** The time that the officers gave a conference is up; it closes by itself then. */
export function endConference({ table, now }: Draft): Refusal | undefined {
  return isUp(conferenceEnd(table), now) ? undefined : refusal("too-early");
}

/** A conference whose time was up during an outage gets as much as it had left. False if none did. */
export function moveConferenceEnd(draft: Draft, downSince: number, upSince: number): boolean {
  const end = conferenceEnd(draft.table);
  const open = openConference(draft.table.room?.conferences ?? []);
  if (!open || end === null || end <= downSince || end > upSince) return false;
  const until = upSince + end - downSince;
  draft.add({ type: "room", what: { type: "conference-timed", conference: open.id, until } });
  return true;
}

function half(phase: string): number {
  const parsed = parsePhase(phase);
  return parsed.ok ? parsed.value.year * 2 + (parsed.value.season === "S" ? 0 : 1) : 0;
}
