import {
  type Catalog,
  type Device,
  languageData,
  PSEUDO,
  type Translator,
  translator,
} from "@chancery/messages";
import { fetchLanguageData } from "./fetch.ts";
import { LANGUAGE } from "./language.ts";

/** Workers and tests have no screen to touch. */
const DEVICE: Device = {
  touch: globalThis.matchMedia?.("(pointer: coarse)").matches ? "yes" : "no",
};

/**
 * An area of the catalog in the language of the page. English comes with the code that uses it; every other language is
 * fetched when it is needed. A module that imports a translator waits for it, so it never has to ask whether it's there.
 */
export async function load<C extends Catalog>(area: string, english: C): Promise<Translator<C>> {
  if (LANGUAGE === PSEUDO) {
    const { pseudo } = await import("@chancery/messages/pseudo");
    return translator(LANGUAGE, english, pseudo(english), DEVICE);
  }
  await fetchLanguageData(LANGUAGE, [area]);
  return translator(LANGUAGE, english, languageData(LANGUAGE, area), DEVICE);
}
