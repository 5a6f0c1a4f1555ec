import {
  type Catalog,
  LANGUAGES,
  type PageLanguage,
  PSEUDO,
  type Translator,
  translator,
} from "@chancery/messages";
import { pseudo } from "@chancery/messages/pseudo";
import type { GameMessages } from "./messages.ts";
import { GAMES } from "./registry.ts";

async function inAllLanguages(
  messages: GameMessages,
): Promise<ReadonlyMap<PageLanguage, Translator<Catalog>>> {
  const translators = LANGUAGES.map(async (language) => {
    const catalog = language === "en" ? messages.en : (await messages[language]()).default;
    return [language, translator<Catalog>(language, catalog)] as const;
  });
  return new Map<PageLanguage, Translator<Catalog>>([
    ...(await Promise.all(translators)),
    [PSEUDO, translator<Catalog>(PSEUDO, pseudo(messages.en))],
  ]);
}

/** Games with messages of their own, for programs that have all languages at hand. */
const GAME_MESSAGES = new Map(
  await Promise.all(
    GAMES.map(
      async ({ variant, messages }) =>
        [variant.id, messages ? await inAllLanguages(messages) : undefined] as const,
    ),
  ),
);

/** A game's own messages in a language; undefined if it has none. */
export const gameMessagesIn = (language: PageLanguage, variant: string): Translator<Catalog> | undefined =>
  GAME_MESSAGES.get(variant)?.get(language);
