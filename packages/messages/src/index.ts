export type { BoardText } from "./board-text.ts";
export { formsIn } from "./forms.ts";
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
export { giveLanguageData, languageData, type Texts } from "./language-data.ts";
export { LOCALIZED_AREA, type Localized, localized, localizedKey, same } from "./localized.ts";
export { type PlacesFile, placeName } from "./places.ts";
export { type Statement, stated } from "./statement.ts";
export {
  type Catalog,
  type Device,
  type MessageValues,
  type Tag,
  type Translator,
  translator,
} from "./translator.ts";
