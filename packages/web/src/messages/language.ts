import { LANGUAGES, type Language, type PageLanguage, PSEUDO, preferredLanguage } from "@chancery/messages";
import { storage } from "../lib/storage.ts";

const KEY = "chancery.language";

/** A language that an address or the browser's storage names. */
const known = (name: string | null | undefined): PageLanguage | undefined =>
  ([...LANGUAGES, PSEUDO] as const).find((language) => language === name);

const remembered = (): PageLanguage | undefined => known(storage.read(KEY));

/** The address decides for this visit (`?language=de`), then the reader's choice, then the browser. */
function choose(): PageLanguage {
  if (typeof document === "undefined") return LANGUAGES[0];
  const address = known(new URLSearchParams(location.search).get("language"));
  return address ?? remembered() ?? preferredLanguage(navigator.languages);
}

/** The language of this page, for as long as it is open. */
export const LANGUAGE: PageLanguage = choose();
if (typeof document !== "undefined") document.documentElement.lang = LANGUAGE;

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
