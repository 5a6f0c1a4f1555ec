import { LANGUAGES, type Language, type PageLanguage, PSEUDO, preferredLanguage } from "@chancery/messages";
import { storage } from "../lib/storage.ts";

const KEY = "chancery.language";

/** A language that an address or the browser's storage names. */
const known = (name: string | null | undefined): PageLanguage | undefined =>
  ([...LANGUAGES, PSEUDO] as const).find((language) => language === name);

const remembered = (): PageLanguage | undefined => known(storage.read(KEY));

/** The language the reader has chosen for all pages, whatever this address says. */
const chosen = (): PageLanguage =>
  typeof document === "undefined" ? LANGUAGES[0] : (remembered() ?? preferredLanguage(navigator.languages));

/** The address decides for this visit (`?language=de`), then the reader's choice, then the browser. */
function choose(): PageLanguage {
  if (typeof document === "undefined") return LANGUAGES[0];
  return known(new URLSearchParams(location.search).get("language")) ?? chosen();
}

/** The language of this page, for as long as it is open. */
export const LANGUAGE: PageLanguage = choose();
if (typeof document !== "undefined") document.documentElement.lang = LANGUAGE;

/** A language that people read in: the page's, or what the pseudo-language is made of. */
export const READING: Language = LANGUAGE === PSEUDO ? LANGUAGES[0] : LANGUAGE;

/** Whether this page's language comes from its address alone, and another page would be in another. */
export const isLanguageOfAddress = (): boolean => LANGUAGE !== chosen();

/** Opens this page again in the language of what it shows. An address that names a language is left alone. */
export function readIn(language: Language): void {
  const address = new URL(location.href);
  if (language === LANGUAGE || address.searchParams.has("language")) return;
  address.searchParams.set("language", language);
  location.replace(address);
}

/** Remembers the reader's choice and opens the page again in that language. */
export function switchLanguage(language: Language): void {
  const isSaved = storage.write(KEY, language);
  const address = new URL(location.href);
  address.searchParams.delete("language");
  // Without storage the choice lasts as long as the address.
  if (!isSaved) address.searchParams.set("language", language);
  history.replaceState(null, "", address);
  location.reload();
}
