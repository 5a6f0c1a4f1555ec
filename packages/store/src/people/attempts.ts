import { ok, type Result } from "@chancery/engine";
import { sql } from "kysely";
import { attempt, type Database, perform } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";

/** How often something was tried, counted for all servers together: for what must not be tried often. */
export interface Attempts {
  /** Counts one more, and says how many that makes since the window (in milliseconds) of the first one opened. */
  count(args: { key: string; now: number; window: number }): Promise<Result<number, Trouble>>;
  /** How many have been counted, without another one. */
  seen(args: { key: string; now: number }): Promise<Result<number, Trouble>>;
  forget(key: string): Promise<Result<null, Trouble>>;
  /** Forgets those whose window has closed. */
  purge(now: number): Promise<Result<null, Trouble>>;
}

export function createAttempts({ db }: Database): Attempts {
  return {
    count: async ({ key, now, window }) => {
      const until = now + window;
      // A window that ends much later than one of now was opened before the clock was set back.
      const isOver = sql<boolean>`(tries.until <= ${now} or tries.until > ${until + window})`;
      const row = await attempt(
        db
          .insertInto("tries")
          .values({ key, count: 1, until })
          .onConflict((conflict) =>
            conflict.column("key").doUpdateSet({
              count: sql<number>`case when ${isOver} then 1 else tries.count + 1 end`,
              until: sql<number>`case when ${isOver} then ${until} else tries.until end`,
            }),
          )
          .returning("count")
          .executeTakeFirstOrThrow(),
      );
      return row.ok ? ok(row.value.count) : row;
    },
    seen: async ({ key, now }) => {
      const row = await attempt(
        db
          .selectFrom("tries")
          .select("count")
          .where("key", "=", key)
          .where("until", ">", now)
          .executeTakeFirst(),
      );
      return row.ok ? ok(row.value?.count ?? 0) : row;
    },
    forget: (key) => perform(db.deleteFrom("tries").where("key", "=", key).execute()),
    purge: (now) => perform(db.deleteFrom("tries").where("until", "<=", now).execute()),
  };
}
