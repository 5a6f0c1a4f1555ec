import type { Draft } from "./draft.ts";
import { waitedFor } from "./duties.ts";
import { type Refusal, refusal } from "./refusal.ts";
import type { Table } from "./table.ts";

const MINUTE = 60_000;

/** Somebody to be reminded that he is not done, and by when he should be. */
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

/**
 * Those to be reminded now. Of several reminders that have fallen due, the last is enough. Once they have been
 * sent, the command `note-reminders` says so.
 */
export function remindersDue(table: Table, now: number): readonly Reminder[] {
  const { deadline, pausedAt, reminded } = table.clock;
  if (table.status !== "playing" || deadline === null || pausedAt !== null || now >= deadline) return [];
  const passed = leadsOf(table).filter((minutes) => now >= deadline - minutes * MINUTE);
  const minutes = Math.min(...passed);
  if (passed.length === 0 || reminded.some((sent) => sent <= minutes)) return [];
  return waitedFor(table).flatMap((seat) => {
    const member = table.seats[seat].holder;
    return member === null ? [] : [{ member, seat, deadline, minutes }];
  });
}

export function noteReminders(draft: Draft): Refusal | undefined {
  const reminders = remindersDue(draft.table, draft.now);
  if (reminders.length === 0) return refusal("nothing-due");
  draft.add({ type: "reminded", minutes: reminders[0].minutes, seats: reminders.map(({ seat }) => seat) });
  return undefined;
}
