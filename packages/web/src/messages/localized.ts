import { type Localized, localized as localizedIn } from "@chancery/messages";
import { LANGUAGE } from "./language.ts";

/** A text that belongs to a game, in the language of the page. */
export const localized = (text: Localized): string => localizedIn(text, LANGUAGE);
