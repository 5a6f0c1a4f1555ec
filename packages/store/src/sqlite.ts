import { DatabaseSync } from "node:sqlite";
import { fail, ok, type Result } from "@chancery/engine";
import { Kysely } from "kysely";
import type { Database } from "./database.ts";
import type { OpenFault } from "./fault.ts";
import { lockFile } from "./file-lock.ts";
import { prepareFolder } from "./folder.ts";
import { GroupCommit } from "./group-commit.ts";
import type { Schema } from "./schema.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { Subscribers } from "./subscribers.ts";
import { sqliteCode, troubleOf } from "./trouble.ts";

const NOT_A_DATABASE = 26;

/** How long opening waits for another process that is just opening or closing the file, in milliseconds. */
const PATIENCE = 5_000;

/** A database in a file, for one server. Its folder is made if there is none. Alone, it is held until it is closed. */
export function connectSqlite(file: string, alone = false): Result<Database, OpenFault> {
  const folder = prepareFolder(file);
  if (!folder.ok) return folder;
  let letGo = (): void => undefined;
  try {
    const held = alone ? lockFile(file) : ok(letGo);
    if (!held.ok) return held;
    letGo = held.value;
    return ok(connect(file, letGo));
  } catch (error) {
    letGo();
    const detail = (error as Error).message;
    if (sqliteCode(error) === NOT_A_DATABASE) return fail({ code: "not-ours", where: file, detail });
    const trouble = troubleOf(error);
    if (trouble) return fail(trouble);
    throw error;
  }
}

function connect(file: string, letGo: () => void): Database {
  const subscribers = new Subscribers();
  const database = openFile(file);
  const db = over(database);
  const group = new GroupCommit(database, db);
  return {
    db,
    transaction: (work) => group.join(work),
    // A transaction holds the whole file.
    lock: (query) => query,
    claim: (query) => query,
    alone: async () => undefined,
    // Those that come together are one for the disk.
    append: null,
    tell: (news) => {
      for (const update of news) subscribers.tell(update);
    },
    listen: (listener) => subscribers.add(listener),
    readMoment: async (read) => {
      const reader = over(openFile(file));
      try {
        return await reader.transaction().setAccessMode("read only").execute(read);
      } finally {
        await reader.destroy();
      }
    },
    // Whoever has the connection is done with it first.
    close: async () => {
      await group.idle();
      await db.connection().execute(() => db.destroy());
      letGo();
    },
  };
}

const over = (database: DatabaseSync): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: sqliteDialect(database) });

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    // A commit is on the disk before it is acknowledged; readers and the writer do not wait for each other.
    database.exec("pragma journal_mode = wal; pragma synchronous = full");
    // From now on the dialect does the waiting.
    database.exec("pragma busy_timeout = 0");
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}
