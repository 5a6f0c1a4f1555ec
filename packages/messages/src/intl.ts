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

/** "A", "A and B", "A, B, and C", as the language has it. One word is a list in every language, and often all there is. */
export const formatList = (
  language: PageLanguage,
  words: readonly string[],
  type: "and" | "or" = "and",
): string =>
  words.length < 2
    ? words.join("")
    : listFormat(language, { type: type === "and" ? "conjunction" : "disjunction" }).format(words);

/** Writes a number as the language does. */
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

type TimeUnit = "day" | "hour" | "minute" | "second";

/** "2 days" or "2 Tage"; short: "5 min". */
export const formatUnit = (
  language: PageLanguage,
  count: number,
  unit: TimeUnit,
  unitDisplay: "long" | "short" = "long",
): string => numberFormat(language, { style: "unit", unit, unitDisplay }).format(count);

const MINUTES: readonly (readonly [TimeUnit, number])[] = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
];

/** A length of time: "2 days", "1 hour, 30 minutes". Nothing at all is "0 minutes". */
export function formatDuration(language: PageLanguage, minutes: number): string {
  let left = minutes;
  const parts = MINUTES.flatMap(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count > 0 ? [formatUnit(language, count, unit)] : [];
  });
  if (parts.length === 0) return formatUnit(language, 0, "minute");
  return listFormat(language, { type: "unit", style: "short" }).format(parts);
}
