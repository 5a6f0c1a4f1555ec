import { createHash } from "node:crypto";
import { fail, ok, type Result } from "@chancery/engine";
import { type Kysely, sql, type Transaction } from "kysely";
import { type Database, transact } from "../databases/database.ts";
import type { Detail, RestoreFault } from "../databases/fault.ts";
import { readPacked } from "../games/finished-logs.ts";
import { clear, climb, latest } from "../schema/migrate.ts";
import { MIGRATIONS, movePackedLogs } from "../schema/migrations.ts";
import { KEPT, LEFT_OUT, type Schema } from "../schema/schema.ts";
import { FORMAT, type Footer, type Header, isFileError, type RowLine } from "./backup.ts";
import { type BackupFile, openBackup } from "./backup-file.ts";
import { Tampered } from "./encryption.ts";

const PORTION = 200;

const RESTORED: ReadonlySet<string> = new Set(KEPT.map(([table]) => table));
/** Earlier versions wrote rows of other tables, and so can forgers. They aren't restored. */
const KNOWN: ReadonlySet<string> = new Set([...RESTORED, ...LEFT_OUT]);

/** Fills an empty store from a backup, which is read twice: first to see that it is whole. */
export async function restore(
  database: Database,
  file: string,
  passphrase?: string,
): Promise<Result<Footer["rows"], RestoreFault>> {
  try {
    const opened = await openBackup(file, passphrase);
    if (!opened.ok) return opened;
    const source = opened.value;
    const checked = await check(source);
    if (!checked.ok) return checked;
    const { header, rows } = checked.value;
    return await transact<Footer["rows"], RestoreFault>(database, async (trx) => {
      await database.alone(trx);
      if (!(await isEmpty(trx))) return fail({ code: "not-empty" });
      // The rows go into the tables for which they were written, and these are then brought up to date.
      await clear(trx, [...LEFT_OUT, ...KEPT.map(([table]) => table).toReversed()]);
      await climb(trx, MIGRATIONS, 0, header.schema);
      await fill(trx, source);
      const missing = await rowsMissing(trx, rows);
      if (missing) return fail({ code: "damaged", file, line: 0, detail: missing });
      await climb(trx, MIGRATIONS, header.schema, latest(MIGRATIONS));
      await movePackedLogs(trx as unknown as Kysely<never>);
      const gaps = await logGaps(trx);
      if (gaps) return fail({ code: "damaged", file, line: 0, detail: gaps });
      return ok(rows);
    });
  } catch (error) {
    if (isFileError(error)) return fail({ code: "bad-file", file, detail: (error as Error).message });
    if (error instanceof Tampered)
      return fail({
        code: "tampered",
        file,
        detail: error.isAtEnd ? { code: "end-damaged" } : { code: "changed-at", bytes: error.at },
      });
    throw error;
  }
}

/** Reads the whole file and compares it with what its last line says; how many rows of each table are to be restored. */
async function check({
  file,
  lines,
}: BackupFile): Promise<Result<{ header: Header; rows: Footer["rows"] }, RestoreFault>> {
  const hash = createHash("sha256");
  const counts: Record<string, number> = {};
  let header: Header | undefined;
  let last = "";
  let number = 0;
  const damaged = (detail: Detail) => fail({ code: "damaged", file, line: number, detail } as const);
  for await (const line of lines()) {
    number += 1;
    if (number > 1) hash.update(`${last}\n`);
    last = line;
    const content = parse(line);
    if (content === undefined) return damaged({ code: "not-json" });
    if (number === 1) {
      header = content as Header;
      if (header?.chancery !== "backup") return damaged({ code: "not-a-backup" });
      const known = latest(MIGRATIONS);
      if (header.format > FORMAT) return fail({ code: "newer", found: header.format, known: FORMAT });
      if (header.schema > known) return fail({ code: "newer", found: header.schema, known });
    } else if (Array.isArray(content)) {
      const table = String(content[0]);
      if (!KNOWN.has(table)) return damaged({ code: "unknown-table", table });
      counts[table] = (counts[table] ?? 0) + 1;
    }
  }
  const footer = parse(last) as Footer | undefined;
  if (!header || !footer?.sha256 || !footer.rows) return damaged({ code: "end-missing" });
  if (footer.sha256 !== hash.digest("hex")) return damaged({ code: "checksum" });
  for (const table of Object.keys({ ...counts, ...footer.rows })) {
    const { [table]: count = 0 } = footer.rows;
    if ((counts[table] ?? 0) !== count) return damaged({ code: "rows-missing", count, table });
  }
  const kept = Object.entries(footer.rows).filter(([table]) => RESTORED.has(table));
  return ok({ header, rows: Object.fromEntries(kept) });
}

async function fill(trx: Transaction<Schema>, { lines }: BackupFile): Promise<void> {
  let table = "";
  let rows: RowLine[1][] = [];
  const flush = async () => {
    if (rows.length > 0)
      await trx
        .insertInto(table as never)
        .values(rows as never)
        .execute();
    rows = [];
  };
  for await (const line of lines()) {
    const content = JSON.parse(line) as RowLine | Header | Footer;
    if (!("length" in content) || !RESTORED.has(content[0])) continue;
    if (content[0] !== table || rows.length >= PORTION) await flush();
    table = content[0];
    rows.push(content[1]);
  }
  await flush();
}

/** Which rows haven't arrived, if any. */
async function rowsMissing(trx: Transaction<Schema>, rows: Footer["rows"]): Promise<Detail | undefined> {
  for (const [table, expected] of Object.entries(rows)) {
    const found = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      trx,
    );
    if (found.rows[0].count !== expected)
      return { code: "rows-arrived", found: found.rows[0].count, table, expected };
  }
  return undefined;
}

/** Which log has gaps, if any. */
async function logGaps(trx: Transaction<Schema>): Promise<Detail | undefined> {
  const suspects = await sql<{ id: string; version: number }>`
    select id, version from games where version <> (select count(*) from events where game = id)
      or version <> (select coalesce(max(seq), 0) from events where game = id)`.execute(trx);
  for (const { id, version } of suspects.rows)
    if (!(await isWhole(trx, id, version))) return { code: "log-gaps", game: id };
  return undefined;
}

/** Whether a log, of which some is packed, has all its events. */
async function isWhole(trx: Transaction<Schema>, game: string, version: number): Promise<boolean> {
  const packed = (await readPacked(trx, game)).length;
  const rows = await trx.selectFrom("events").select("seq").where("game", "=", game).orderBy("seq").execute();
  return packed + rows.length === version && rows.every(({ seq }, i) => seq === packed + 1 + i);
}

async function isEmpty(trx: Transaction<Schema>): Promise<boolean> {
  const games = await trx.selectFrom("games").select("id").limit(1).execute();
  const persons = await trx.selectFrom("persons").select("id").limit(1).execute();
  return games.length + persons.length === 0;
}

export function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
