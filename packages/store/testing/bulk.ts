import { type Kysely, sql } from "kysely";
import type { Schema } from "../src/schema/schema.ts";

const PORTION = 500;

/** In the order in which they refer to each other. */
const TABLES = [
  "persons",
  "games",
  "sessions",
  "members",
  "events",
  "snapshots",
  "outbox",
  "finished_logs",
  "listings",
  "listing_pages",
  "finished_games",
  "results",
  "conduct",
  "backfills",
] as const satisfies readonly (keyof Schema)[];
type Table = (typeof TABLES)[number];

/** Rows that are written many at a time, past the store. */
export class BulkRows {
  private readonly db: Kysely<Schema>;
  private readonly waiting = new Map<Table, unknown[]>();

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async add<T extends Table>(table: T, row: Schema[T]): Promise<void> {
    const rows = this.waiting.get(table) ?? [];
    this.waiting.set(table, rows);
    rows.push(row);
    if (rows.length >= PORTION) await this.flush();
  }

  async flush(): Promise<void> {
    for (const table of TABLES) {
      const rows = this.waiting.get(table) ?? [];
      this.waiting.delete(table);
      for (let from = 0; from < rows.length; from += PORTION)
        await this.db
          .insertInto(table)
          .values(rows.slice(from, from + PORTION) as never)
          .execute();
    }
  }
}

/** Gives the same packed log to all packed games that were changed last at a moment and have none yet. */
export async function copyPacked(
  db: Kysely<Schema>,
  updated: number,
  { version, body }: Omit<Schema["finished_logs"], "game">,
): Promise<void> {
  await sql`insert into finished_logs (game, version, body)
    select id, cast(${version} as integer), cast(${body} as text) from games
    where status = 'ended' and tidy = 1 and updated = ${updated}
      and id not in (select game from finished_logs)`.execute(db);
}

/** Lets the database know what is in it, as it does by itself after a while. */
export async function analyze(db: Kysely<Schema>): Promise<void> {
  await sql`analyze`.execute(db);
}
