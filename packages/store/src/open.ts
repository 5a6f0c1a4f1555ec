import { dirname, join, resolve } from "node:path";
import { fail, ok, type Result } from "@chancery/engine";
import type { Database } from "./databases/database.ts";
import type { Detail, OpenFault } from "./databases/fault.ts";
import { orFull, roomIn } from "./databases/folder.ts";
import { connectPostgres } from "./databases/postgres.ts";
import { connectSqlite } from "./databases/sqlite.ts";
import { copySqlite } from "./databases/sqlite-copy.ts";
import type { Numbered } from "./games/log.ts";
import { migrate } from "./schema/migrate.ts";
import { createStore, type SqliteStore, type Store } from "./store.ts";

/** What the caller's states look like: snapshots that were made with another value are not used. */
export interface Format {
  readonly format: string;
  /**
   * Whether nobody else may do the same meanwhile, as servers on one file would each play out what is due. Others are
   * refused until the store is closed. PostgreSQL serves several, so nobody is refused there.
   */
  readonly alone?: boolean;
}

/** Where the data are, by the names of environment variables. */
export interface Settings {
  /** A PostgreSQL database: postgres://... */
  readonly DATABASE_URL?: string | undefined;
  /** Otherwise, the folder of the SQLite file; "data" if not given. */
  readonly DATA_DIR?: string | undefined;
}

const FILE = "chancery.sqlite";

/** Where the data are unless they are in a PostgreSQL database. */
export const sqliteFile = ({ DATA_DIR }: Pick<Settings, "DATA_DIR">): string =>
  join(DATA_DIR || "data", FILE);

export function openStore<E extends Numbered, S>(
  { DATABASE_URL, DATA_DIR }: Settings,
  options: Format,
): Promise<Result<Store<E, S>, OpenFault>> {
  return DATABASE_URL ? openPostgres(DATABASE_URL, options) : openSqlite(sqliteFile({ DATA_DIR }), options);
}

export async function openSqlite<E extends Numbered, S>(
  file: string,
  { format, alone = false }: Format,
): Promise<Result<SqliteStore<E, S>, OpenFault>> {
  const connected = connectSqlite(file, alone);
  const prepared = connected.ok ? await prepare(connected.value, file) : connected;
  const folder = resolve(dirname(file));
  if (!prepared.ok)
    return prepared.error.code === "unavailable"
      ? fail(orFull(prepared.error, folder, roomIn(folder)))
      : prepared;
  return ok({ ...createStore<E, S>(prepared.value, format), copy: (to) => copySqlite(file, to) });
}

export async function openPostgres<E extends Numbered, S>(
  url: string,
  { format }: Format,
): Promise<Result<Store<E, S>, OpenFault>> {
  const preparing = await connectPostgres(url, 0);
  const prepared = preparing.ok ? await prepare(preparing.value, { code: "the-database" }) : preparing;
  if (!prepared.ok) return prepared;
  await prepared.value.close();
  const connected = await connectPostgres(url);
  return connected.ok ? ok(createStore(connected.value, format)) : connected;
}

/** Brings the tables up to date. */
async function prepare(database: Database, where: Detail): Promise<Result<Database, OpenFault>> {
  try {
    const migrated = await migrate(database);
    if (migrated.ok) return ok(database);
    await database.close();
    return migrated;
  } catch (error) {
    await database.close();
    const detail = (error as Error).message;
    if (/already exists/.test(detail)) return fail({ code: "not-ours", where, detail });
    throw error;
  }
}
