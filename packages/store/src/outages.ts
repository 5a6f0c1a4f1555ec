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
   * is told. Workers on later deadlines, even after another crash, are told as well. When servers come or
   * have gone, listeners are told of a gap: one that died may not have announced its last write.
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
      transact(database, async (trx, news) => {
        await database.alone(trx);
        const servers = await trx.selectFrom("servers").selectAll().execute();
        const last = Math.max(...servers.map(({ beat }) => beat));
        const downSince = servers.length > 0 && last < now - tolerance ? last : null;
        if (downSince !== null) {
          await trx.insertInto("outages").values({ since: downSince, until: now }).execute();
        }
        await trx
          .insertInto("servers")
          .values({ id: server, beat: now })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ beat: now }))
          .execute();
        // Now that this one is up, nobody asks after those that have gone.
        const gone = servers.filter(({ id, beat }) => id !== server && beat < now - tolerance);
        for (const { id } of gone) await trx.deleteFrom("servers").where("id", "=", id).execute();
        const isNew = !servers.some(({ id }) => id === server);
        if (isNew || gone.length > 0) news.push({ kind: "gap" });
        return ok({ downSince });
      }),
  };
}

/** The outages that were not over before a moment, the earliest first. */
export function outagesSince(db: Kysely<Schema>, moment: number): Promise<Outage[]> {
  return db.selectFrom("outages").selectAll().where("until", ">=", moment).orderBy("since").execute();
}
