import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setImmediate, setTimeout } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import { sqliteCode } from "./trouble.ts";

const BUSY = 5;

/** How often and after how many milliseconds to ask again for a file that someone else is writing to. */
const TRIES = 500;
const PAUSE = 20;

/** For how many milliseconds work lasts before others get their turn. */
const TURN = 2;

/** How many statements are kept ready. Only lists of varying length make more of them than that. */
const READY = 200;

/** Does a piece of work, and measures it. */
export type Measure = <T>(work: () => T) => T;

/** Resolves when everything that was committed is on the disk. */
type Sync = () => Promise<void>;

/**
 * Kysely on Node's own SQLite. Kysely's dialect for better-sqlite3 would begin transactions that start reading and
 * find out only when writing that another process was faster, and waiting for a lock inside SQLite would stop the
 * whole process, the lock's holder included: here transactions lock at once, and waiting lets others go on.
 * Kysely itself hands the one connection to one transaction after the other; the next one has it when what the last one
 * wrote is on the disk, so nobody sees what could still be lost.
 */
export function sqliteDialect(
  database: DatabaseSync,
  sync: Sync = async () => undefined,
  measure: Measure = (work) => work(),
): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(database, sync, measure),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteDriver implements Driver {
  private readonly database: DatabaseSync;
  private readonly connection: SqliteConnection;
  private readonly sync: Sync;
  private yielded = 0;

  constructor(database: DatabaseSync, sync: Sync, measure: Measure) {
    this.database = database;
    this.connection = new SqliteConnection(database, sync, measure);
    this.sync = sync;
  }

  async init(): Promise<void> {
    // The database is open already.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection;
  }

  async beginTransaction(_: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    const begin = accessMode === "read only" ? "begin" : "begin immediate";
    await this.connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(): Promise<void> {
    this.database.exec("commit");
    await this.sync();
  }

  async rollbackTransaction(): Promise<void> {
    // After some errors, such as a full disk, SQLite has rolled back by itself.
    if (this.database.isTransaction) this.database.exec("rollback");
  }

  async releaseConnection(): Promise<void> {
    // SQLite itself never waits for anything, so long work has to let others have their turn.
    if (performance.now() - this.yielded < TURN) return;
    await setImmediate();
    this.yielded = performance.now();
  }

  async destroy(): Promise<void> {
    this.database.close();
  }
}

interface Ready {
  readonly statement: StatementSync;
  /** Whether it gives rows, and whether it may write any. */
  readonly isReading: boolean;
  readonly isWriting: boolean;
}

class SqliteConnection implements DatabaseConnection {
  private readonly database: DatabaseSync;
  private readonly sync: Sync;
  private readonly measure: Measure;
  private readonly ready = new Map<string, Ready>();

  constructor(database: DatabaseSync, sync: Sync, measure: Measure) {
    this.database = database;
    this.sync = sync;
    this.measure = measure;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.executed<R>(query);
    if (this.prepared(query.sql).isWriting && !this.database.isTransaction) await this.sync();
    return result;
  }

  private async executed<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (let tries = 1; ; tries += 1) {
      try {
        return this.measure(() => this.execute<R>(query));
      } catch (error) {
        // A transaction holds the lock; only those outside wait for it.
        const wait = sqliteCode(error) === BUSY && !this.database.isTransaction && tries < TRIES;
        if (!wait) throw error;
        await setTimeout(PAUSE);
      }
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Rows are read page by page, not streamed");
  }

  private execute<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, isReading } = this.prepared(sql);
    const values = parameters as SQLInputValue[];
    if (isReading) return { rows: statement.all(...values) as R[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  private prepared(sql: string): Ready {
    const known = this.ready.get(sql);
    if (known) return known;
    const statement = this.database.prepare(sql);
    if (this.ready.size >= READY) this.ready.clear();
    const ready = {
      statement,
      isReading: statement.columns().length > 0,
      isWriting: !/^\s*select\b/i.test(sql),
    };
    this.ready.set(sql, ready);
    return ready;
  }
}
