import { BrokenInvariant, fail, ok, type Result } from "@chancery/engine";
import { sql, type Transaction } from "kysely";
import { attempt, type Database, transact } from "./database.ts";
import type { Trouble } from "./fault.ts";
import type { Appended } from "./hub.ts";
import { type Change, type Log, type Numbered, readLog, writeChange } from "./log.ts";
import { type Outage, outagesSince } from "./outages.ts";
import type { Schema } from "./schema.ts";

/** A deadline that has passed. */
export interface Due {
  readonly deadline: number;
  /** The times since then when no server was up: what fell into one should be put off, not done behind people's backs. */
  readonly outages: readonly Outage[];
}

export interface Claims {
  readonly done: readonly { readonly game: string; readonly version: number }[];
  /** Games for which the work threw. They are left as they were, and stay due. */
  readonly failed: readonly { readonly game: string; readonly error: unknown }[];
}

export interface Deadlines<E extends Numbered, S> {
  /**
   * Does what is due, some games at a time: claims them, lets the work decide about each, and writes that, in one
   * transaction. However many servers try, each deadline is worked on by one of them. The work has to set or clear
   * the next deadline.
   */
  claimDue(args: {
    now: number;
    limit: number;
    work: (log: Log<E, S>, due: Due) => Change<E, S> | Promise<Change<E, S>>;
  }): Promise<Result<Claims, Trouble>>;
  /** When something is next due, past or future. */
  nextDeadline(): Promise<Result<number | null, Trouble>>;
}

interface Claimed {
  readonly game: string;
  readonly deadline: number;
  readonly outcome: Result<number, unknown>;
}

/** So many games are written in one transaction: writing to the disk is most of the work, and others wait meanwhile. */
const TOGETHER = 8;

export function createDeadlines<E extends Numbered, S>(database: Database, format: string): Deadlines<E, S> {
  type DueWork = (log: Log<E, S>, due: Due) => Change<E, S> | Promise<Change<E, S>>;

  return {
    claimDue: async ({ now, limit, work }) => {
      const done: { game: string; version: number }[] = [];
      const failed: { game: string; error: unknown }[] = [];
      // Going on from the last one, no game is tried twice for the same deadline.
      let last: Pick<Claimed, "deadline" | "game"> = { deadline: Number.MIN_SAFE_INTEGER, game: "" };
      while (done.length < limit) {
        const claimed = await claimNext(now, last, Math.min(TOGETHER, limit - done.length), work);
        if (!claimed.ok) return claimed;
        for (const { game, outcome } of claimed.value) {
          if (outcome.ok) done.push({ game, version: outcome.value });
          else failed.push({ game, error: outcome.error });
        }
        const lastClaimed = claimed.value.at(-1);
        if (!lastClaimed) break;
        last = lastClaimed;
      }
      return ok({ done, failed });
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

  /** The next due games that nobody else works on, all in one transaction. Those whose work throws are left as they were. */
  function claimNext(
    now: number,
    last: Pick<Claimed, "deadline" | "game">,
    limit: number,
    work: DueWork,
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
      const claimed: Claimed[] = [];
      for (const { id: game, deadline } of rows) {
        const outcome = await workOn(trx, news, game, deadline!, work);
        claimed.push({ game, deadline: deadline!, outcome });
      }
      return ok(claimed);
    });
  }

  async function workOn(
    trx: Transaction<Schema>,
    news: Appended[],
    game: string,
    deadline: number,
    work: DueWork,
  ): Promise<Result<number, unknown>> {
    const read = await readLog<E, S>(trx, game, format);
    if (!read.ok) return fail(new BrokenInvariant(`game ${game} has a deadline, but no log`));
    const outages = await outagesSince(trx, deadline);
    const change = await decided(() => work(read.value, { deadline, outages }));
    if (!change.ok) return change;
    return ok(await writeChange(trx, news, game, read.value.version, format, change.value));
  }
}

async function decided<T>(work: () => T | Promise<T>): Promise<Result<T, unknown>> {
  try {
    return ok(await work());
  } catch (error) {
    return fail(error);
  }
}
