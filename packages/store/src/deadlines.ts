import { BrokenInvariant, fail, ok, type Result } from "@chancery/engine";
import { sql } from "kysely";
import { attempt, type Database, transact } from "./database.ts";
import type { Trouble } from "./fault.ts";
import { type Change, type Log, type Numbered, readLog, writeChange } from "./log.ts";
import { type Outage, outagesSince } from "./outages.ts";

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
   * Does what is due, game by game: claims it, lets the work decide, and writes that in one transaction. However
   * many servers try, each deadline is worked on by one of them. The work has to set or clear the next deadline.
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

export function createDeadlines<E extends Numbered, S>(database: Database, format: string): Deadlines<E, S> {
  return {
    claimDue: async ({ now, limit, work }) => {
      const done: { game: string; version: number }[] = [];
      const failed: { game: string; error: unknown }[] = [];
      // Going on from the last one, no game is tried twice for the same deadline.
      let last = { deadline: Number.MIN_SAFE_INTEGER, game: "" };
      while (done.length < limit) {
        const claimed: Result<Claimed | null, Claimed | Trouble> = await claimNext(now, last, work);
        if (!claimed.ok && "code" in claimed.error) return fail(claimed.error);
        const next = claimed.ok ? claimed.value : (claimed.error as Claimed);
        if (!next) break;
        const { game, outcome } = next;
        if (outcome.ok) done.push({ game, version: outcome.value });
        else failed.push({ game, error: outcome.error });
        last = next;
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

  /** The next due game that nobody else works on. If the work throws, the claim comes back as a refusal, so that nothing is written. */
  function claimNext(
    now: number,
    last: { readonly deadline: number; readonly game: string },
    work: (log: Log<E, S>, due: Due) => Change<E, S> | Promise<Change<E, S>>,
  ): Promise<Result<Claimed | null, Claimed | Trouble>> {
    return transact<Claimed | null, Claimed>(database, async (trx, news) => {
      const row = await database
        .claim(
          trx
            .selectFrom("games")
            .select(["id", "deadline"])
            .where("deadline", "<=", now)
            .where(sql<boolean>`(deadline, id) > (${last.deadline}, ${last.game})`)
            .orderBy("deadline")
            .orderBy("id")
            .limit(1),
        )
        .executeTakeFirst();
      if (!row) return ok(null);
      const game = row.id;
      const deadline = row.deadline!;
      const read = await readLog<E, S>(trx, game, format);
      if (!read.ok) throw new BrokenInvariant(`game ${game} has a deadline, but no log`);
      const log = read.value;
      const outages = await outagesSince(trx, deadline);
      const change = await decided(() => work(log, { deadline, outages }));
      if (!change.ok) return fail({ game, deadline, outcome: change });
      const version = await writeChange(trx, news, game, log.version, format, change.value);
      return ok({ game, deadline, outcome: ok(version) });
    });
  }
}

async function decided<T>(work: () => T | Promise<T>): Promise<Result<T, unknown>> {
  try {
    return ok(await work());
  } catch (error) {
    return fail(error);
  }
}
