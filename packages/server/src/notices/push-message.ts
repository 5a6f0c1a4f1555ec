import type { Language } from "@chancery/messages";
import { subjectOf } from "./mails.ts";
import { type GameNews, isCurrent, newsIn, URGENT } from "./notices.ts";

/** How many sentences a notification has room for, and how long one may be. */
const MOST_LINES = 4;
const LONGEST_LINE = 200;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a browser is told. It knows its own time zone, so it puts times into words itself. */
interface PushMessage {
  readonly game: string;
  readonly language: Language;
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly time: number | null }[];
}

/** A message, and how push services should treat it. */
export interface Push {
  readonly message: PushMessage;
  /** For how many seconds it is kept for a browser that isn't running. */
  readonly ttl: number;
  readonly urgency: "high" | "normal";
}

/** News of a game as a push message; null if it is too late for all of it. */
export function pushOf(news: GameNews, language: Language, now: number): Push | null {
  const { game, title, items } = newsIn(language, news);
  const current = items.filter((item) => isCurrent(item, now));
  if (current.length === 0) return null;
  const urgent = current.filter(({ kind }) => URGENT.includes(kind));
  const deadlines = urgent.flatMap(({ time }) => (time === null ? [] : [time]));
  const lasts = deadlines.length > 0 ? Math.max(...deadlines) - now : DAY;
  return {
    message: {
      game,
      language,
      title: subjectOf(current, title, language),
      // What came last matters most.
      lines: current
        .slice(-MOST_LINES)
        .map(({ text, time }) => ({ text: text.slice(0, LONGEST_LINE), time })),
    },
    ttl: Math.round(Math.min(Math.max(lasts, MINUTE), 7 * DAY) / 1000),
    urgency: urgent.length > 0 ? "high" : "normal",
  };
}
