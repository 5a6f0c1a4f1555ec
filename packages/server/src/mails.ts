import type { NewsKind } from "@chancery/api";
import type { Language } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import type { Notice, Person } from "@chancery/store";
import type { Context } from "./context.ts";
import { languageOfPerson } from "./language.ts";
import type { MailContent } from "./mail-template.ts";
import { type GameNews, newsIn, sentence } from "./notices.ts";

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
export const subjectOf = (
  items: readonly { readonly kind: NewsKind }[],
  title: string,
  language: Language,
): string =>
  messagesIn(language).mail(
    SUBJECTS.find(({ kind }) => items.some((item) => item.kind === kind))?.key ?? "subjectTable",
    { title },
  );

/** The address of our pages. */
export const siteOf = ({ publicUrl }: Context): string => publicUrl ?? "";

/** Tells a person what happened in a game, or to their webhook. */
export async function newsMail(
  context: Context,
  person: Person,
  { body, kind }: Notice,
): Promise<MailContent> {
  const to = person.email as string;
  const language = languageOfPerson(person);
  const { mail } = messagesIn(language);
  if (kind === "hook-note") {
    const { url, failure } = body as HookNote;
    const reason = typeof failure === "string" ? failure : mail("hookAnswered", { status: failure.status });
    return {
      to,
      language,
      subject: mail("hookStopped"),
      paragraphs: [mail("hookStoppedText", { url, failure: reason })],
      link: { path: "/profile", title: mail("yourHooks") },
      footer: mail("hookWhy"),
    };
  }
  const { game, title, items } = newsIn(language, body as GameNews);
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

/** A webhook that is no longer called, and why: what the network said, or the status that it answered with. */
export interface HookNote {
  readonly url: string;
  readonly failure: string | { readonly status: number };
}

/** What a token for a new password is bound to: it is void once the password or the address is another. */
export const resetBinding = (person: Person | null): string | null =>
  person && JSON.stringify([person.email, person.password]);

/** For people who have forgotten their password. */
export async function resetMail({ tokens, now }: Context, person: Person): Promise<MailContent> {
  const { id, email } = person;
  const token = await tokens.sign("reset", id, now() + RESET_LASTS, resetBinding(person) as string);
  const language = languageOfPerson(person);
  const { mail } = messagesIn(language);
  return {
    to: email as string,
    language,
    subject: mail("resetSubject"),
    paragraphs: [mail("resetText")],
    link: { path: `/reset-password#${token}`, title: mail("resetLink") },
    footer: mail("resetWhy"),
  };
}

/** Asks a person to confirm their address; null if they have. */
export async function confirmMail({ tokens, now }: Context, person: Person): Promise<MailContent | null> {
  const { id, email, isConfirmed } = person;
  if (isConfirmed) return null;
  const token = await tokens.sign("confirm", id, now() + CONFIRM_LASTS, email as string);
  const language = languageOfPerson(person);
  const { mail } = messagesIn(language);
  return {
    to: email as string,
    language,
    subject: mail("confirmSubject"),
    paragraphs: [mail("confirmText")],
    link: { path: `/verify-email#${token}`, title: mail("confirmLink") },
    footer: mail("confirmWhy"),
  };
}
