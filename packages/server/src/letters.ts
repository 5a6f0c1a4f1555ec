import type { Letter } from "./mail.ts";
import { digestOf } from "./secrets.ts";

/** What a letter says: paragraphs, and a link to click. */
export interface Draft {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Where it leads on our site, and what it is called. */
  readonly link: { readonly path: string; readonly title: string };
  readonly footer: string;
  /** Where to click, or to send a request, to get no more of these. */
  readonly unsubscribe?: string;
}

/** A letter as it is sent. The key of its notice names it, and must not tell anything. */
export function letterOf(draft: Draft, site: string, key: string): Letter {
  const { to, subject, unsubscribe } = draft;
  return {
    to,
    subject,
    text: textOf(draft, site),
    html: htmlOf(draft, site),
    id: digestOf(key).slice(0, 32),
    ...(unsubscribe && {
      headers: {
        "List-Unsubscribe": `<${site}${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
  };
}

function textOf({ paragraphs, link, footer, unsubscribe }: Draft, site: string): string {
  const end = unsubscribe ? `${footer}\nNo more of these: ${site}${unsubscribe}` : footer;
  return [...paragraphs, `${link.title}: ${site}${link.path}`, `-- \n${end}\n`].join("\n\n");
}

function htmlOf({ subject, paragraphs, link, footer, unsubscribe }: Draft, site: string): string {
  const anchor = (path: string, title: string) => `<a href="${escaped(site + path)}">${escaped(title)}</a>`;
  return [
    "<!doctype html>",
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family: sans-serif; max-width: 36em; line-height: 1.5">',
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    `<p>${anchor(link.path, link.title)}</p>`,
    `<p style="color: #666; font-size: small">${escaped(footer)}`,
    `${unsubscribe ? `<br>${anchor(unsubscribe, "No more of these")}` : ""}</p>`,
    "</body></html>",
  ].join("\n");
}

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
