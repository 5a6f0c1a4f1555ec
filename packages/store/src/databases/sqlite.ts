import { DatabaseSync } from "node:sqlite";
import { fail, ok, type Result } from "@chancery/engine";
import { Kysely, sql } from "kysely";
import { Subscribers } from "../games/subscribers.ts";
import type { Schema } from "../schema/schema.ts";
import type { Database } from "./database.ts";
import type { OpenFault } from "./fault.ts";
import { lockFile } from "./file-lock.ts";
import { prepareFolder } from "./folder.ts";
import { GroupCommit } from "./group-commit.ts";
import { type Measure, sqliteDialect } from "./sqlite-dialect.ts";
import { sqliteCode, troubleOf } from "./trouble.ts";
import { WriteAheadLog } from "./write-ahead-log.ts";

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
  const { database, isLogged } = openFile(file);
  const log = new WriteAheadLog(file);
  let measure: Measure = (work) => work();
  const db = over(database, isLogged ? () => log.sync() : undefined, (work) => measure(work));
  const group = new GroupCommit(database, db);
  return {
    db,
    isShared: false,
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
    measureBy: (given) => {
      measure = given;
    },
    scrub: async () => {
      await group.idle();
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    readMoment: async (read) => {
      const reader = over(openFile(file).database);
      try {
        return await reader.transaction().setAccessMode("read only").execute(read);
      } finally {
        await reader.destroy();
      }
    },
    // The connection's current user finishes first.
    close: async () => {
      await group.idle();
      await db.connection().execute(async () => {
        await log.close();
        await db.destroy();
      });
      letGo();
    },
  };
}

const over = (database: DatabaseSync, sync?: () => Promise<void>, measure?: Measure): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: sqliteDialect(database, sync, measure) });

/** Opens a file; whether commits are appended to a log, which has to be brought to the disk. */
function openFile(file: string): { readonly database: DatabaseSync; readonly isLogged: boolean } {
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    // Readers and the writer do not wait for each other. Some file systems cannot do this.
    const mode = database.prepare("pragma journal_mode = wal").get();
    const isLogged = mode?.journal_mode === "wal";
    // A commit is on the disk before it is acknowledged: by the log, or else by SQLite itself.
    database.exec(`pragma synchronous = ${isLogged ? "normal" : "full"}`);
    // What is deleted is overwritten: people who leave aren't to be found in the file.
    database.exec("pragma secure_delete = on");
    // From now on the dialect does the waiting.
    database.exec("pragma busy_timeout = 0");
    return { database, isLogged };
  } catch (error) {
    database.close();
    throw error;
  }
}
