import { accent } from "./accent.ts";
import { type Language, type PageLanguage, PSEUDO } from "./language.ts";

/** A short text that belongs to something else, such as the title of a game. */
export type Localized = Readonly<Record<Language, string>>;

/** The text in a language; English if none is given. */
export const localized = (text: Localized, language: PageLanguage = "en"): string =>
  language === PSEUDO ? accent(text.en) : text[language];

/** A text that is the same in every language: a number, a name, a code. */
export const same = (text: string): Localized => ({ en: text, de: text });
