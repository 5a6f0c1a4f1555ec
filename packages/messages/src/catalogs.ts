import boardDe from "./de/board.ts";
import eventsDe from "./de/events.ts";
import explainDe from "./de/explain.ts";
import misreadingsDe from "./de/misreadings.ts";
import resultsDe from "./de/results.ts";
import uiDe from "./de/ui.ts";
import boardEn from "./en/board.ts";
import eventsEn from "./en/events.ts";
import explainEn from "./en/explain.ts";
import misreadingsEn from "./en/misreadings.ts";
import resultsEn from "./en/results.ts";
import uiEn from "./en/ui.ts";
import type { Language } from "./language.ts";
import { type Catalog, type Translation, type Translator, translator } from "./translator.ts";

/** The areas that programs such as the server and the command line speak in, in every language. Pages load their own. */
const CATALOGS = {
  board: { en: boardEn, de: boardDe },
  events: { en: eventsEn, de: eventsDe },
  explain: { en: explainEn, de: explainDe },
  misreadings: { en: misreadingsEn, de: misreadingsDe },
  results: { en: resultsEn, de: resultsDe },
  ui: { en: uiEn, de: uiDe },
} satisfies Record<string, { en: Catalog } & Readonly<Record<Language, Catalog>>>;

type Area = keyof typeof CATALOGS;

/** These areas in one language: `messages.ui("close")`. */
export type Messages = { readonly [A in Area]: Translator<(typeof CATALOGS)[A]["en"]> };

const made = new Map<Language, Messages>();

export function messagesIn(language: Language): Messages {
  let messages = made.get(language);
  if (!messages) {
    const areas = Object.entries(CATALOGS).map(([area, catalog]) => [
      area,
      translator(language, catalog[language] as Translation<Catalog>),
    ]);
    messages = Object.fromEntries(areas) as Messages;
    made.set(language, messages);
  }
  return messages;
}
