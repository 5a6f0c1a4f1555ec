import { LANGUAGES, type Language, type PageLanguage, PSEUDO, preferredLanguage } from "@chancery/messages";

const KEY = "chancery.language";

/** A language that an address or the browser's storage names. */
const known = (name: string | null | undefined): PageLanguage | undefined =>
  ([...LANGUAGES, PSEUDO] as const).find((language) => language === name);

function remembered(): PageLanguage | undefined {
  try {
    return known(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

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
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage the choice lasts as long as the address.
  }
  const address = new URL(location.href);
  address.searchParams.delete("language");
  if (remembered() !== language) address.searchParams.set("language", language);
  history.replaceState(null, "", address);
  location.reload();
}
