import {
  formatDuration,
  formatMoment as formatIntl,
  formatUnit,
  type PageLanguage,
} from "@chancery/messages";
import { LANGUAGE } from "./language.ts";
import { ui } from "./ui.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A day of the week by its number, from Sunday: "Mon". */
export const dayName = (day: number): string =>
  formatIntl(LANGUAGE, Date.UTC(2023, 0, 1 + day), { weekday: "short", timeZone: "UTC" });

/** An hour of the day: "6 PM", "18 Uhr". */
export const hourName = (hour: number): string =>
  formatIntl(LANGUAGE, Date.UTC(2023, 0, 1, hour), { hour: "numeric", minute: "2-digit", timeZone: "UTC" });

/** A length of time in words, as people would say it: "2 days", "1 hour, 30 minutes". */
export const minutesInWords = (minutes: number): string =>
  minutes > 0 ? formatDuration(LANGUAGE, minutes) : ui("noTime");

/** "4:59", "2 hr 5 min", "3 days 4 hr". The last second is still a second: zero means that time is up. */
export function formatLeft(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  if (left < HOUR) return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  const hours = Math.floor(minutes / 60);
  const short = (count: number, unit: "day" | "hour" | "minute"): string =>
    formatUnit(LANGUAGE, count, unit, "short");
  if (left < 2 * DAY) return `${short(hours, "hour")} ${short(minutes % 60, "minute")}`;
  return `${short(Math.floor(hours / 24), "day")} ${short(hours % 24, "hour")}`;
}

/** The same for screen readers, without what changes every second. */
export function leftInWords(left: number): string {
  if (left <= 0) return ui("timeUp");
  if (left < MINUTE) return ui("underMinute");
  const minutes = Math.ceil(left / MINUTE);
  return formatDuration(LANGUAGE, left < 2 * DAY ? minutes : Math.floor(minutes / 60) * 60);
}

const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** A moment by the reader's own calendar: "Tue, 2:05 PM", "2:05 PM" today. */
export const formatMoment = (at: number, now: number, language: PageLanguage = LANGUAGE): string =>
  formatNear(at, now, TIME, language);

/** A moment that counts, with its zone: "Tue, 2:05 PM GMT+1". */
export const formatDeadline = (at: number, now: number, language: PageLanguage = LANGUAGE): string =>
  formatNear(at, now, { ...TIME, timeZoneName: "short" }, language);

/** A deadline with its full date. The zone is named beside it. */
export const formatDeadlineInFull = (at: number): string =>
  formatIntl(LANGUAGE, at, { dateStyle: "full", timeStyle: "short" });

/** The reader's time zone: "Europe/Berlin". */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment in full, to the second and with its zone. */
export const formatExact = (at: number): string =>
  formatIntl(LANGUAGE, at, { dateStyle: "medium", timeStyle: "long" });

function formatNear(
  at: number,
  now: number,
  time: Intl.DateTimeFormatOptions,
  language: PageLanguage,
): string {
  if (new Date(at).toDateString() === new Date(now).toDateString()) return formatIntl(language, at, time);
  const near = Math.abs(at - now) < 6 * DAY;
  const day = near
    ? ({ weekday: "short" } as const)
    : ({ weekday: "short", day: "numeric", month: "short" } as const);
  return formatIntl(language, at, { ...day, ...time });
}

/** A day, without its time. */
export const formatDay = (at: number): string => formatIntl(LANGUAGE, at, { dateStyle: "medium" });
