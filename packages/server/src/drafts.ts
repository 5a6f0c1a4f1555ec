import type { Notice, Person } from "@chancery/store";
import type { House } from "./house.ts";
import type { Draft } from "./letters.ts";
import { type GameNews, sentence } from "./telling.ts";

const RESET_LASTS = 3_600_000;

/** The address of our pages, as people type it. */
export const siteOf = ({ publicUrl }: House): string => publicUrl ?? "";

/** What happened in a game, or to somebody's web hook. */
export async function newsDraft(house: House, person: Person, { body, kind }: Notice): Promise<Draft> {
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
  const { game, title, items } = body as GameNews;
  return {
    to,
    subject: `Chancery, ${title}: ${items[0].text}`,
    paragraphs: items.map(sentence),
    link: { path: `/games/${game}`, title: "To the table" },
    footer: `You get this because you are at this table, and asked for it in your profile: ${siteOf(house)}/profile`,
    unsubscribe: `/api/unsubscribe?token=${await house.seals.seal("unsubscribe", person.id, null)}`,
  };
}

/** For whoever has forgotten a password. */
export async function resetDraft({ seals, now }: House, { id, email, password }: Person): Promise<Draft> {
  const token = await seals.seal("reset", id, now() + RESET_LASTS, password ?? "");
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

/** Asks whether an address is somebody's; nothing, if he has said so already. */
export async function confirmDraft(
  { seals }: House,
  { id, email, name, isConfirmed }: Person,
): Promise<Draft | null> {
  if (isConfirmed) return null;
  const token = await seals.seal("confirm", id, null, email as string);
  return {
    to: email as string,
    subject: "Your address at Chancery",
    paragraphs: [`${name} gave this address. Confirm it, and you hear by mail what happens in your games.`],
    link: { path: `/verify-email#${token}`, title: "This is my address" },
    footer: "If you know nothing of it, there is nothing to do: no further mail will come.",
  };
}
