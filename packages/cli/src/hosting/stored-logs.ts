import { createReadStream, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { type InputLine, parseJson, readLines } from "@chancery/contract";
import { isRecord } from "@chancery/engine";
import type { BackupEnd, StoredLog } from "@chancery/store";
import { LONGEST_TEXT } from "../adjudicate/documents.ts";
import { Failure } from "../terminal/failure.ts";
import { unreadable } from "../terminal/input.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli } from "../terminal/messages.ts";
import { type PassphraseOptions, passphraseOf } from "./passphrase.ts";

/** Logs of games, one after the other. A backup says at the end whether it is whole. */
type Logs = AsyncGenerator<StoredLog, BackupEnd | undefined>;

/** What every SQLite file begins with (https://www.sqlite.org/fileformat.html), in hexadecimal. */
const SQLITE = "53514c69746520666f726d6174203300";
const MAGIC_BYTES = SQLITE.length / 2;

/** The logs in a database, a data folder, a backup or a log; without any of them, those of the server. */
export async function storedLogs(source: string | undefined, options: PassphraseOptions): Promise<Logs> {
  const { beginsBackup, sqliteFile } = await import("@chancery/store");
  const where = source ?? (process.env.DATABASE_URL || sqliteFile(process.env));
  if (/^postgres(ql)?:\/\//.test(where)) return databaseLogs(where);
  const found = statSync(where, { throwIfNoEntry: false });
  if (!found) throw new Failure(cli("read-ENOENT", { file: where }), 2);
  const file = found.isDirectory() ? sqliteFile({ DATA_DIR: where }) : where;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Failure(cli("auditNoData", { folder: where, file }), 2);
  if ((await beginningOf(file)) === SQLITE) return databaseLogs(file);
  const first = await firstLine(file);
  if (first === null) throw new Failure(cli("emptyFile", { name: file }), 2);
  if (beginsBackup(first)) return logsOfBackup(file, options);
  if (entryIn(first)) return entriesIn(file);
  throw new Failure(cli("auditNotALog", { name: file }), 2);
}

async function logsOfBackup(file: string, options: PassphraseOptions): Promise<Logs> {
  const { backupLogs, formatFault, openBackup } = await import("@chancery/store");
  const opened = await openBackup(file, await passphraseOf(file, options));
  if (!opened.ok) throw new Failure(formatFault(opened.error, LANGUAGE), 2);
  return backupLogs(opened.value);
}

async function* databaseLogs(where: string): Logs {
  const { formatFault, openLogs } = await import("@chancery/store");
  const opened = await openLogs(where);
  if (!opened.ok) throw new Failure(formatFault(opened.error, LANGUAGE), 2);
  try {
    yield* opened.value.read();
  } finally {
    await opened.value.close();
  }
  return undefined;
}

async function beginningOf(file: string): Promise<string> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC_BYTES), 0, MAGIC_BYTES, 0);
      return buffer.toString("hex", 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new Failure(unreadable(file, error as NodeJS.ErrnoException), 2);
  }
}

/** The first line that says something; null if there is none. */
async function firstLine(file: string): Promise<string | null> {
  for await (const { text } of linesIn(file)) if (text?.trim() !== "") return text ?? "";
  return null;
}

const linesIn = (file: string): AsyncGenerator<InputLine> =>
  readLines(createReadStream(file, "utf8"), LONGEST_TEXT);

interface EntryLine {
  readonly seq: number;
  readonly event: { readonly game?: unknown };
}

/** What a line holds if it is an event of a log. */
function entryIn(text: string | null): EntryLine | null {
  const json = text === null ? null : parseJson(text);
  if (!json?.ok || !isRecord(json.value)) return null;
  const { seq, event } = json.value;
  return typeof seq === "number" && isRecord(event) && typeof event.type === "string" ? { seq, event } : null;
}

/** Logs as they are kept, an event per line: with its first event another game begins. */
async function* entriesIn(file: string): Logs {
  let log: { readonly game: string; readonly events: string[] } | null = null;
  for await (const { number, text } of linesIn(file)) {
    if (text?.trim() === "") continue;
    const entry = entryIn(text);
    if (!entry || text === null)
      throw new Failure(cli("auditBadLine", { name: file, line: String(number) }), 2);
    if (log && entry.seq === 1) yield log;
    if (!log || entry.seq === 1) log = { game: String(entry.event.game ?? file), events: [] };
    log.events.push(text);
  }
  if (log) yield log;
  return undefined;
}
