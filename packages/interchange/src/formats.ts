import type { RequestFault } from "@chancery/contract";
import type { Result } from "@chancery/engine";
import { complete } from "./complete.ts";
import { CICERO, PY_DIPLOMACY } from "./formats/dialect.ts";
import { readDroidippy } from "./formats/droidippy.ts";
import { readOwn } from "./formats/own.ts";
import { readSaved } from "./formats/read-saved.ts";
import { readSheets, type SheetChoice } from "./formats/sheets.ts";
import { readWebDiplomacy } from "./formats/webdiplomacy.ts";
import { writeSaved } from "./formats/write-saved.ts";
import type { ReadGame } from "./read-game.ts";
import type { GameRecord } from "./record.ts";
import type { ReplayedGame } from "./replay.ts";

/** A way in which programs write games down. */
export interface Format {
  /** Whether a game is a JSON value, or a whole text. */
  readonly form: "json" | "text";
  /** Reads a JSON value, or a text, which may need to be told what game it's about. */
  readonly read: (given: unknown, choice?: SheetChoice) => Result<ReadGame, RequestFault>;
  /** The game as a JSON value. Formats without are only read. */
  readonly write?: (record: GameRecord, replayed: ReplayedGame) => unknown;
}

/** The formats by their names. Those with `write` go both ways. */
export const FORMATS: Readonly<Record<string, Format>> = {
  chancery: { form: "json", read: readOwn, write: complete },
  "py-diplomacy": {
    form: "json",
    read: (given) => readSaved(PY_DIPLOMACY, given),
    write: (record, replayed) => writeSaved(PY_DIPLOMACY, record, replayed),
  },
  cicero: {
    form: "json",
    read: (given) => readSaved(CICERO, given),
    write: (record, replayed) => writeSaved(CICERO, record, replayed),
  },
  webdiplomacy: { form: "json", read: readWebDiplomacy },
  droidippy: { form: "text", read: (given) => readDroidippy(String(given)) },
  text: { form: "text", read: (given, choice) => readSheets(String(given), choice) },
};
