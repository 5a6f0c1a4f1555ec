import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../schema/schema.ts";

/** How much is done in one go: all else waits for it. */
const MOST = 20;

interface Waiting {
  /** Does the work, and returns how to say so once it is on the disk. Throws if nothing of it should be kept. */
  readonly run: (trx: Transaction<Schema>) => Promise<() => void>;
  readonly refuse: (error: unknown) => void;
}

/**
 * Transactions that come at the same time are one for the disk, which is asked to write once for all of them: that
 * is what takes long. Each is still done as a whole or not at all, and nobody hears that it is before it is written.
 */
export class GroupCommit {
  private readonly database: DatabaseSync;
  private readonly db: Kysely<Schema>;
  private readonly waiting: Waiting[] = [];
  private running: Promise<void> | null = null;

  constructor(database: DatabaseSync, db: Kysely<Schema>) {
    this.database = database;
    this.db = db;
  }

  join<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    // What is done for someone is measured as theirs, whoever else's it's done with.
    const asCaller = AsyncLocalStorage.snapshot();
    const run = async (trx: Transaction<Schema>): Promise<() => void> => {
      const value = await asCaller(() => work(trx));
      return () => resolve(value);
    };
    this.waiting.push({ run, refuse: reject });
    this.running ??= this.work();
    return promise;
  }

  /** Resolves when nothing is in progress. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) {
      // Requests of the same moment join in.
      await setImmediate();
      const members: Waiting[] = [];
      const done: (() => void)[] = [];
      try {
        await this.db.transaction().execute(async (trx) => {
          members.push(...this.waiting.splice(0, MOST));
          for (const member of members) {
            const tell = await this.one(trx, member);
            if (tell) done.push(tell);
          }
        });
        for (const tell of done) tell();
      } catch (error) {
        // Callers that were refused earlier know already.
        if (members.length === 0) members.push(...this.waiting.splice(0, MOST));
        for (const { refuse } of members) refuse(error);
      }
    }
    this.running = null;
  }

  /** Does one member's work. If it throws, its writes are undone, and the others continue. */
  private async one(trx: Transaction<Schema>, { run, refuse }: Waiting): Promise<(() => void) | undefined> {
    await SAVEPOINT.execute(trx);
    try {
      const tell = await run(trx);
      await RELEASE.execute(trx);
      return tell;
    } catch (error) {
      // After some errors, such as a full disk, SQLite has rolled back everything by itself.
      if (!this.database.isTransaction) throw error;
      await ROLLBACK.execute(trx);
      await RELEASE.execute(trx);
      refuse(error);
      return undefined;
    }
  }
}

const SAVEPOINT = sql`savepoint member`;
const RELEASE = sql`release member`;
const ROLLBACK = sql`rollback to member`;
