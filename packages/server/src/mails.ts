import type { Notice, Person } from "@chancery/store";
import type { Context } from "./context.ts";
import { languageOfPerson } from "./language.ts";
import type { MailContent } from "./mail-template.ts";
import { type GameNews, newsIn, sentence } from "./notices.ts";

const RESET_LASTS = 3_600_000;

/** The address of our pages. */
export const siteOf = ({ publicUrl }: Context): string => publicUrl ?? "";

/** Tells a person what happened in a game, or to their webhook. */
export async function newsMail(
  context: Context,
  person: Person,
  { body, kind }: Notice,
): Promise<MailContent> {
  const to = person.email as string;
  if (kind === "hook-note") {
    const { url, failure } = body as { url: string; failure: string };
    return {
      to,
      subject: "Chancery calls your web hook no more",
      paragraphs: [
        `Too many calls to ${url} failed, the last one because: ${failure}. Set it up again when it is well.`,
      ],
      link: { path: "/profile", title: "Your web hooks" },
      footer: "You get this because the web hook is yours.",
    };
  }
  const { game, title, items } = newsIn(languageOfPerson(person), body as GameNews);
  return {
    to,
    subject: `Chancery, ${title}: ${items[0].text}`,
    paragraphs: items.map(sentence),
    link: { path: `/games/${game}`, title: "To the table" },
    footer: `You get this because you are at this table, and asked for it in your profile: ${siteOf(context)}/profile`,
    unsubscribe: `/api/unsubscribe?token=${await context.tokens.sign("unsubscribe", person.id, null)}`,
  };
}

/** For people who have forgotten their password. */
export async function resetMail(
  { tokens, now }: Context,
  { id, email, password }: Person,
): Promise<MailContent> {
  const token = await tokens.sign("reset", id, now() + RESET_LASTS, password ?? "");
  return {
    to: email as string,
    subject: "A new password for Chancery",
    paragraphs: [
      "Somebody, you presumably, wants to set a new password. The link is good once, for an hour.",
    ],
    link: { path: `/reset-password#${token}`, title: "Set a new password" },
    footer: "If it was not you, there is nothing to do: your password stays as it is.",
  };
}

/** Asks a person to confirm their address; null if they have. */
export async function confirmMail(
  { tokens }: Context,
  { id, email, name, isConfirmed }: Person,
): Promise<MailContent | null> {
  if (isConfirmed) return null;
  const token = await tokens.sign("confirm", id, null, email as string);
  return {
    to: email as string,
    subject: "Your address at Chancery",
    paragraphs: [`${name} gave this address. Confirm it, and you hear by mail what happens in your games.`],
    link: { path: `/verify-email#${token}`, title: "This is my address" },
    footer: "If you know nothing of it, there is nothing to do: no further mail will come.",
  };
}
