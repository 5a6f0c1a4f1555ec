import { type NotificationSettings, NotificationSettingsSchema } from "@chancery/api";
import { type Entry, type NewsItem, newsOf, type Table } from "@chancery/game";
import type { Notice } from "@chancery/store";
import { titleOf } from "@chancery/variants";
import { z } from "zod";

/** News of a game in the outbox. They are written in one transaction with the events they tell of. */
export interface GameNews {
  readonly game: string;
  readonly title: string;
  readonly items: readonly NewsItem[];
}

/** Notices for members ("news"), and for webhooks that follow the game ("game-news"). */
export function noticesOf(before: Table | null, entries: readonly Entry[], after: Table): readonly Notice[] {
  const { game, version, setup } = after;
  const title = titleOf(setup);
  return newsOf(before, entries, after).map(({ member, items }) => ({
    key: ["news", game, version, member ?? ""].join(":"),
    kind: member === null ? "game-news" : "news",
    recipient: member ?? game,
    body: { game, title, items } satisfies GameNews,
  }));
}

const ALL = { results: true, turns: true, reminders: true, messages: true, table: true };
export const NOTHING = { results: false, turns: false, reminders: false, messages: false, table: false };

/** What a person wants to be notified of: everything, until they choose. */
export function notificationSettings(settings: unknown): NotificationSettings {
  // Databases know them by this name.
  const read = z.object({ wishes: NotificationSettingsSchema }).safeParse(settings);
  return read.success ? read.data.wishes : { mail: ALL, hook: ALL };
}

/** A sentence with its time, if it has one. */
export const sentence = ({ text, time }: NewsItem): string =>
  time === null ? text : `${text} ${moment(time)}`;

/** A time in a form that is the same everywhere. */
const moment = (time: number): string =>
  `(${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC)`;

/** What a webhook is sent: text for Discord, data for programs. */
export function payloadOf({ game, title, items }: GameNews, publicUrl: string | null): object {
  const lines = items.map(sentence).join("\n");
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
