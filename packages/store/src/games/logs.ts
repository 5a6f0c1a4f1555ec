import { DatabaseSync } from "node:sqlite";
import { fail, ok, type Result } from "@chancery/engine";
import { Kysely, sql } from "kysely";
import type { OpenFault } from "../databases/fault.ts";
import { connectPostgres } from "../databases/postgres.ts";
import { sqliteDialect } from "../databases/sqlite-dialect.ts";
import { sqliteCode, troubleOf } from "../databases/trouble.ts";
import type { Schema } from "../schema/schema.ts";
import { readPacked } from "./finished-logs.ts";
import { unpackLog } from "./packed-log.ts";

/** The log of a game as it is stored: its events in sequence, each as JSON. */
export interface StoredLog {
  readonly game: string;
  readonly events: readonly string[];
}

/** The logs of a database, one game after the other. Only one of them is in memory at a time. */
export interface Logs {
  readonly read: () => AsyncGenerator<StoredLog>;
  readonly close: () => Promise<void>;
}

const PAGE = 500;
/** From this version of the tables on, packed logs aren't among the events. */
const PACKED_APART = 7;
const PATIENCE = 5_000;
const NOT_A_DATABASE = 26;
const NO_SUCH_TABLE = /no such table|relation .* does not exist/;

/**
 * Opens the logs in a SQLite file or a PostgreSQL database to be read, whatever version of the program wrote them.
 * Nothing is written, not even to bring older tables up to date; servers can go on meanwhile.
 */
export async function openLogs(where: string): Promise<Result<Logs, OpenFault>> {
  const isAddress = /^postgres(ql)?:/.test(where);
  const connected = isAddress ? await overPostgres(where) : overFile(where);
  if (!connected.ok) return connected;
  const { db, close } = connected.value;
  let hasPacked: boolean;
  try {
    const { rows } = await sql<{
      version: number;
    }>`select max(version) as version from chancery_migrations`.execute(db);
    await db.selectFrom("events").select("seq").limit(1).execute();
    hasPacked = rows[0].version >= PACKED_APART;
  } catch (error) {
    await close();
    const detail = (error as Error).message;
    if (sqliteCode(error) === NOT_A_DATABASE || NO_SUCH_TABLE.test(detail))
      return fail({ code: "not-ours", where: isAddress ? { code: "the-database" } : where, detail });
    const trouble = troubleOf(error);
    if (trouble) return fail(trouble);
    throw error;
  }
  return ok({ read: () => logsIn(db, hasPacked), close });
}

interface Reader {
  readonly db: Kysely<Schema>;
  readonly close: () => Promise<void>;
}

function overFile(file: string): Result<Reader, OpenFault> {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE });
    const db = new Kysely<Schema>({ dialect: sqliteDialect(database) });
    return ok({ db, close: () => db.connection().execute(() => db.destroy()) });
  } catch (error) {
    return fail({ code: "bad-file", file, detail: (error as Error).message });
  }
}

async function overPostgres(url: string): Promise<Result<Reader, OpenFault>> {
  const connected = await connectPostgres(url);
  return connected.ok ? ok({ db: connected.value.db, close: connected.value.close }) : connected;
}

async function* logsIn(db: Kysely<Schema>, hasPacked: boolean): AsyncGenerator<StoredLog> {
  let after = "";
  for (;;) {
    const games = await db
      .selectFrom("games")
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(PAGE)
      .execute();
    for (const { id } of games) {
      const rows = await db
        .selectFrom("events")
        .select("body")
        .where("game", "=", id)
        .orderBy("seq")
        .execute();
      const packed = hasPacked ? await readPacked(db, id) : [];
      yield { game: id, events: [...packed, ...unpackLog(rows.map(({ body }) => body))] };
    }
    const last = games.at(-1);
    if (!last || games.length < PAGE) return;
    after = last.id;
  }
}
