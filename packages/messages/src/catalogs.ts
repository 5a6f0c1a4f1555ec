import peopleDe from "./de/people.ts";
import startDe from "./de/start.ts";
import uiDe from "./de/ui.ts";
import peopleEn from "./en/people.ts";
import startEn from "./en/start.ts";
import uiEn from "./en/ui.ts";
import type { Language } from "./language.ts";
import { type Catalog, type Translation, type Translator, translator } from "./translator.ts";

/** Every catalog in every language, for programs that have all of it at hand; pages load what they show. */
export const CATALOGS = {
  people: { en: peopleEn, de: peopleDe },
  start: { en: startEn, de: startDe },
  ui: { en: uiEn, de: uiDe },
} satisfies Record<string, { en: Catalog } & Readonly<Record<Language, Catalog>>>;

type Area = keyof typeof CATALOGS;

/** All catalogs of a language, by area: `messages.ui("close")`. */
export type Messages = { readonly [A in Area]: Translator<(typeof CATALOGS)[A]["en"]> };

const made = new Map<Language, Messages>();

export function messagesIn(language: Language): Messages {
  let messages = made.get(language);
  if (!messages) {
    const areas = Object.entries(CATALOGS).map(([area, catalog]) => [
      area,
      translator(language, catalog[language] as Translation<Catalog>),
    ]);
    messages = Object.fromEntries(areas) as Messages;
    made.set(language, messages);
  }
  return messages;
}
