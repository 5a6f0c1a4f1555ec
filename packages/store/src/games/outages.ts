import { ok, type Result } from "@chancery/engine";
import { type Kysely, sql } from "kysely";
import { attempt, type Database, transact } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";

/** A time during which no server was up. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

interface Beat {
  readonly server: string;
  readonly now: number;
  /** After how long a silence of all servers was an outage. */
  readonly tolerance: number;
  /** Whether this server has just started. If no other server can be up, any time since the last beat was an outage. */
  readonly isFirst?: boolean;
}

export interface Gap {
  /** When servers were last up, if that was an outage. */
  readonly downSince: number | null;
  /** What time it was a moment ago, if the clock has been set back since. */
  readonly setBackFrom: number | null;
}

export interface Outages {
  /**
   * Says that a server is up. Each does so before it looks at deadlines, and again and again at intervals well below
   * the tolerance. If nobody has done so for longer, that was an outage: it is recorded, and the first to come back
   * is told. Workers on later deadlines, even after another crash, are told as well. If the last beat lies in the
   * future, the clock was set back, and the first to notice is told. When servers come or have gone, listeners are
   * told of a gap: one that died may not have announced its last write.
   */
  beat(beat: Beat): Promise<Result<Gap, Trouble>>;
  /** The time of the database, which all servers share; null if it has no clock of its own. */
  time(): Promise<Result<number | null, Trouble>>;
}

export function createOutages(database: Database): Outages {
  return {
    beat: ({ server, now, tolerance, isFirst }) =>
      transact(database, async (trx, news) => {
        await database.alone(trx);
        const servers = await trx.selectFrom("servers").selectAll().execute();
        const last = Math.max(...servers.map(({ beat }) => beat));
        // A new server beside others can't know whether they are still up, but it would have heard of them soon.
        const tolerated = !isFirst ? tolerance : database.isShared ? tolerance / 2 : 0;
        const downSince = servers.length > 0 && last < now - tolerated ? last : null;
        const setBackFrom = servers.length > 0 && last > now + tolerance ? last : null;
        if (downSince !== null)
          await trx.insertInto("outages").values({ since: downSince, until: now }).execute();
        if (setBackFrom !== null) await trx.updateTable("servers").set({ beat: now }).execute();
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
        return ok({ downSince, setBackFrom });
      }),
    time: async () => {
      if (!database.isShared) return ok(null);
      const query = sql<{
        now: number;
      }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
      const asked = await attempt(query.execute(database.db));
      return asked.ok ? ok(asked.value.rows[0].now) : asked;
    },
  };
}

/** The outages that were not over before a moment, the earliest first. */
export function outagesSince(db: Kysely<Schema>, moment: number): Promise<Outage[]> {
  return db.selectFrom("outages").selectAll().where("until", ">=", moment).orderBy("since").execute();
}
