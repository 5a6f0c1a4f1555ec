import { parsePhase } from "@chancery/engine";
import type { Commands } from "../../command-entry.ts";
import type { Draft } from "../../draft.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { currentTurn, lineOf, type Table } from "../../table.ts";
import { factsOf, powerOf, roomOf } from "../room-of.ts";
import { type Conference, type ConferenceClosing, openConference } from "./conference.ts";

export const CONFERENCE_END_COMMANDS = {
  "end-conference": { who: ["clock"], when: ["playing"], run: endConference },
} satisfies Partial<Commands>;

/** What follows by itself: former delegates leave a conference, and it may have to end. */
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
  const open = openConference(roomOf(draft.table).conferences);
  const cause = open && whyOver(table, open, draft.now);
  if (open && cause)
    draft.follow({
      type: "room",
      what: { type: "conference-closed", conference: open.id, why: "", cause, document: "" },
    });
}

/**
 * After two turns, or by the clock if the officers have set a time (MB-263, R92); or when too few are left (R88): at
 * once if someone has walked out, and else if they have not come before the first moves after the opening.
 */
function whyOver(
  table: Table,
  { form, openedIn, delegates, left, until }: Conference,
  now: number,
): ConferenceClosing | null {
  if (isUp(until, now)) return "time";
  const opened = openedIn ?? 1;
  if (half(currentTurn(table).phase) - half(table.turns[opened - 1].phase) >= 2) return "year";
  const there = form.participants.filter((power) => delegates[power] !== undefined).length;
  const haveMoved = lineOf(table).some(
    ({ number, phase, result }) => number >= opened && result !== null && phase.endsWith("M"),
  );
  const isCounted = haveMoved || Object.keys(left).length > 0;
  return isCounted && there < factsOf(table).conferenceOf ? "few" : null;
}

/** Whether its time is over before or while it is in session. */
export const isUp = (until: number | null, now: number): boolean => until !== null && now >= until;

/**
 * When the conference in session ends by the clock, if it does. That is a time of day: it comes although the clock of
 * the Situation Room is paused, because a conference keeps its own time (R92, R94).
 */
export const conferenceEnd = ({ room, status }: Table): number | null =>
  status === "playing" ? (openConference(room?.conferences ?? [])?.until ?? null) : null;

/** The time that the officers gave a conference is up; it closes by itself then. */
function endConference({ table, now }: Draft): Refusal | undefined {
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
