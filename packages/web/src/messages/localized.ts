import { type Localized, PSEUDO } from "@chancery/messages";
import { LANGUAGE } from "./language.ts";

const accent = LANGUAGE === PSEUDO ? (await import("@chancery/messages/pseudo")).accent : null;

/** A text that belongs to a game, in the language of the page. */
export const localized = (text: Localized): string =>
  LANGUAGE === PSEUDO ? (accent?.(text.en) ?? text.en) : text[LANGUAGE];
