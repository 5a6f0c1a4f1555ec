import board from "./en/board.ts";
import cli from "./en/cli.ts";
import cliHelp from "./en/cliHelp.ts";
import doctor from "./en/doctor.ts";
import events from "./en/events.ts";
import explain from "./en/explain.ts";
import faults from "./en/faults.ts";
import findings from "./en/findings.ts";
import interchange from "./en/interchange.ts";
import mail from "./en/mail.ts";
import misreadings from "./en/misreadings.ts";
import news from "./en/news.ts";
import orders from "./en/orders.ts";
import record from "./en/record.ts";
import refusals from "./en/refusals.ts";
import results from "./en/results.ts";
import roomRecord from "./en/roomRecord.ts";
import server from "./en/server.ts";
import soloRecord from "./en/soloRecord.ts";
import storage from "./en/storage.ts";
import talk from "./en/talk.ts";
import ui from "./en/ui.ts";
import { type PageLanguage, PSEUDO } from "./language.ts";
import { languageData } from "./language-data.ts";
import { pseudo } from "./pseudo.ts";
import { type Catalog, type Translator, translator } from "./translator.ts";

/** The areas that programs such as the server and the command line speak in. Pages load their own. */
const AREAS = {
  board,
  cli,
  cliHelp,
  doctor,
  events,
  explain,
  faults,
  findings,
  interchange,
  mail,
  misreadings,
  news,
  orders,
  record,
  refusals,
  results,
  roomRecord,
  server,
  soloRecord,
  storage,
  talk,
  ui,
} satisfies Record<string, Catalog>;

/** What programs need of `languages/LANGUAGE`, save what games bring. */
export const PROGRAM_AREAS: readonly string[] = Object.keys(AREAS);

/** These areas in one language: `messages.ui("close")`. */
export type Messages = { readonly [A in keyof typeof AREAS]: Translator<(typeof AREAS)[A]> };

/** One area in one language, in a program. */
export const translatorIn = <C extends Catalog>(
  language: PageLanguage,
  area: string,
  english: C,
): Translator<C> =>
  translator(language, english, language === PSEUDO ? pseudo(english) : languageData(language, area));

const made = new Map<PageLanguage, Messages>();

/** Every text in a language. Made once for each language. */
export function messagesIn(language: PageLanguage): Messages {
  let messages = made.get(language);
  if (!messages) {
    const areas = Object.entries(AREAS).map(([area, english]) => [
      area,
      translatorIn<Catalog>(language, area, english),
    ]);
    messages = Object.fromEntries(areas) as Messages;
    made.set(language, messages);
  }
  return messages;
}
