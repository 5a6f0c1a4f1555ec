import { ok, type Result } from "@chancery/engine";
import { type Kysely, sql } from "kysely";
import { attempt, type Database, transact } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";
import { packLog, unpackLog } from "./packed-log.ts";

/** Longer logs are left as they are: packing and reading them would take others' time. */
const LONGEST_PACKED = 1_500_000;

/** The index of what is yet to be packed is used only if a query says it in these words. */
const IS_TO_PACK = sql<boolean>`status = 'ended' and tidy = 0`;

/** What is packed of a game's log: its events from the first one on. */
export async function readPacked(db: Kysely<Schema>, game: string): Promise<readonly string[]> {
  const row = await db.selectFrom("finished_logs").select("body").where("game", "=", game).executeTakeFirst();
  return row ? unpackLog([row.body]) : [];
}

/** Packs the log of the game that has been over for longest, if that is since before a moment; null if there is none. */
export async function packOne(database: Database, since: number): Promise<Result<string | null, Trouble>> {
  const { db } = database;
  const found = await attempt(
    db
      .selectFrom("games")
      .select(["id", "version"])
      .where(IS_TO_PACK)
      .where("updated", "<", since)
      .orderBy("updated")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst(),
  );
  if (!found.ok) return found;
  if (!found.value) return ok(null);
  const { id, version } = found.value;
  const read = await attempt(readBodies(db, id));
  if (!read.ok) return read;
  const bodies = read.value;
  const isShort = bodies.reduce((sum, { length }) => sum + length, 0) <= LONGEST_PACKED;
  const body = isShort && bodies.length === version ? await packLog(bodies) : null;
  return transact<string, Trouble>(database, async (trx) => {
    const held = await database
      .lock(trx.selectFrom("games").select("version").where("id", "=", id))
      .executeTakeFirst();
    // A server that continued it meanwhile needs it as it is.
    if (held?.version !== version) return ok(id);
    if (body !== null) {
      await trx.deleteFrom("events").where("game", "=", id).execute();
      await trx.deleteFrom("snapshots").where("game", "=", id).execute();
      await trx
        .insertInto("finished_logs")
        .values({ game: id, version, body })
        .onConflict((conflict) => conflict.column("game").doUpdateSet({ version, body }))
        .execute();
    }
    await trx.updateTable("games").set({ tidy: 1 }).where("id", "=", id).execute();
    return ok(id);
  });
}

/** Changes the text of events that are packed. */
export async function rewritePacked(
  db: Kysely<Schema>,
  game: string,
  rewrite: (body: string) => string,
): Promise<void> {
  const bodies = await readPacked(db, game);
  const rewritten = bodies.map(rewrite);
  if (rewritten.every((body, i) => body === bodies[i])) return;
  const body = await packLog(rewritten);
  await db.updateTable("finished_logs").set({ body }).where("game", "=", game).execute();
}

async function readBodies(db: Kysely<Schema>, game: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("events").select("body").where("game", "=", game).orderBy("seq").execute();
  return [...(await readPacked(db, game)), ...rows.map(({ body }) => body)];
}
