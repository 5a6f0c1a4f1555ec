import { type Kysely, PostgresAdapter, sql } from "kysely";

/** The tables of moderation, as its migration lays them out. */
export async function moderation(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("blocks")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull().references("persons.id").onDelete("cascade"))
    .addColumn("blocked", "text", (c) => c.notNull().references("persons.id").onDelete("cascade"))
    .addColumn("game", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("blocks_key", ["person", "blocked", "game"])
    .execute();
  await schema.createIndex("blocks_by_blocked").on("blocks").column("blocked").execute();
  await schema
    .createTable("reports")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("reporter", "text", (c) => c.notNull().references("persons.id").onDelete("cascade"))
    .addColumn("accused", "text", (c) => c.references("persons.id").onDelete("cascade"))
    .addColumn("game", "text", (c) => c.notNull())
    .addColumn("channel", "text", (c) => c.notNull())
    .addColumn("message", "integer", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("comment", "text", (c) => c.notNull())
    .addColumn("context", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("decided", "bigint")
    .addColumn("decision", "text")
    .addUniqueConstraint("reports_key", ["reporter", "game", "channel", "message"])
    .execute();
  await schema.createIndex("reports_by_decided").on("reports").columns(["decided", "at"]).execute();
  await schema.createIndex("reports_by_accused").on("reports").column("accused").execute();
  await schema
    .createTable("sanctions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull().references("persons.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("until", "bigint")
    .addColumn("seen", "integer", (c) => c.notNull())
    .execute();
  await schema.createIndex("sanctions_by_person").on("sanctions").column("person").execute();
  await schema
    .createTable("moderation_log")
    .addColumn("seq", "integer", (c) => c.primaryKey())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("moderator", "text", (c) => c.notNull())
    .addColumn("act", "text", (c) => c.notNull())
    .addColumn("person", "text")
    .addColumn("report", "text")
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("until", "bigint")
    .addColumn("digest", "text", (c) => c.notNull())
    .execute();
  await growOnly(db);
  await schema
    .createTable("traces")
    .addColumn("person", "text", (c) => c.notNull().references("persons.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("seen", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("traces_key", ["person", "kind", "hash"])
    .execute();
  await schema.createIndex("traces_by_seen").on("traces").column("seen").execute();
  await schema
    .createTable("visits")
    .addColumn("person", "text", (c) => c.notNull().references("persons.id").onDelete("cascade"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("visits_key", ["person", "at"])
    .execute();
  await schema.createIndex("visits_by_at").on("visits").column("at").execute();
}

/** Lets the database itself refuse to change or delete acts of moderators. */
async function growOnly(db: Kysely<never>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create or replace function moderation_log_grows() returns trigger language plpgsql as
      $$ begin raise exception 'the moderation log only grows'; end $$`.execute(db);
    await sql`create trigger moderation_log_grows before update or delete or truncate on moderation_log
      for each statement execute function moderation_log_grows()`.execute(db);
    return;
  }
  for (const change of ["update", "delete"])
    await sql`create trigger ${sql.id(`moderation_log_no_${change}`)} before ${sql.raw(change)} on moderation_log
      begin select raise(abort, 'the moderation log only grows'); end`.execute(db);
}
