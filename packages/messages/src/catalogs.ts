import boardDe from "./de/board.ts";
import cliDe from "./de/cli.ts";
import cliHelpDe from "./de/cliHelp.ts";
import doctorDe from "./de/doctor.ts";
import eventsDe from "./de/events.ts";
import explainDe from "./de/explain.ts";
import faultsDe from "./de/faults.ts";
import findingsDe from "./de/findings.ts";
import interchangeDe from "./de/interchange.ts";
import mailDe from "./de/mail.ts";
import misreadingsDe from "./de/misreadings.ts";
import newsDe from "./de/news.ts";
import ordersDe from "./de/orders.ts";
import recordDe from "./de/record.ts";
import refusalsDe from "./de/refusals.ts";
import resultsDe from "./de/results.ts";
import roomRecordDe from "./de/roomRecord.ts";
import serverDe from "./de/server.ts";
import soloRecordDe from "./de/soloRecord.ts";
import storageDe from "./de/storage.ts";
import uiDe from "./de/ui.ts";
import boardEn from "./en/board.ts";
import cliEn from "./en/cli.ts";
import cliHelpEn from "./en/cliHelp.ts";
import doctorEn from "./en/doctor.ts";
import eventsEn from "./en/events.ts";
import explainEn from "./en/explain.ts";
import faultsEn from "./en/faults.ts";
import findingsEn from "./en/findings.ts";
import interchangeEn from "./en/interchange.ts";
import mailEn from "./en/mail.ts";
import misreadingsEn from "./en/misreadings.ts";
import newsEn from "./en/news.ts";
import ordersEn from "./en/orders.ts";
import recordEn from "./en/record.ts";
import refusalsEn from "./en/refusals.ts";
import resultsEn from "./en/results.ts";
import roomRecordEn from "./en/roomRecord.ts";
import serverEn from "./en/server.ts";
import soloRecordEn from "./en/soloRecord.ts";
import storageEn from "./en/storage.ts";
import uiEn from "./en/ui.ts";
import { type Language, type PageLanguage, PSEUDO } from "./language.ts";
import { pseudo } from "./pseudo.ts";
import { type Catalog, type Translation, type Translator, translator } from "./translator.ts";

/** The areas that programs such as the server and the command line speak in, in every language. Pages load their own. */
const CATALOGS = {
  board: { en: boardEn, de: boardDe },
  cli: { en: cliEn, de: cliDe },
  cliHelp: { en: cliHelpEn, de: cliHelpDe },
  doctor: { en: doctorEn, de: doctorDe },
  events: { en: eventsEn, de: eventsDe },
  explain: { en: explainEn, de: explainDe },
  faults: { en: faultsEn, de: faultsDe },
  findings: { en: findingsEn, de: findingsDe },
  interchange: { en: interchangeEn, de: interchangeDe },
  mail: { en: mailEn, de: mailDe },
  misreadings: { en: misreadingsEn, de: misreadingsDe },
  news: { en: newsEn, de: newsDe },
  orders: { en: ordersEn, de: ordersDe },
  record: { en: recordEn, de: recordDe },
  refusals: { en: refusalsEn, de: refusalsDe },
  roomRecord: { en: roomRecordEn, de: roomRecordDe },
  results: { en: resultsEn, de: resultsDe },
  server: { en: serverEn, de: serverDe },
  soloRecord: { en: soloRecordEn, de: soloRecordDe },
  storage: { en: storageEn, de: storageDe },
  ui: { en: uiEn, de: uiDe },
} satisfies Record<string, { en: Catalog } & Readonly<Record<Language, Catalog>>>;

type Area = keyof typeof CATALOGS;

/** These areas in one language: `messages.ui("close")`. */
export type Messages = { readonly [A in Area]: Translator<(typeof CATALOGS)[A]["en"]> };

const made = new Map<PageLanguage, Messages>();

/** Every text in a language. Made once for each language. */
export function messagesIn(language: PageLanguage): Messages {
  let messages = made.get(language);
  if (!messages) {
    const areas = Object.entries(CATALOGS).map(([area, catalog]) => [
      area,
      translator(
        language,
        language === PSEUDO ? pseudo<Catalog>(catalog.en) : (catalog[language] as Translation<Catalog>),
      ),
    ]);
    messages = Object.fromEntries(areas) as Messages;
    made.set(language, messages);
  }
  return messages;
}
