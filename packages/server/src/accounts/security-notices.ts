import { formatMoment } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import type { Notice, Person } from "@chancery/store";
import { DAY } from "../clock/retention.ts";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import { languageOfPerson } from "../http/language.ts";
import type { MailContent } from "../notices/mail-template.ts";
import { resetPath } from "../notices/mails.ts";
import { newId } from "./secrets.ts";

/** How long a change can be undone by the link in the mail. */
const UNDO_LASTS = 7 * DAY;

/** What changed about the ways into an account. */
interface SecurityChange {
  readonly what: "key" | "passkey" | "hook" | "link" | "password" | "email";
  /** What the owner calls the new key or passkey, or the new address. */
  readonly name?: string;
}

interface SecurityNotice extends SecurityChange {
  /** The address to tell, which may no longer be the account's. */
  readonly to: string;
  readonly at: number;
}

/** Tells a person by mail what changed, in case it wasn't them. They are as they were before the change. */
export async function tellOwner(
  { store, now, hasMail }: Context,
  { id, email, isConfirmed }: Person,
  change: SecurityChange,
): Promise<void> {
  // Nobody knows yet whose address it is if it isn't confirmed.
  if (!hasMail || email === null || !isConfirmed) return;
  const body: SecurityNotice = { ...change, to: email, at: now() };
  const notice = { key: `security:${newId()}`, kind: "security", recipient: id, body };
  stored(await store.outbox.add({ notices: [notice], now: now() }));
}

/** What a token that undoes a change of address is bound to: it is void once the address is back. */
export const undoBinding = (person: Person | null, email: string): string | null =>
  person === null || person.email === normal(email) ? null : normal(email);

const normal = (email: string): string => email.trim().toLowerCase();

export async function securityMail(context: Context, person: Person, { body }: Notice): Promise<MailContent> {
  const { what, name = "", to, at } = body as SecurityNotice;
  const language = languageOfPerson(person);
  const { mail } = messagesIn(language);
  const [subject, text] = WORDS[what];
  const expires = at + UNDO_LASTS;
  const time = `${formatMoment(language, at, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })} UTC`;
  return {
    to,
    language,
    subject: mail(subject),
    paragraphs: [
      mail(text, { name, time }),
      mail(what === "email" ? "securityEmailNotYou" : "securityNotYou"),
    ],
    link:
      to !== person.email
        ? { path: await undoPath(context, person, to, expires), title: mail("undoEmailLink") }
        : { path: await resetPath(context, person, expires), title: mail("resetLink") },
    footer: mail("securityWhy"),
  };
}

/** Where a change of address is undone. */
async function undoPath({ tokens }: Context, { id }: Person, email: string, expires: number) {
  return `/undo-email#${await tokens.sign("undo", id, expires, email)}/${encodeURIComponent(email)}`;
}

const WORDS = {
  key: ["newKeySubject", "newKeyText"],
  passkey: ["newPasskeySubject", "newPasskeyText"],
  hook: ["newHookSubject", "newHookText"],
  link: ["newLinkSubject", "newLinkText"],
  password: ["newPasswordSubject", "newPasswordText"],
  email: ["newEmailSubject", "newEmailText"],
} as const;
