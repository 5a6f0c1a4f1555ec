import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { botsOfferedAt, nextOfferEnd } from "../lobby/gathering.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { conferenceEnd } from "../room/conferences/conference-end.ts";
import { takesAgreement } from "../room/presence.ts";
import { holdersOf, isPersons, type Table } from "../table.ts";
import { waitedFor } from "./duties.ts";

export const REMINDER_COMMANDS = {
  "note-reminders": { who: ["clock"], when: ["playing"], run: noteReminders },
} satisfies Partial<Commands>;

const MINUTE = 60_000;

/** Someone to remind that they aren't done, and by when they should be. */
export interface Reminder {
  readonly member: string;
  readonly seat: number;
  readonly deadline: number;
  /** The agreed time before the deadline, in minutes. */
  readonly minutes: number;
}

const leadsOf = ({ setup: { clock } }: Table): readonly number[] =>
  clock.kind === "referee" ? [] : clock.reminders;

/** The longest agreed time, in minutes, before a deadline at which people are reminded of it. */
export const longestReminder = (table: Table): number => Math.max(0, ...leadsOf(table));

/** The reminders still to be sent before the present deadline, by their minutes; none if that is nearer anyway. */
function pending(table: Table): readonly number[] {
  const { deadline, pausedAt, since, reminded } = table.clock;
  if (table.status !== "playing" || deadline === null || pausedAt !== null) return [];
  // No reminders while others speak.
  if (!takesAgreement(table)) return [];
  return leadsOf(table).filter(
    (minutes) => deadline - minutes * MINUTE >= since && !reminded.some((sent) => sent <= minutes),
  );
}

/**
 * Those to be reminded now. Of several reminders that have fallen due, the last is enough. Once they have been
 * sent, the command `note-reminders` says so.
 */
export function remindersDue(table: Table, now: number): readonly Reminder[] {
  const { deadline } = table.clock;
  if (deadline === null || now >= deadline) return [];
  const passed = pending(table).filter((minutes) => now >= deadline - minutes * MINUTE);
  if (passed.length === 0) return [];
  const minutes = Math.min(...passed);
  return peopleWaitedFor(table).flatMap((seat) => {
    return holdersOf(table.seats[seat]).map((member) => ({ member, seat, deadline, minutes }));
  });
}

/** Bots need no reminders. */
const peopleWaitedFor = (table: Table): readonly number[] =>
  waitedFor(table).filter((seat) => isPersons(table, seat));

/** When the clock next has something to do at a table: for its stage, or for a conference. */
export function nextAlarm(table: Table): number | null {
  const alarms = [
    stageAlarm(table),
    table.clock.resolvesAt ?? null,
    conferenceEnd(table),
    nextOfferEnd(table),
    botsOfferedAt(table),
  ].filter((time) => time !== null);
  return alarms.length === 0 ? null : Math.min(...alarms);
}

/** The same for the current stage: remind people, pass the deadline, or continue. */
function stageAlarm(table: Table): number | null {
  const { deadline, pausedAt, pausedUntil } = table.clock;
  if (table.status === "playing" && pausedAt !== null) return pausedUntil;
  if (table.status !== "playing" || deadline === null) return null;
  const minutes = peopleWaitedFor(table).length > 0 ? Math.max(0, ...pending(table)) : 0;
  return deadline - minutes * MINUTE;
}

/**
 * What the clock has to do at a table now, if anything. Reminders are sent first (`remindersDue`); after an outage,
 * `move-deadlines` comes before everything else.
 */
export function clockCommand(table: Table, now: number): Command | null {
  const end = conferenceEnd(table);
  if (end !== null && now >= end) return { type: "end-conference" };
  const { resolvesAt = null } = table.clock;
  if (resolvesAt !== null && now >= resolvesAt) return { type: "resolve" };
  const offer = nextOfferEnd(table);
  if (offer !== null && now >= offer) return { type: "pass-offers" };
  const bots = botsOfferedAt(table);
  if (bots !== null && now >= bots) return { type: "offer-bots" };
  const alarm = stageAlarm(table);
  if (alarm === null || now < alarm) return null;
  if (table.clock.pausedAt !== null) return { type: "resume" };
  return { type: remindersDue(table, now).length > 0 ? "note-reminders" : "pass-deadline" };
}

function noteReminders(draft: Draft): Refusal | undefined {
  const reminders = remindersDue(draft.table, draft.now);
  if (reminders.length === 0) return refusal("nothing-due");
  const seats = [...new Set(reminders.map(({ seat }) => seat))];
  draft.add({ type: "reminded", minutes: reminders[0].minutes, seats });
  return undefined;
}
