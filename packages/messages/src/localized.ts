import { accent } from "./accent.ts";
import { type PageLanguage, PSEUDO } from "./language.ts";
import { languageData, type Texts } from "./language-data.ts";

/** A short text that belongs to something else, such as the title of a game, in English. */
export interface Localized {
  readonly en: string;
  /** What an English word means here, where other languages have several words for it. */
  readonly sense?: string;
  /** What stands in its braces. */
  readonly values?: Readonly<Record<string, string | number | Localized>>;
  /** It is the same in every language: a number, a name, a code. */
  readonly isSame?: true;
}

/** Where other languages have these texts, each by `localizedKey`. */
export const LOCALIZED_AREA = "games/manifests";

/** What a text is called in the files of other languages: its English, and the sense of it. */
export const localizedKey = ({ en, sense }: Localized): string => (sense ? `${en} [${sense}]` : en);

/** The text in a language, in English where that language doesn't have it. */
export function localized(text: Localized, language: PageLanguage = "en"): string {
  if (language === PSEUDO) return filled(accent(text.en), text, language) ?? text.en;
  const own = text.isSame ? undefined : languageData<Texts>(language, LOCALIZED_AREA)?.[localizedKey(text)];
  return (own === undefined ? undefined : filled(own, text, language)) ?? filled(text.en, text) ?? text.en;
}

/** A text that is the same in every language. */
export const same = (text: string): Localized => ({ en: text, isSame: true });

/** Undefined if the text asks for something that it isn't given. */
function filled(text: string, { values = {} }: Localized, language?: PageLanguage): string | undefined {
  let isWhole = true;
  const result = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) isWhole = false;
    const value = values[name];
    return typeof value === "object" ? localized(value, language) : String(value);
  });
  return isWhole ? result : undefined;
}
