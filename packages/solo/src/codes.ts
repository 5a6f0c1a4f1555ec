import type { Entry, TableEvent } from "@chancery/game";
import type { SoloCard } from "./wanted.ts";

/** What the log of a solo game says instead of names and reasons; `told.ts` puts it into words. */
export const CODES = {
  you: "you",
  master: "computer",
  tookBack: "took-back",
  out: "eliminated",
} as const;

/** A log in codes. Earlier versions wrote words into it, in the language of the page that began the game. */
export function inCodes(entries: readonly Entry[], { names }: SoloCard): readonly Entry[] {
  if (!names) return entries;
  const codes = new Map(Object.entries(CODES).map(([key, code]) => [names[key as keyof typeof CODES], code]));
  const codeOf = (text: string): string => codes.get(text) ?? text;
  return entries.map((entry) => ({ ...entry, event: inCode(entry.event, codeOf) }));
}

function inCode(event: TableEvent, codeOf: (text: string) => string): TableEvent {
  switch (event.type) {
    case "created":
      return { ...event, host: { ...event.host, name: codeOf(event.host.name) } };
    case "joined":
      return { ...event, member: { ...event.member, name: codeOf(event.member.name) } };
    case "opened":
      return event.instead
        ? { ...event, instead: { ...event.instead, reason: codeOf(event.instead.reason) } }
        : event;
    case "ended":
      return { ...event, reason: codeOf(event.reason) };
    default:
      return event;
  }
}
