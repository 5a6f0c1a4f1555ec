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

/** The first moment not before `time` that falls into a window. Time is UTC in milliseconds, as ever. */
export function fitInto(windows: readonly Window[], utcOffset: number, time: number): number {
  if (windows.length === 0) return time;
  const local = time + utcOffset * 60_000;
  const midnight = Math.floor(local / DAY) * DAY;
  const moments = windows.flatMap(({ days, from, to }) =>
    days.map((day) => {
      const opens = midnight + (day - weekdayOf(midnight)) * DAY + from * HOUR;
      const length = (to - from) * HOUR;
      const open = [opens - WEEK, opens, opens + WEEK].find((start) => start + length >= local) as number;
      return Math.max(open, local);
    }),
  );
  return Math.min(...moments) - utcOffset * 60_000;
}

const weekdayOf = (midnight: number): number => (((midnight / DAY + FIRST_WEEKDAY) % 7) + 7) % 7;
