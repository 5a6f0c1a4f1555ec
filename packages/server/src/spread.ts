import type { KeptHook, Notice, Person, TakenNotice } from "@chancery/store";
import { stored } from "./failures.ts";
import type { House } from "./house.ts";
import { type GameNews, wishesOf } from "./telling.ts";

/** Whether a notice is only to be spread, and not to be sent as it is. */
export const isNews = ({ kind }: Notice): boolean => kind === "news" || kind === "game-news";

/** What to send for some news: a notice for each way in which somebody wants to hear of them, with a key of its own. */
export async function spreadNews(
  { store }: House,
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

/** All ways in which one person wants to hear of something. */
function noticesFor(
  person: Person,
  hooks: readonly KeptHook[],
  notice: Notice,
  hasMail: boolean,
): readonly Notice[] {
  const { game, title, items } = notice.body as GameNews;
  const wishes = wishesOf(person.settings);
  const wanted = (where: "mail" | "hook"): GameNews => ({
    game,
    title,
    items: items.filter(({ kind }) => wishes[where][kind]),
  });
  const mail = { key: `${notice.key}:mail`, kind: "mail", recipient: person.id, body: wanted("mail") };
  const isWritten = hasMail && person.isConfirmed && mail.body.items.length > 0;
  const called = wanted("hook").items.length > 0 ? hooks : [];
  return [...(isWritten ? [mail] : []), ...hooked({ ...notice, body: wanted("hook") }, called)];
}

/** A notice for each hook. */
const hooked = ({ key, body }: Notice, hooks: readonly KeptHook[]): readonly Notice[] =>
  hooks
    .filter(({ disabled }) => disabled === null)
    .map(({ id }) => ({ key: `${key}:hook:${id}`, kind: "hook", recipient: id, body }));
