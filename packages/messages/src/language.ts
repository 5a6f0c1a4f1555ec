/**
 * Every language that people can read in, by its tag, with its name in itself; the default first. A new one takes a line
 * here and a folder in `languages`.
 */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch", fr: "Français" } as const;

/** One of `LANGUAGES`. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** The languages there are texts in. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** Accented and longer English, made from the catalog: what stays plain was never in it, what is cut off has no room. */
export const PSEUDO = "en-XA";

/** A language of the catalog, or the pseudo-language. */
export type PageLanguage = Language | typeof PSEUDO;

/** The catalog's language for a tag such as `de-AT` or an environment's `de_DE.UTF-8`; undefined if there is none. */
export function languageOf(tag: string): Language | undefined {
  const primary = tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/)[0];
  return LANGUAGES.find((language) => language === primary);
}

/** The language of a program's environment: the first of these that is set decides, as for other programs. */
export const environmentLanguage = (env: Readonly<Record<string, string | undefined>>): Language =>
  languageOf(env.LC_ALL || env.LC_MESSAGES || env.LANG || "") ?? LANGUAGES[0];

/** The first of several wishes that can be met, as a browser or an `Accept-Language` header lists them. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map(languageOf).find((language) => language !== undefined) ?? LANGUAGES[0];

/** The best language for an `Accept-Language` header, by its weights. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? "").split(",").flatMap((part) => {
    const [tag, ...parameters] = part.split(";");
    const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
    return tag.trim() === "" ? [] : [{ tag, weight: weight === undefined ? 1 : Number(weight) }];
  });
  const sorted = wishes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return preferredLanguage(sorted.map(({ tag }) => tag));
}
