import { type Catalog, type Translation, type Translator, translator } from "@chancery/messages";
import { LANGUAGE } from "./language.ts";

type Load<C extends Catalog> = () => Promise<{ readonly default: Translation<C> }>;

/**
 * A part of the catalog in the language of the page. English comes with the code that uses it; every other language is
 * fetched when it is needed. A module that imports a translator waits for it, so it never has to ask whether it's there.
 */
export async function load<C extends Catalog>(
  english: C,
  others: { readonly de: Load<C> },
): Promise<Translator<C>> {
  if (LANGUAGE === "en") return translator<C>(LANGUAGE, english);
  if (LANGUAGE === "en-XA") {
    const { pseudo } = await import("@chancery/messages/pseudo");
    return translator<C>(LANGUAGE, pseudo(english));
  }
  return translator<C>(LANGUAGE, (await others[LANGUAGE]()).default);
}
