import { plural } from "./plural.ts";

/** What a server said about the time that is left, in ms. */
interface TimeLeft {
  readonly left: number | null;
  readonly isPaused: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Time left, when so much of it has passed since the view was made. It rests on what the server said was left, so that
 * a device whose clock is wrong counts right as well.
 */
export function leftAfter({ left, isPaused }: TimeLeft, passed: number): number | null {
  if (left === null) return null;
  return isPaused ? left : Math.max(0, left - passed);
}

const two = (number: number): string => String(number).padStart(2, "0");

/** "4:59", "2 h 05 min", "3 days 4 h". The last second is still a second: nought means that the time is up. */
export function formatLeft(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const minutes = Math.floor(seconds / 60);
  if (left < HOUR) return `${minutes}:${two(seconds % 60)}`;
  const hours = Math.floor(minutes / 60);
  if (left < 2 * DAY) return `${hours} h ${two(minutes % 60)} min`;
  return `${Math.floor(hours / 24)} days ${hours % 24} h`;
}

/** The same for those who listen, and without what changes every second. */
export function leftInWords(left: number): string {
  const minutes = Math.ceil(left / MINUTE);
  if (left <= 0) return "the time is up";
  if (minutes < 60) return plural(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  if (hours < 48)
    return `${plural(hours, "hour")}${minutes % 60 ? ` ${plural(minutes % 60, "minute")}` : ""}`;
  return `${plural(Math.floor(hours / 24), "day")}${hours % 24 ? ` ${plural(hours % 24, "hour")}` : ""}`;
}

/** How soon the figures change next, in ms. */
export const nextTick = (left: number): number =>
  left < HOUR ? left % SECOND || SECOND : Math.min(left % MINUTE || MINUTE, MINUTE);

/** How much the time presses: little is left, or hardly any. */
export function urgency(left: number | null): "none" | "soon" | "last" {
  if (left === null || left > 10 * MINUTE) return "none";
  return left > MINUTE ? "soon" : "last";
}

/** A moment by the reader's own calendar: "Tue 14:05", "14:05" today. */
export function formatMoment(at: number, now: number, locale?: string): string {
  const date = new Date(at);
  const time = date.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  if (date.toDateString() === new Date(now).toDateString()) return time;
  const near = Math.abs(at - now) < 6 * DAY;
  const day = date.toLocaleDateString(
    locale,
    near ? { weekday: "short" } : { weekday: "short", day: "numeric", month: "short" },
  );
  return `${day} ${time}`;
}
