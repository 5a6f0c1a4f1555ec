import type { NewsKind } from "@chancery/api";
import type { Language } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import type { Notice, Person } from "@chancery/store";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import { languageOfPerson } from "../http/language.ts";
import type { MailContent } from "./mail-template.ts";
import { type GameNews, isCurrent, newsIn, sentence } from "./notices.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const RESET_LASTS = HOUR;
const CONFIRM_LASTS = 7 * DAY;
const UNSUBSCRIBE_LASTS = 90 * DAY;

/** What a mail is about, the most urgent first. */
const SUBJECTS = [
  { kind: "reminders", key: "subjectReminders" },
  { kind: "turns", key: "subjectTurns" },
  { kind: "results", key: "subjectResults" },
  { kind: "messages", key: "subjectMessages" },
] as const;

/** What news of a game are about, in a few words. */
export function subjectOf(
  items: readonly { readonly kind: NewsKind; readonly code?: string }[],
  title: string,
  language: Language,
): string {
  const { mail } = messagesIn(language);
  if (items.some(({ code }) => code?.startsWith("missed"))) return mail("subjectMissed", { title });
  const { key } = SUBJECTS.find(({ kind }) => items.some((item) => item.kind === kind)) ?? {};
  return mail(key ?? "subjectTable", { title });
}

/** The address of our pages. */
export const siteOf = ({ publicUrl }: Context): string => publicUrl ?? "";

/** Tells a person what happened in a game, or to their webhook; null if it is too late for all of it. */
export async function newsMail(
  context: Context,
  person: Person,
  { body, kind }: Notice,
): Promise<MailContent | null> {
  const to = person.email as string;
  const language = languageOfPerson(person);
  const { mail } = messagesIn(language);
  if (kind === "hook-note") {
    const { url, failure } = body as HookNote;
    // In notices of earlier versions it may be what the network said.
    const reason = failure?.status ? mail("hookAnswered", { status: failure.status }) : mail("hookSilent");
    return {
      to,
      language,
      subject: mail("hookStopped"),
      paragraphs: [mail("hookStoppedText", { url, failure: reason })],
      link: { path: "/profile", title: mail("yourHooks") },
      footer: mail("hookWhy"),
    };
  }
  const { game, title, items: all } = newsIn(language, body as GameNews);
  // After quiet hours it may be too late for some.
  const items = all.filter((item) => isCurrent(item, context.now()));
  if (items.length === 0) return null;
  return {
    to,
    language,
    // Never what someone wrote: a subject of ours must not carry their words or links.
    subject: subjectOf(items, title, language),
    paragraphs: items.map((item) => sentence(item, language)),
    link: { path: `/games/${game}`, title: mail("openGame") },
    footer: mail("newsWhy", { profile: `${siteOf(context)}/profile` }),
    unsubscribe: `/api/unsubscribe?token=${await context.tokens.sign("unsubscribe", person.id, context.now() + UNSUBSCRIBE_LASTS, to)}`,
  };
}

/** A webhook that is no longer called, and the status that it answered with last, if it did. */
export interface HookNote {
  readonly url: string;
  readonly failure: { readonly status: number } | null;
}

/** What a token for a new password is bound to: it is void once the password or the address is another. */
export const resetBinding = (person: Person | null): string | null =>
  person && JSON.stringify([person.email, person.password]);

/** Where a person sets a new password, until a moment. */
export async function resetPath({ tokens }: Context, person: Person, expires: number): Promise<string> {
  return `/reset-password#${await tokens.sign("reset", person.id, expires, resetBinding(person) as string)}`;
}

/** For people who have forgotten their password. */
export async function resetMail(context: Context, person: Person): Promise<MailContent> {
  const language = languageOfPerson(person);
  const { mail } = messagesIn(language);
  return {
    to: person.email as string,
    language,
    subject: mail("resetSubject"),
    paragraphs: [mail("resetText")],
    link: { path: await resetPath(context, person, context.now() + RESET_LASTS), title: mail("resetLink") },
    footer: mail("resetWhy"),
  };
}

/**
 * Asks a person to confirm an address that they gave; null if they have. If they have given another meanwhile, the link
 * works only once they give this one again. If someone else has confirmed it, tells that person instead.
 */
export async function confirmMail(
  { tokens, now, store }: Context,
  person: Person,
  { body }: Notice,
): Promise<MailContent | null> {
  const { id, isConfirmed } = person;
  // Notices of earlier versions don't name the address.
  const { email = person.email as string } = body as { email?: string };
  if (isConfirmed && email === person.email) return null;
  const owner = stored(await store.persons.byEmail(email)).find((each) => each.isConfirmed);
  if (owner && owner.id !== id) return takenMail(owner);
  const token = await tokens.sign("confirm", id, now() + CONFIRM_LASTS, email);
  const language = languageOfPerson(person);
  const { mail } = messagesIn(language);
  return {
    to: email,
    language,
    subject: mail("confirmSubject"),
    paragraphs: [mail("confirmText")],
    link: { path: `/verify-email#${token}`, title: mail("confirmLink") },
    footer: mail("confirmWhy"),
  };
}

/** Tells the owner of an address that someone has given it as theirs. */
function takenMail(owner: Person): MailContent {
  const language = languageOfPerson(owner);
  const { mail } = messagesIn(language);
  return {
    to: owner.email as string,
    language,
    subject: mail("takenSubject"),
    paragraphs: [mail("takenText")],
    link: { path: "/sign-in", title: mail("takenLink") },
    footer: mail("takenWhy"),
  };
}
