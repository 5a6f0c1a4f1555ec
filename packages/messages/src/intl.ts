import type { PageLanguage } from "./language.ts";

/** One formatter for each set of arguments: making them is what takes time. */
function remember<A extends readonly unknown[], F>(make: (...args: A) => F): (...args: A) => F {
  const made = new Map<string, F>();
  return (...args) => {
    const key = JSON.stringify(args);
    let known = made.get(key);
    if (known === undefined) {
      known = make(...args);
      made.set(key, known);
    }
    return known;
  };
}

type Locales = string | readonly string[] | undefined;

const numberFormat = remember(
  (locale: Locales, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dateTimeFormat = remember(
  (locale: Locales, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const pluralRules = remember(
  (locale: Locales, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);
const listFormat = remember(
  (locale: Locales, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

/** What messages are formatted with. */
export const formattersOf = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    numberFormat(args[0] as Locales, args[1]),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    dateTimeFormat(args[0] as Locales, args[1]),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    pluralRules(args[0] as Locales, args[1]),
};

/** "A", "A and B", "A, B, and C", as the language has it. */
export const formatList = (
  language: PageLanguage,
  words: readonly string[],
  type: "and" | "or" = "and",
): string => listFormat(language, { type: type === "and" ? "conjunction" : "disjunction" }).format(words);

export const formatNumber = (
  language: PageLanguage,
  value: number,
  options?: Intl.NumberFormatOptions,
): string => numberFormat(language, options).format(value);

/** A moment in the reader's language, and in the zone given or the reader's own. */
export const formatMoment = (
  language: PageLanguage,
  moment: number | Date,
  options: Intl.DateTimeFormatOptions,
): string => dateTimeFormat(language, options).format(moment);
