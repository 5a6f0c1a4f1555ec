import { roomFacts } from "@chancery/variants";
import type { Conference } from "./conference.ts";
import { type Goals, NO_GOALS } from "./goals.ts";
import { NO_SCHEDULE, type Schedule } from "./stage.ts";
import type { Treaty } from "./treaties.ts";

/** What goes on around the board of a committee. Plain data, a part of the table. */
export interface Room {
  /** The digest of each delegation's code, by seat; null where there is none. */
  readonly codes: readonly (string | null)[];
  readonly schedule: Schedule;
  readonly treaties: readonly Treaty[];
  readonly goals: Goals;
  readonly conferences: readonly Conference[];
  /** After which turn the officers will close, once they have said so (R105). */
  readonly lastTurn: string | null;
}

/** The room of a new table; null if its game needs none. */
export function newRoom(variant: string, seats: number): Room | null {
  if (roomFacts(variant) === null) return null;
  return {
    codes: Array.from({ length: seats }, () => null),
    schedule: NO_SCHEDULE,
    treaties: [],
    goals: NO_GOALS,
    conferences: [],
    lastTurn: null,
  };
}
