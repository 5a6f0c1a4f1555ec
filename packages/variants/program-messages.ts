import { type Catalog, LOCALIZED_AREA, type PageLanguage, type Translator } from "@chancery/messages";
import { PROGRAM_AREAS, translatorIn } from "@chancery/messages/catalogs";
import { ORDER_AREAS } from "./order-words.ts";
import { GAMES } from "./registry.ts";

const made = new Map<string, Translator<Catalog>>();

/** A game's own messages in a language, in a program; undefined if it has none. */
export function gameMessagesIn(language: PageLanguage, variant: string): Translator<Catalog> | undefined {
  const known = made.get(`${language} ${variant}`);
  if (known) return known;
  const messages = GAMES.find((game) => game.variant.id === variant)?.messages;
  if (!messages) return undefined;
  const translator = translatorIn(language, messages.area, messages.en);
  made.set(`${language} ${variant}`, translator);
  return translator;
}

/** All that a program needs of a language. Programs in pages have to fetch it. */
export const PROGRAM_LANGUAGE_AREAS: readonly string[] = [
  ...PROGRAM_AREAS,
  LOCALIZED_AREA,
  ...ORDER_AREAS,
  "forms",
  ...new Set(GAMES.flatMap(({ messages }) => messages?.area ?? [])),
];
