/** Times in words, as people would say them. */

const UNITS = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
] as const;

const some = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "2 days", "1 hour 30 minutes". */
export function minutesInWords(minutes: number): string {
  let left = minutes;
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(some(count, unit));
  }
  return parts.length > 0 ? parts.join(" ") : "no time";
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something takes yet, no more exact than is of use: "2 d 4 h", "3 h 05 min", "4 min 09 s". */
export function timeLeft(milliseconds: number): string {
  const pad = (count: number): string => String(count).padStart(2, "0");
  // The last second is one, too.
  const left = Math.ceil(Math.max(0, milliseconds) / SECOND) * SECOND;
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${pad(Math.floor((left % HOUR) / MINUTE))} min`;
  return `${Math.floor(left / MINUTE)} min ${pad(Math.floor((left % MINUTE) / SECOND))} s`;
}

/** When what `timeLeft` says changes next. */
export const nextChange = (milliseconds: number): number =>
  milliseconds >= DAY ? MINUTE : milliseconds >= HOUR ? 10 * SECOND : SECOND;
