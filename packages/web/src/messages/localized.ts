import {
  LOCALIZED_AREA,
  type Localized,
  localized as localizedIn,
  placeName as placeNameIn,
} from "@chancery/messages";
import { fetchLanguageData } from "./fetch.ts";
import { LANGUAGE, READING } from "./language.ts";

await fetchLanguageData(READING, [LOCALIZED_AREA, "forms", "places"]);

/** A place of a board, as the reader calls it. */
export const placeName = (
  { id, provinces }: { readonly id: string; readonly provinces: readonly { readonly name: string }[] },
  place: number,
): string => placeNameIn(LANGUAGE, provinces[place].name, id);

/** A text that belongs to a game, in the language of the page. */
export const localized = (text: Localized): string => localizedIn(text, LANGUAGE);
