import type { UsualReason } from "@chancery/api";
import type { TableEvent } from "../event.ts";
import type { Clock } from "../table.ts";

/** Why a deadline was moved if someone is on vacation. */
export const VACATION: UsualReason = "vacation";

export const STOPPED: Clock = {
  stage: "negotiation",
  deadline: null,
  since: 0,
  pausedAt: null,
  pausedUntil: null,
  pausedFor: null,
  grace: false,
  extended: 0,
  movedFrom: null,
  reminded: [],
  overdue: false,
  endsAt: null,
  resolvesAt: null,
};

/** What happens to the clock alone. */
type ClockEvent = Extract<
  TableEvent,
  {
    readonly type:
      | "paused"
      | "resumed"
      | "extended"
      | "grace"
      | "overdue"
      | "deadline-moved"
      | "reminded"
      | "closing";
  }
>;

/** The clock after an event. */
export function applyClock(clock: Clock, event: ClockEvent, at: number): Clock {
  switch (event.type) {
    case "paused":
      return {
        ...clock,
        pausedAt: at,
        pausedUntil: event.until,
        pausedFor: event.reason,
        resolvesAt: null,
      };
    case "resumed": {
      const { deadline, endsAt } = event;
      return { ...clock, pausedAt: null, pausedUntil: null, pausedFor: null, deadline, endsAt };
    }
    case "extended": {
      const extended = clock.extended + event.minutes;
      const isForVacation = event.minutes === 0 && event.reason === VACATION;
      const movedFrom = isForVacation ? (clock.movedFrom ?? clock.deadline) : null;
      return { ...withDeadline(clock, event.deadline, at), extended, movedFrom, overdue: false };
    }
    case "grace":
      return { ...withDeadline(clock, event.deadline, at), grace: true };
    case "overdue":
      return { ...clock, overdue: true, deadline: null };
    case "deadline-moved":
      return { ...withDeadline(clock, event.deadline, at), endsAt: event.endsAt };
    case "closing":
      return { ...clock, resolvesAt: event.at };
    case "reminded":
      return { ...clock, reminded: [...clock.reminded, event.minutes] };
  }
}

/** The clock with another deadline, of which nobody has been reminded yet. */
export const withDeadline = (clock: Clock, deadline: Clock["deadline"], at: number): Clock => ({
  ...clock,
  deadline,
  since: at,
  reminded: [],
  movedFrom: null,
});
