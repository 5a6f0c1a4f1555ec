import type { RetentionKind } from "@chancery/api";
import type { Context, Limits } from "../context.ts";

export const DAY = 24 * 3_600_000;

/** How many days each kind of thing is kept. The privacy page shows this table, and housekeeping goes by it. */
export const retentionDays = ({
  guestDays,
}: Pick<Limits, "guestDays">): Readonly<Record<RetentionKind, number>> => ({
  sessions: 180,
  idleGuests: guestDays,
  attempts: 1,
  notices: 30,
  traces: 30,
  reports: 180,
  sanctions: 365,
});

type Cleanup = (context: Context, before: number, stepByStep: StepByStep) => Promise<unknown>;

/** Takes small steps until there are no more. Says whether it got to the end. */
export type StepByStep = (
  step: (
    after: string,
  ) => Promise<{ readonly ok: true; readonly value: string | null } | { readonly ok: false }>,
) => Promise<boolean>;

/** How what has been kept long enough is forgotten: all from before a moment. */
export const CLEANUP: Readonly<Record<RetentionKind, Cleanup>> = {
  // Sessions and counts carry the end of their time themselves.
  sessions: ({ store, now }) => store.sessions.purge(now()),
  attempts: ({ store, now }) => store.attempts.purge(now()),
  idleGuests: ({ store }, since, stepByStep) =>
    stepByStep((after) => store.persons.removeIdle({ since, after })),
  notices: ({ store }, before) => store.outbox.purge(before),
  traces: ({ store }, before) => store.traces.purge(before),
  reports: ({ store }, before) => store.reports.purge(before),
  sanctions: ({ store }, before) => store.sanctions.purge(before),
};
