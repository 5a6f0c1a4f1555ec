import type { READ_FORMATS, WRITTEN_FORMATS } from "@chancery/api";
import { type ErrorResponse, errorIn, type RequestFault, shapeFault } from "@chancery/contract";
import { programWords } from "@chancery/contract/program-words";
import {
  detect,
  FORMATS,
  type GameRecord,
  importGame,
  type ReplayedGame,
  replay,
  tellImport,
} from "@chancery/interchange";
import { languageOf, type PageLanguage } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";

type ReadFormat = (typeof READ_FORMATS)[number];
type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

export interface ImportQuestion {
  readonly ask: "import";
  readonly text: string;
  /** The most games that one request may have. */
  readonly most: number;
  readonly format?: ReadFormat | undefined;
  readonly variant?: string | undefined;
  readonly rulebook?: string | undefined;
  readonly language: PageLanguage;
}

export interface ExportQuestion {
  readonly ask: "export";
  readonly format: WrittenFormat;
  readonly record: GameRecord;
  readonly language: PageLanguage;
}

/** Longer than any message that programs let people write. */
const LONGEST_MESSAGE = 100_000;

/** As many orders are played for one request: those of fifty ordinary games. */
const LONGEST = 100_000;
/** A phase takes as long to play and to write down as so many orders. */
const ORDERS_PER_PHASE = 10;

const lengthOf = ({ phases }: ReplayedGame): number =>
  phases.reduce((sum, { report }) => sum + ORDERS_PER_PHASE + report.orders.length, 0);

/** An answer, ready to be sent. */
interface Answer {
  readonly code: ErrorResponse["error"]["code"] | null;
  readonly body: string;
}

/** Plays games of another program again, and says what was found. */
export function answerImport({ text, most, format, language, ...choice }: ImportQuestion): Answer {
  const words = programWords(language);
  const refuse = (fault: RequestFault): Answer => ({
    code: fault.code,
    body: JSON.stringify({ error: errorIn(words, fault) }),
  });
  const detected = detect(text);
  if (!detected.ok) return refuse({ code: "bad-json", path: "", fault: detected.error });
  const reading = format ?? detected.value.format;
  const isText = FORMATS[reading].form === "text";
  // A text is one game, even if it could be read as a list of them.
  const games = isText ? [text] : detected.value.games;
  if (games.length > most) return refuse({ code: "too-large", path: "", fault: { code: "too-many", most } });
  const answers: object[] = [];
  let length = 0;
  for (const [index, game] of games.entries()) {
    const path = games.length > 1 ? `[${index}]` : "";
    const misshapen = isText ? null : shapeFault(game, "", 1, LONGEST_MESSAGE);
    if (misshapen) return refuse({ ...misshapen, path: inside(path, misshapen.path) });
    const imported = importGame(reading, game, { ...choice, language: languageOf(language) });
    if (!imported.ok) return refuse({ ...imported.error, path: inside(path, imported.error.path) });
    const { record, differences, unknownFields, replayed } = imported.value;
    length += lengthOf(replayed);
    if (length > LONGEST) return refuse({ code: "too-large", path, fault: { code: "too-much-at-once" } });
    const findings = tellImport(words, messagesIn(language).interchange, replayed.game.rules, imported.value);
    answers.push({ record, differences, unknownFields, findings });
  }
  return { code: null, body: JSON.stringify({ format: reading, games: answers }) };
}

const inside = (game: string, path: string): string =>
  game === "" || path === "" ? game + path : `${game}.${path}`;

/** Writes the record of a game in the format of another program. */
export function answerExport({ format, record, language }: ExportQuestion): Answer {
  const replayed = replay(record);
  if (!replayed.ok)
    return {
      code: replayed.error.code,
      body: JSON.stringify({ error: errorIn(programWords(language), replayed.error) }),
    };
  return { code: null, body: JSON.stringify(FORMATS[format].write?.(record, replayed.value)) };
}
