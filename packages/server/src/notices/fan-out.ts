import type { Notice, Person, PushSubscription, StoredHook, TakenNotice } from "@chancery/store";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import { type GameNews, notificationSettings } from "./notices.ts";

/** Whether a notice has to be fanned out before anything is sent. */
export const isNews = ({ kind }: Notice): boolean => kind === "news" || kind === "game-news";

/** Turns news into what is sent: one notice for each mail, webhook call and push message, with its own key. */
export async function fanOut(
  { store }: Context,
  news: readonly TakenNotice[],
  hasMail: boolean,
): Promise<readonly Notice[]> {
  const recipients = (kind: string): string[] => [
    ...new Set(news.filter((notice) => notice.kind === kind).map(({ recipient }) => recipient)),
  ];
  const ids = recipients("news");
  const games = recipients("game-news");
  const persons = ids.length > 0 ? stored(await store.persons.several(ids)) : [];
  const own = ids.length > 0 ? stored(await store.hooks.ofPersons(ids)) : [];
  const browsers = ids.length > 0 ? stored(await store.pushSubscriptions.ofPersons(ids)) : [];
  const followers = games.length > 0 ? stored(await store.hooks.forGames(games)) : [];
  return news.flatMap((notice) => {
    if (notice.kind === "game-news")
      return hooked(
        notice,
        followers.filter(({ game }) => game === notice.recipient),
      );
    const person = persons.find(({ id }) => id === notice.recipient);
    if (!person) return [];
    const hooks = own.filter((hook) => hook.person === person.id);
    const devices = browsers.filter((browser) => browser.person === person.id);
    return noticesFor(person, { hooks, devices, hasMail }, notice);
  });
}

/** How a person can be reached. */
interface Ways {
  readonly hooks: readonly StoredHook[];
  readonly devices: readonly PushSubscription[];
  readonly hasMail: boolean;
}

/** The mail, the webhook calls and the push messages one person wants. */
function noticesFor(person: Person, { hooks, devices, hasMail }: Ways, notice: Notice): readonly Notice[] {
  const news = notice.body as GameNews;
  const settings = notificationSettings(person.settings);
  const wanted = (where: "mail" | "hook" | "push"): GameNews => ({
    ...news,
    items: news.items.filter(({ kind }) => settings[where][kind]),
  });
  const mail = { key: `${notice.key}:mail`, kind: "mail", recipient: person.id, body: wanted("mail") };
  const isWritten = hasMail && person.isConfirmed && mail.body.items.length > 0;
  const called = wanted("hook").items.length > 0 ? hooks : [];
  const body = wanted("push");
  const pushed = body.items.length > 0 ? devices : [];
  return [
    ...(isWritten ? [mail] : []),
    ...hooked({ ...notice, body: wanted("hook") }, called),
    ...pushed.map(({ id }) => ({ key: `${notice.key}:push:${id}`, kind: "push", recipient: id, body })),
  ];
}

/** A notice for each hook. */
const hooked = ({ key, body }: Notice, hooks: readonly StoredHook[]): readonly Notice[] =>
  hooks
    .filter(({ disabled }) => disabled === null)
    .map(({ id }) => ({ key: `${key}:hook:${id}`, kind: "hook", recipient: id, body }));
