import { messagesIn } from "@chancery/messages/catalogs";
import type { Notice, Person } from "@chancery/store";
import { isModerator } from "../accounts/people.ts";
import { newId } from "../accounts/secrets.ts";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import { languageOfPerson } from "../http/language.ts";
import type { MailContent } from "./mail-template.ts";
import { siteOf } from "./mails.ts";

const HOUR = 3_600_000;

/** Something that moderators decide: a report, or a game that is held from ratings. */
type Case = "report" | "held";

/** A player who is gone, and the boards they were to play. */
interface GoneNotice {
  readonly tournament: string;
  readonly name: string;
  readonly seats: readonly { readonly round: number; readonly board: number }[];
}

/** Tells moderators what waits for them: all but those who take part, once an hour for each game. */
export async function tellModerators(
  context: Context,
  kind: Case,
  game: string,
  involved: readonly string[],
): Promise<void> {
  const { store, now, administrators, hasMail } = context;
  if (!hasMail) return;
  const ids = administrators.filter((name) => !name.includes("@"));
  const found = [...stored(await store.persons.several(ids))];
  for (const name of administrators)
    if (name.includes("@")) found.push(...stored(await store.persons.byEmail(name)));
  const hour = Math.floor(now() / HOUR);
  const notices = found
    .filter((person) => isModerator(context, person) && !involved.includes(person.id))
    .map(({ id }) => ({ key: `${kind}:${game}:${id}:${hour}`, kind, recipient: id, body: { game } }));
  stored(await store.outbox.add({ notices, now: now() }));
}

/** Tells directors that a player of theirs who has a seat is gone. */
export async function tellDirectors(
  { store, now, hasMail }: Context,
  directors: readonly string[],
  body: GoneNotice,
): Promise<void> {
  if (!hasMail || body.seats.length === 0) return;
  const notices = directors.map((recipient) => ({ key: `gone:${newId()}`, kind: "gone", recipient, body }));
  stored(await store.outbox.add({ notices, now: now() }));
}

/** What a moderator is asked to decide; null for those who no longer moderate. */
export function moderatorMail(context: Context, person: Person, { kind, body }: Notice): MailContent | null {
  if (!person.isConfirmed || !isModerator(context, person)) return null;
  const language = languageOfPerson(person);
  const { mail } = messagesIn(language);
  const { game } = body as { readonly game: string };
  const isReport = kind === "report";
  return {
    to: person.email as string,
    language,
    subject: mail(isReport ? "reportSubject" : "heldSubject"),
    paragraphs: [
      mail(isReport ? "reportText" : "heldText"),
      mail("caseGame", { game: `${siteOf(context)}/games/${game}` }),
    ],
    link: { path: "/moderation", title: mail("openModeration") },
    footer: mail("moderatorWhy"),
  };
}

/** Says what to do about a player who is gone. Nobody's name is in it. */
export function goneMail(person: Person, { body }: Notice): MailContent | null {
  if (!person.isConfirmed) return null;
  const language = languageOfPerson(person);
  const { mail } = messagesIn(language);
  const { tournament, name, seats } = body as GoneNotice;
  return {
    to: person.email as string,
    language,
    subject: mail("goneSubject", { name }),
    paragraphs: [
      mail("goneText", { name }),
      ...seats.map(({ round, board }) => mail("goneSeat", { round, board })),
      mail("goneAdvice"),
    ],
    link: { path: `/tournaments/${tournament}`, title: mail("openTournament") },
    footer: mail("directorWhy"),
  };
}
