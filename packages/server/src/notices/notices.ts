import {
  type NewsKind,
  type NotificationSettings,
  NotificationSettingsSchema,
  type Setup,
} from "@chancery/api";
import { type Entry, inTheWordsOf, type NewsItem, newsOf, type Table, tableWords } from "@chancery/game";
import { formatMoment, type Language } from "@chancery/messages";
import type { Notice } from "@chancery/store";
import { titleOf } from "@chancery/variants";
import { z } from "zod";

/** News of a game in the outbox, written in one transaction with the events it reports. */
export interface GameNews {
  readonly game: string;
  /** Which game it is, for its title and for the names in it. Notices of earlier versions have a title instead. */
  readonly setup?: Pick<Setup, "variant" | "rulebook" | "options">;
  readonly title?: string;
  /** Whether people sit together, and have to hear of it at once. */
  readonly isLive?: true;
  readonly items: readonly (NewsItem | WrittenItem)[];
}

/** News as earlier versions put them into the outbox: in words. */
interface WrittenItem {
  readonly kind: NewsKind;
  readonly text: string;
  readonly time: number | null;
}

/** News in someone's words. */
interface ToldNews {
  readonly game: string;
  readonly title: string;
  readonly items: readonly (WrittenItem & { readonly code?: string })[];
}

/** News of a game as they are sent, in a language. */
export function newsIn(language: Language, { game, setup, title = "", items }: GameNews): ToldNews {
  const say = setup && inTheWordsOf(tableWords(language), { setup: setup as Setup, options: setup.options });
  return {
    game,
    title: setup ? titleOf(setup, language) : title,
    items: items.map((item) => {
      if ("text" in item) return item;
      const { kind, said, time } = item;
      return { kind, code: said.code, text: `${say?.(said) ?? said.code}.`, time };
    }),
  };
}

/** Notices for members ("news"), and for webhooks that follow the game ("game-news"). */
export function noticesOf(before: Table | null, entries: readonly Entry[], after: Table): readonly Notice[] {
  const { game, version, setup, options } = after;
  const { variant, rulebook } = setup;
  return newsOf(before, entries, after).map(({ member, items }) => ({
    key: ["news", game, version, member ?? ""].join(":"),
    kind: member === null ? "game-news" : "news",
    recipient: member ?? game,
    body: {
      game,
      setup: { variant, rulebook, options },
      ...(setup.clock.kind === "live" && { isLive: true }),
      items,
    } satisfies GameNews,
  }));
}

const ALL = { results: true, turns: true, reminders: true, messages: true, table: true };
export const NOTHING = { results: false, turns: false, reminders: false, messages: false, table: false };

/** What a person wants to be notified of: everything, until they choose. */
export function notificationSettings(settings: unknown): NotificationSettings {
  // Databases know them by this name.
  const read = z.object({ wishes: NotificationSettingsSchema }).safeParse(settings);
  return read.success ? read.data.wishes : { mail: ALL, hook: ALL, push: ALL, quiet: null };
}

const MOMENT = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;

/** A sentence with its time, if it has one. Where someone lives isn't known, so the time is in UTC. */
export const sentence = ({ text, time }: WrittenItem, language: Language): string =>
  time === null ? text : `${text} (${formatMoment(language, time, MOMENT)} UTC)`;

/** What is only worth knowing before a deadline. */
export const URGENT: readonly string[] = ["turns", "reminders"];

/** Whether it isn't too late for something. */
export const isCurrent = ({ kind, time }: Pick<NewsItem, "kind" | "time">, now: number): boolean =>
  !URGENT.includes(kind) || time === null || time > now;

/** What a webhook is sent: text for Discord, data for programs. */
export function payloadOf(news: GameNews, publicUrl: string | null, language: Language = "en"): object {
  const { game, title, items } = newsIn(language, news);
  const lines = items.map((item) => sentence(item, language)).join("\n");
  return {
    username: "Chancery",
    content: lines.slice(0, 2000),
    embeds: [
      {
        title: `Chancery, ${title}`.slice(0, 256),
        description: lines.slice(0, 4000),
        ...(publicUrl !== null && { url: `${publicUrl}/games/${game}` }),
      },
    ],
    allowed_mentions: { parse: [] },
    game,
    items,
  };
}
