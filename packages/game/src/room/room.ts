import { roomFacts } from "@chancery/variants";
import { NO_SCHEDULE, type Schedule } from "./stage.ts";

/** What goes on around the board of a committee. Plain data, a part of the table. */
export interface Room {
  /** The digest of each delegation's code, by seat; null where there is none. */
  readonly codes: readonly (string | null)[];
  readonly schedule: Schedule;
}

/** The room of a new table; null if its game needs none. */
export function newRoom(variant: string, seats: number): Room | null {
  if (roomFacts(variant) === null) return null;
  return { codes: Array.from({ length: seats }, () => null), schedule: NO_SCHEDULE };
}
