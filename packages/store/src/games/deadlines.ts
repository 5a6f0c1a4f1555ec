import { BrokenInvariant, fail, ok, type Result } from "@chancery/engine";
import { sql, type Transaction } from "kysely";
import { attempt, type Database, transact } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";
import { type Change, type Log, type Numbered, readLog, writeChange } from "./log.ts";
import { type Outage, outagesSince } from "./outages.ts";
import type { Update } from "./subscribers.ts";

/** A deadline that has passed. */
export interface Due {
  readonly deadline: number;
  /** The times since then when no server was up: what fell into one should be put off, not done behind people's backs. */
  readonly outages: readonly Outage[];
}

export interface Claims {
  readonly done: readonly { readonly game: string; readonly version: number }[];
  /** Games for which the work threw, or whose change could not be written. They are left as they were, and stay due. */
  readonly failed: readonly { readonly game: string; readonly error: unknown }[];
  /** The last game that was looked at, to go on from; null if none was left. */
  readonly last: Place | null;
}

export interface Deadlines<E extends Numbered, S> {
  /**
   * Does what is due, some games at a time: claims them, lets the work decide about each, and writes that, in one
   * transaction. However many servers try, each deadline is worked on by one of them. The work has to set or clear
   * the next deadline, or returns null to leave the game as it is.
   */
  claimDue(args: {
    now: number;
    limit: number;
    work: (log: Log<E, S>, due: Due) => Change<E, S> | null;
    after?: Place;
  }): Promise<Result<Claims, Trouble>>;
  /** When something is next due, past or future. */
  nextDeadline(): Promise<Result<number | null, Trouble>>;
}

/** A game among those that are due, the earliest first. */
export interface Place {
  readonly game: string;
  readonly deadline: number;
}

/** Null stands for a game that was left as it was. */
interface Claimed extends Place {
  readonly outcome: Result<number | null, unknown>;
}

const FIRST: Place = { deadline: Number.MIN_SAFE_INTEGER, game: "" };

/** How many games are written in one transaction: writing to the disk is most of the work, but others wait meanwhile. */
const TOGETHER = 2;

export function createDeadlines<E extends Numbered, S>(database: Database, format: string): Deadlines<E, S> {
  type DueWork = (log: Log<E, S>, due: Due) => Change<E, S> | null;

  return {
    claimDue: async ({ now, limit, work, after }) => {
      const done: { game: string; version: number }[] = [];
      const failed: { game: string; error: unknown }[] = [];
      // Going on from the last one, no game is tried twice for the same deadline.
      let last: Place | null = null;
      let left = limit;
      while (left > 0) {
        const claimed = await claimSome(now, last ?? after ?? FIRST, Math.min(TOGETHER, left), work);
        if (!claimed.ok) return claimed;
        for (const { game, outcome } of claimed.value) {
          if (!outcome.ok) failed.push({ game, error: outcome.error });
          else left--;
          if (outcome.ok && outcome.value !== null) done.push({ game, version: outcome.value });
        }
        const lastClaimed = claimed.value.at(-1);
        if (!lastClaimed) break;
        last = { deadline: lastClaimed.deadline, game: lastClaimed.game };
      }
      return ok({ done, failed, last });
    },

    nextDeadline: async () => {
      const first = database.db
        .selectFrom("games")
        .select("deadline")
        .where("deadline", "is not", null)
        .orderBy("deadline")
        .limit(1);
      const row = await attempt(first.executeTakeFirst());
      return row.ok ? ok(row.value?.deadline ?? null) : row;
    },
  };

  /**
   * The next due games that nobody else works on. What one of them does wrong must not harm the others: if their
   * transaction fails, each gets one of its own.
   */
  async function claimSome(
    now: number,
    last: Place,
    limit: number,
    work: DueWork,
  ): Promise<Result<readonly Claimed[], Trouble>> {
    const tried: Place[] = [];
    try {
      return await claimTogether(now, last, limit, work, tried);
    } catch (error) {
      if (tried.length === 0) throw error;
      if (tried.length === 1) return ok([{ ...tried[0], outcome: fail(error) }]);
    }
    const claimed: Claimed[] = [];
    while (claimed.length < tried.length) {
      const one = await claimSome(now, claimed.at(-1) ?? last, 1, work);
      if (!one.ok) return one;
      if (one.value.length === 0) break;
      claimed.push(...one.value);
    }
    return ok(claimed);
  }

  /** All in one transaction. Those whose work throws are left as they were. */
  function claimTogether(
    now: number,
    last: Place,
    limit: number,
    work: DueWork,
    tried: Place[],
  ): Promise<Result<readonly Claimed[], Trouble>> {
    return transact<readonly Claimed[], never>(database, async (trx, news) => {
      const rows = await database
        .claim(
          trx
            .selectFrom("games")
            .select(["id", "deadline"])
            .where("deadline", "<=", now)
            .where(sql<boolean>`(deadline, id) > (${last.deadline}, ${last.game})`)
            .orderBy("deadline")
            .orderBy("id")
            .limit(limit),
        )
        .execute();
      for (const { id, deadline } of rows) tried.push({ game: id, deadline: deadline! });
      const claimed: Claimed[] = [];
      for (const place of tried) {
        claimed.push({ ...place, outcome: await workOn(trx, news, place, work) });
      }
      return ok(claimed);
    });
  }

  async function workOn(
    trx: Transaction<Schema>,
    news: Update[],
    { game, deadline }: Place,
    work: DueWork,
  ): Promise<Result<number | null, unknown>> {
    const read = await readLog<E, S>(trx, game, format);
    if (!read.ok) return fail(new BrokenInvariant(`game ${game} has a deadline, but no log`));
    const outages = await outagesSince(trx, deadline);
    const change = decided(() => work(read.value, { deadline, outages }));
    if (!change.ok) return change;
    if (change.value === null) return ok(null);
    return ok(await writeChange(trx, news, game, read.value.version, format, change.value));
  }
}

function decided<T>(work: () => T): Result<T, unknown> {
  try {
    return ok(work());
  } catch (error) {
    return fail(error);
  }
}
