import { LANGUAGES, type Language, type Localized, type PageLanguage } from "@chancery/messages";

export { LANGUAGES, type Language, type Localized, type PageLanguage };

/** A short text in a language; those that are made from the catalog, and have no such texts, get English. */
export const localized = (text: Localized, language: PageLanguage = "en"): string =>
  text[LANGUAGES.find((each) => each === language) ?? "en"];

/** A text that is the same in every language: a number, a name, a code. */
export const same = (text: string): Localized => ({ en: text, de: text });
