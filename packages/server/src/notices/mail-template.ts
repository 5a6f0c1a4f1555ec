import type { Language } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import type { Mail } from "./mailer.ts";

/** The content of a mail: paragraphs, and a link to click. */
export interface MailContent {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** A path of our site, and its title. */
  readonly link: { readonly path: string; readonly title: string };
  readonly footer: string;
  /** The path to unsubscribe at, for people and mail programs. */
  readonly unsubscribe?: string;
}

/** A mail ready to send. */
export function renderMail(content: MailContent, site: string, id: string): Mail {
  const { to, subject, unsubscribe } = content;
  return {
    to,
    subject,
    text: textOf(content, site),
    html: htmlOf(content, site),
    id,
    ...(unsubscribe && {
      headers: {
        "List-Unsubscribe": `<${site}${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
  };
}

function textOf({ language, paragraphs, link, footer, unsubscribe }: MailContent, site: string): string {
  const { mail } = messagesIn(language);
  const end = unsubscribe ? `${footer}\n${mail("unsubscribe")}: ${site}${unsubscribe}` : footer;
  return [...paragraphs, `${link.title}: ${site}${link.path}`, `-- \n${end}\n`].join("\n\n");
}

function htmlOf(content: MailContent, site: string): string {
  const { language, subject, paragraphs, link, footer, unsubscribe } = content;
  const { mail } = messagesIn(language);
  const anchor = (path: string, title: string) => `<a href="${escaped(site + path)}">${escaped(title)}</a>`;
  return [
    "<!doctype html>",
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family: sans-serif; max-width: 36em; line-height: 1.5">',
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    `<p>${anchor(link.path, link.title)}</p>`,
    `<p style="color: #666; font-size: small">${escaped(footer)}`,
    `${unsubscribe ? `<br>${anchor(unsubscribe, mail("unsubscribe"))}` : ""}</p>`,
    "</body></html>",
  ].join("\n");
}

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
