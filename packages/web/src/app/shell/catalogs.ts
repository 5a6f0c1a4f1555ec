import { type Language, LOCALIZED_AREA, languageData, type Translator, translator } from "@chancery/messages";
import sandbox from "@chancery/messages/en/sandbox.ts";
import shell from "@chancery/messages/en/shell.ts";
import start from "@chancery/messages/en/start.ts";
import ui from "@chancery/messages/en/ui.ts";
import { fetchLanguageData } from "../../messages/fetch.ts";

/** What shells say. They are made before anyone asks for them, in every language. */
const AREAS = { sandbox, shell, start, ui };

export type Texts = { readonly [A in keyof typeof AREAS]: Translator<(typeof AREAS)[A]> };

export async function textsIn(language: Language): Promise<Texts> {
  await fetchLanguageData(language, [...Object.keys(AREAS), LOCALIZED_AREA]);
  const texts = Object.entries(AREAS).map(([area, english]) => [
    area,
    translator(language, english, languageData(language, area)),
  ]);
  return Object.fromEntries(texts);
}
