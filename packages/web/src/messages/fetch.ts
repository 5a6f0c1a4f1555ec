import { giveLanguageData, LANGUAGES, type Language } from "@chancery/messages";
import { fileOf } from "./files.ts";

const under = new Map<string, Promise<void>>();

/** Fetches what a language has of some areas, unless it's there. English comes with the code. */
export async function fetchLanguageData(language: Language, areas: readonly string[]): Promise<void> {
  if (language === LANGUAGES[0]) return;
  await Promise.all(
    areas.map((area) => {
      const path = `${language}/${area}`;
      const known =
        under.get(path) ?? fileOf(language, area).then((data) => giveLanguageData(language, area, data));
      under.set(path, known);
      return known;
    }),
  );
}
