import { type Kysely, sql } from "kysely";

/** The tables of tournaments, as their migration lays them out. */
export async function tournaments(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("tournaments")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("public", "integer", (c) => c.notNull())
    .addColumn("updated", "bigint", (c) => c.notNull())
    .addColumn("summary", "text", (c) => c.notNull())
    .execute();
  await sql`create index tournaments_to_join on tournaments (updated, id) where public = 1 and status != 'ended'`.execute(
    db,
  );
  await schema
    .createTable("tournament_people")
    .addColumn("tournament", "text", (c) => c.notNull().references("tournaments.id"))
    .addColumn("person", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("tournament_people_key", ["tournament", "person"])
    .execute();
  await schema.createIndex("tournament_people_by_person").on("tournament_people").column("person").execute();
  await schema
    .createTable("tournament_events")
    .addColumn("tournament", "text", (c) => c.notNull().references("tournaments.id"))
    .addColumn("seq", "integer", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("tournament_events_key", ["tournament", "seq"])
    .execute();
}
