import { tzOffset } from "@date-fns/tz";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** The first of January 1970 was a Thursday; days are counted from Sunday, which is 0. */
const FIRST_WEEKDAY = 4;

/** Hours of certain weekdays in which a deadline may fall: from 18 to 22 means until 22 sharp. */
export interface Window {
  /** From 0, Sunday, to 6, Saturday. */
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Whose clock windows go by: a named time zone, with its summer time, or minutes ahead of UTC. */
export type Zone = string | number;

/** Whether there is a time zone of this name. */
export const isTimeZone = (name: string): boolean =>
  /[A-Za-z]/.test(name) && Number.isFinite(tzOffset(name, new Date(0)));

/** The first moment not before `time` that falls into a window. Time is UTC in milliseconds, as ever. */
export function fitInto(windows: readonly Window[], zone: Zone, time: number): number {
  if (windows.length === 0) return time;
  const local = time + offsetAt(zone, time);
  const midnight = Math.floor(local / DAY) * DAY;
  const moments = windows.flatMap(({ days, from, to }) =>
    days.map((day) => {
      const opens = midnight + (day - weekdayOf(midnight)) * DAY + from * HOUR;
      const length = (to - from) * HOUR;
      const open = [opens - WEEK, opens, opens + WEEK].find((start) => start + length >= local) as number;
      return open > local ? Math.max(time, momentOf(zone, open)) : time;
    }),
  );
  return Math.min(...moments);
}

/** How far the clock of a zone is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (zone: Zone, time: number): number =>
  (typeof zone === "number" ? zone : tzOffset(zone, new Date(time))) * 60_000;

/** The moment at which the clock of a zone shows this time. */
function momentOf(zone: Zone, local: number): number {
  const near = local - offsetAt(zone, local);
  return local - offsetAt(zone, near);
}

const weekdayOf = (midnight: number): number => (((midnight / DAY + FIRST_WEEKDAY) % 7) + 7) % 7;
