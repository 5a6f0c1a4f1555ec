/** The languages in which games describe themselves. */
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text for people, in every language. Names in orders, positions and addresses are not translated. */
export type Localized = Readonly<Record<Language, string>>;

export const localized = (text: Localized, language: Language = "en"): string => text[language];

/** A text that is the same in every language: a number, a name, a code. */
export const same = (text: string): Localized => ({ en: text, de: text });
