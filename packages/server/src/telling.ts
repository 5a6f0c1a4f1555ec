import { type Wishes, WishesSchema } from "@chancery/api";
import { type Entry, type NewsItem, newsOf, type Table } from "@chancery/game";
import type { Notice } from "@chancery/store";
import { titleOf } from "@chancery/variants";
import { z } from "zod";

/** News of a game as they wait to be sent. They are written with what they tell of, or not at all. */
export interface GameNews {
  readonly game: string;
  readonly title: string;
  readonly items: readonly NewsItem[];
}

/** Notices for members ("news"), and for those who follow the game ("game-news"). */
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

/** What somebody chose; everything, until he has. */
export function wishesOf(settings: unknown): Wishes {
  const read = z.object({ wishes: WishesSchema }).safeParse(settings);
  return read.success ? read.data.wishes : { mail: ALL, hook: ALL };
}

/** A sentence with its moment, if it has one. */
export const sentence = ({ text, time }: NewsItem): string =>
  time === null ? text : `${text} ${moment(time)}`;

/** Until when, in a form that is the same everywhere. */
const moment = (time: number): string =>
  `(${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC)`;

/** What a web hook is sent: as Discord understands it, and the same for programs. */
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
