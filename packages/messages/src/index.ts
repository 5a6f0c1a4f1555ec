export type { BoardText } from "./board-text.ts";
export { formatDuration, formatList, formatMoment, formatNumber, formatUnit } from "./intl.ts";
export {
  acceptedLanguage,
  environmentLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  languageOf,
  type PageLanguage,
  PSEUDO,
  preferredLanguage,
} from "./language.ts";
export { type Localized, localized, same } from "./localized.ts";
export { type Statement, stated } from "./statement.ts";
export {
  type Catalog,
  type MessageValues,
  type Tag,
  type Translation,
  type Translator,
  translator,
} from "./translator.ts";
