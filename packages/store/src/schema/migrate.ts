import { fail, ok, type Result } from "@chancery/engine";
import { type Kysely, sql, type Transaction } from "kysely";
import { type Database, transact } from "../databases/database.ts";
import type { Newer, Trouble } from "../databases/fault.ts";
import { MIGRATIONS, type Migration } from "./migrations.ts";
import type { Schema } from "./schema.ts";

/** Which steps were taken is recorded in the database. */
const RECORD = sql.table("chancery_migrations");

/**
 * Brings the tables up to date, in one transaction and one process at a time. Kysely's own migrator would do
 * without the transaction on SQLite, and does not tell a later program's database from a damaged one.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Result<number, Newer | Trouble>> {
  return transact(database, async (trx) => {
    await database.alone(trx);
    await sql`create table if not exists ${RECORD} (version integer primary key, name text not null)`.execute(
      trx,
    );
    const { rows } = await sql<{
      version: number | null;
    }>`select max(version) as version from ${RECORD}`.execute(trx);
    const found = rows[0].version ?? 0;
    const known = latest(migrations);
    if (found > known) return fail({ code: "newer", found, known });
    await climb(trx, migrations, found, known);
    return ok(known);
  });
}

export const latest = (migrations: readonly Migration[]): number => migrations.at(-1)?.version ?? 0;

/** Takes the steps that lead from one version to another. */
export async function climb(
  trx: Transaction<Schema>,
  migrations: readonly Migration[],
  from: number,
  to: number,
): Promise<void> {
  for (const { version, name, up } of migrations) {
    if (version <= from || version > to) continue;
    await up(trx as unknown as Kysely<never>);
    await sql`insert into ${RECORD} (version, name) values (${version}, ${name})`.execute(trx);
  }
}

/** Takes the tables away, to lay them out as they were at an earlier version. */
export async function clear(trx: Transaction<Schema>, tables: readonly string[]): Promise<void> {
  for (const table of tables) await trx.schema.dropTable(table).execute();
  await sql`delete from ${RECORD}`.execute(trx);
}
