import { fail, ok, type Result } from "@chancery/engine";
import type { Kysely, Transaction } from "kysely";
import type { Listener, Update } from "../games/subscribers.ts";
import type { Schema } from "../schema/schema.ts";
import type { Trouble, UnknownPerson } from "./fault.ts";
import type { Measure } from "./sqlite-dialect.ts";
import { isOrphan, troubleOf } from "./trouble.ts";

/** What the two databases do differently. Everything else is written once, on top of this. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** Whether several servers can use it at a time. */
  readonly isShared: boolean;
  /** Does all of the work, or nothing of it if it throws. */
  readonly transaction: <T>(work: (trx: Transaction<Schema>) => Promise<T>) => Promise<T>;
  /** Keeps the rows that a transaction selects from all others until it ends. */
  readonly lock: <Q extends Lockable<Q>>(query: Q) => Q;
  /** The same, passing over rows that others hold. */
  readonly claim: <Q extends Lockable<Q>>(query: Q) => Q;
  /** Lets only one transaction at a time, in whatever process, go past this point. */
  readonly alone: (trx: Transaction<Schema>) => Promise<void>;
  /**
   * Writes a game's row and further events if the game still is at the expected version, and returns whether it was: in
   * one go, without a transaction around it. Null where a transaction costs no more.
   */
  readonly append: ((append: Append) => Promise<boolean>) | null;
  /** Makes known to listeners what has been committed. */
  readonly tell: (news: readonly Update[]) => void;
  readonly listen: (listener: Listener) => () => void;
  /** Reads everything as of one moment, while others keep writing. */
  readonly readMoment: <T>(read: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;
  /** Has statements measured that keep the thread from everything else. PostgreSQL works elsewhere. */
  readonly measureBy: (measure: Measure) => void;
  /** Removes what was deleted from wherever it's still to be found. */
  readonly scrub: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Append {
  readonly game: string;
  readonly expected: number;
  readonly row: Omit<Schema["games"], "id">;
  readonly events: readonly Schema["events"][];
}

interface Lockable<Q> {
  forUpdate(): Q;
  skipLocked(): Q;
}

/** Carries a refusal out of a transaction, which is then rolled back. */
class Undone extends Error {
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super("rolled back");
    this.refusal = refusal;
  }
}

/**
 * Does all of the work or, if it is refused or the database fails, nothing of it. What the work adds to the news is
 * told to listeners if it is done.
 */
export async function transact<T, F>(
  database: Database,
  work: (trx: Transaction<Schema>, news: Update[]) => Promise<Result<T, F>>,
): Promise<Result<T, F | Trouble>> {
  const news: Update[] = [];
  try {
    const result = await database.transaction(async (trx) => {
      const done = await work(trx, news);
      if (!done.ok) throw new Undone(done.error);
      return done;
    });
    database.tell(news);
    return result;
  } catch (error) {
    if (error instanceof Undone) return fail(error.refusal as F);
    return fail(troubleOrThrow(error));
  }
}

/** The result of a query, or why the database could not give it. */
export async function attempt<T>(query: Promise<T>): Promise<Result<T, Trouble>> {
  try {
    return ok(await query);
  } catch (error) {
    return fail(troubleOrThrow(error));
  }
}

/** Does what nobody has to see the result of. */
export async function perform(query: Promise<unknown>): Promise<Result<null, Trouble>> {
  const done = await attempt(query);
  return done.ok ? ok(null) : done;
}

/** Adds something that belongs to a person. */
export async function addTo(
  person: string,
  query: Promise<unknown>,
): Promise<Result<null, UnknownPerson | Trouble>> {
  try {
    await query;
    return ok(null);
  } catch (error) {
    return fail(isOrphan(error) ? { code: "unknown-person", person } : troubleOrThrow(error));
  }
}

export function troubleOrThrow(error: unknown): Trouble {
  const trouble = troubleOf(error);
  if (trouble) return trouble;
  throw error;
}

/** The rows in portions that fit into one statement. */
export function* portions<T>(rows: readonly T[], size = 500): Generator<T[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
