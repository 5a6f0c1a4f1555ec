import { ok, type Result } from "@chancery/engine";
import type { Kysely } from "kysely";
import { type Database, transact } from "./database.ts";
import type { Trouble } from "./fault.ts";
import type { Schema } from "./schema.ts";

/** A time during which no server was up. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

export interface Outages {
  /**
   * Says that a server is up. Each does so before it looks at deadlines, and again and again at intervals well below
   * the tolerance. If nobody has done so for longer, that was an outage: it is recorded, and the first to come back
   * is told. Whoever works on a deadline later, even after another crash, is told of it as well.
   */
  beat(args: {
    server: string;
    now: number;
    tolerance: number;
  }): Promise<Result<{ readonly downSince: number | null }, Trouble>>;
}

export function createOutages(database: Database): Outages {
  return {
    beat: ({ server, now, tolerance }) =>
      transact(database, async (trx) => {
        await database.alone(trx);
        const { last } = await trx
          .selectFrom("servers")
          .select((e) => e.fn.max("beat").as("last"))
          .executeTakeFirstOrThrow();
        const downSince = last !== null && last < now - tolerance ? last : null;
        if (downSince !== null) {
          await trx.insertInto("outages").values({ since: downSince, until: now }).execute();
        }
        await trx
          .insertInto("servers")
          .values({ id: server, beat: now })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ beat: now }))
          .execute();
        // Now that this one is up, nobody asks after those that have gone.
        await trx
          .deleteFrom("servers")
          .where("beat", "<", now - tolerance)
          .where("id", "!=", server)
          .execute();
        return ok({ downSince });
      }),
  };
}

/** The outages that were not over before a moment, the earliest first. */
export function outagesSince(db: Kysely<Schema>, moment: number): Promise<Outage[]> {
  return db.selectFrom("outages").selectAll().where("until", ">=", moment).orderBy("since").execute();
}
