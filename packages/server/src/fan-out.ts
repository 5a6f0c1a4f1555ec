import type { Notice, Person, StoredHook, TakenNotice } from "@chancery/store";
import type { Context } from "./context.ts";
import { stored } from "./failures.ts";
import { type GameNews, notificationSettings } from "./notices.ts";

/** Whether a notice has to be fanned out before anything is sent. */
export const isNews = ({ kind }: Notice): boolean => kind === "news" || kind === "game-news";

/** Turns news into what is sent: one notice for each mail and each webhook call, with its own key. */
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
    return noticesFor(person, hooks, notice, hasMail);
  });
}

/** The mail and the webhook calls one person wants. */
function noticesFor(
  person: Person,
  hooks: readonly StoredHook[],
  notice: Notice,
  hasMail: boolean,
): readonly Notice[] {
  const news = notice.body as GameNews;
  const settings = notificationSettings(person.settings);
  const wanted = (where: "mail" | "hook"): GameNews => ({
    ...news,
    items: news.items.filter(({ kind }) => settings[where][kind]),
  });
  const mail = { key: `${notice.key}:mail`, kind: "mail", recipient: person.id, body: wanted("mail") };
  const isWritten = hasMail && person.isConfirmed && mail.body.items.length > 0;
  const called = wanted("hook").items.length > 0 ? hooks : [];
  return [...(isWritten ? [mail] : []), ...hooked({ ...notice, body: wanted("hook") }, called)];
}

/** A notice for each hook. */
const hooked = ({ key, body }: Notice, hooks: readonly StoredHook[]): readonly Notice[] =>
  hooks
    .filter(({ disabled }) => disabled === null)
    .map(({ id }) => ({ key: `${key}:hook:${id}`, kind: "hook", recipient: id, body }));
