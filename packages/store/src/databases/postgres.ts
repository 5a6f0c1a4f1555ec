import { setTimeout } from "node:timers/promises";
import { fail, ok, type Result } from "@chancery/engine";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type ClientConfig, Pool, type PoolClient, types } from "pg";
import type { Schema } from "../schema/schema.ts";
import type { Database } from "./database.ts";
import type { OpenFault } from "./fault.ts";
import { PostgresListener } from "./listener.ts";
import { Notifier } from "./notifier.ts";
import { troubleOf } from "./trouble.ts";

const CONNECTIONS = 10;

/** How long a query may take, in milliseconds. A database that hangs doesn't keep anyone waiting without end. */
const LONGEST_QUERY = 20_000;
const GRACE = 1_000;

/** Any number: it is the same in all processes, and other programs are unlikely to have picked it. */
const ALONE = 1901_1992;

/** Wrong names and passwords, missing rights, no such database. */
const DENIED = /^(28...|3D000|42501)$/;

/**
 * A server's database, for any number of servers of ours beside each other. Migrations need as long as they need:
 * `patience` is 0 for them.
 */
export async function connectPostgres(
  url: string,
  patience: number = LONGEST_QUERY,
): Promise<Result<Database, OpenFault>> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    // It may hold a password, so it is not repeated.
    return fail({ code: "bad-url", detail: { code: "not-postgres" } });
  }
  const config: ClientConfig = {
    connectionString: url,
    application_name: "chancery",
    connectionTimeoutMillis: 10_000,
    // A client that hangs while it holds a game doesn't block the others forever.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    // PostgreSQL ends what takes too long. If it hangs itself, we do, a little later.
    statement_timeout: patience,
    query_timeout: patience && patience + GRACE,
    // Times and counts are numbers for us, not texts: none of them comes near 2^53.
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as "text"),
    },
  };
  const pool = new Pool({ ...config, max: CONNECTIONS });
  // A broken connection fails only the query that uses it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  // Whoever got the connection of a query that was given up would wait behind it.
  pool.on("release", (_, client) => {
    if (isBusy(client)) void client.end();
  });
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    return fail(openFault(error, url));
  }
  return ok(connect(pool, new PostgresListener(config)));
}

/** Whether a client still waits for an answer. */
const isBusy = (client: PoolClient): boolean =>
  (client as PoolClient & { readonly readyForQuery?: boolean }).readyForQuery === false;

function connect(pool: Pool, listener: PostgresListener): Database {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const notifier = new Notifier(pool);
  return {
    db,
    isShared: true,
    transaction: (work) => db.transaction().execute(work),
    lock: (query) => query.forUpdate(),
    claim: (query) => query.forUpdate().skipLocked(),
    measureBy: () => undefined,
    alone: async (trx) => {
      await sql`select pg_advisory_xact_lock(${ALONE})`.execute(trx);
    },
    append: async ({ game, expected, row, events }) => {
      const { status, variant, public: isPublic, deadline, summary, version, updated } = row;
      const { rowCount } = await pool.query({
        // By its name it is prepared once for each connection.
        name: "append",
        text: APPEND,
        values: [
          game,
          expected,
          status,
          variant,
          isPublic,
          deadline,
          summary,
          version,
          updated,
          events.map(({ seq }) => seq),
          events.map(({ body }) => body),
        ],
      });
      return rowCount === events.length;
    },
    tell: (news) => notifier.tell(news),
    listen: (hear) => listener.listen(hear),
    // The database itself reuses the space and its log in time.
    scrub: async () => undefined,
    readMoment: (read) =>
      db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read),
    close: async () => {
      await listener.close();
      // A query still waiting for a connection when the pool ends would wait forever; one that has a connection can
      // finish. Kysely doesn't wait: it forgets the pool at once, and with it connections that are just being made.
      while (pool.waitingCount > 0) await setTimeout(10);
      await notifier.close();
      await pool.end();
    },
  };
}

/** Waits for others at the game's row; if they changed its version, nothing is written. */
const APPEND = `
  with held as (
    update games set status = $3, variant = $4, public = $5, deadline = $6, summary = $7, version = $8, updated = $9, tidy = 0
    where id = $1 and version = $2 returning id
  )
  insert into events (game, seq, body)
  select held.id, event.seq, event.body from held, unnest($10::int[], $11::text[]) as event (seq, body)`;

function openFault(error: unknown, url: string): OpenFault {
  const { code = "", message } = error as Error & { readonly code?: string };
  const where = new URL(url).host || { code: "usual-place" };
  if (DENIED.test(code)) return { code: "denied", where, detail: message };
  const trouble = troubleOf(error);
  if (trouble?.code === "unavailable") return { code: "no-answer", where, detail: code || trouble.detail };
  return trouble ?? { code: "bad-url", detail: message };
}
