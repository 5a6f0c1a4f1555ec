import type { Kysely } from "kysely";

const PERSON = "persons.id";

/** Profiles, ratings, reliability, friends and teams, as the migration lays them out. */
export async function players(db: Kysely<never>): Promise<void> {
  await profiles(db);
  await ratings(db);
  await conduct(db);
  await company(db);
}

async function profiles({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("profiles")
    .addColumn("person", "text", (c) => c.primaryKey().references(PERSON).onDelete("cascade"))
    .addColumn("address", "text", (c) => c.notNull().unique())
    .addColumn("since", "bigint")
    .addColumn("hidden", "text", (c) => c.notNull())
    .addColumn("listed", "integer", (c) => c.notNull())
    .execute();
}

async function ratings({ schema }: Kysely<never>): Promise<void> {
  // Results outlive accounts, without saying whose they were, so nobody has to be there.
  await schema
    .createTable("ratings")
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("variant", "text", (c) => c.notNull())
    .addColumn("pace", "text", (c) => c.notNull())
    .addColumn("mu", "float8", (c) => c.notNull())
    .addColumn("sigma", "float8", (c) => c.notNull())
    .addColumn("proven", "float8", (c) => c.notNull())
    .addColumn("games", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("ratings_key", ["person", "variant", "pace"])
    .execute();
  await schema
    .createIndex("ratings_by_proven")
    .on("ratings")
    .columns(["variant", "pace", "proven", "person"])
    .execute();
  await schema
    .createTable("rating_days")
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("variant", "text", (c) => c.notNull())
    .addColumn("pace", "text", (c) => c.notNull())
    .addColumn("day", "bigint", (c) => c.notNull())
    .addColumn("mu", "float8", (c) => c.notNull())
    .addPrimaryKeyConstraint("rating_days_key", ["person", "variant", "pace", "day"])
    .execute();
  await schema
    .createTable("advantages")
    .addColumn("variant", "text", (c) => c.notNull())
    .addColumn("power", "text", (c) => c.notNull())
    .addColumn("mu", "float8", (c) => c.notNull())
    .addColumn("sigma", "float8", (c) => c.notNull())
    .addColumn("games", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("advantages_key", ["variant", "power"])
    .execute();
  await schema
    .createTable("rating_progress")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("stale", "integer", (c) => c.notNull())
    .execute();
}

async function conduct({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("conduct")
    .addColumn("game", "text", (c) => c.notNull().references("games.id"))
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("called", "integer", (c) => c.notNull())
    .addColumn("missed", "integer", (c) => c.notNull())
    .addColumn("excused", "integer", (c) => c.notNull())
    .addColumn("abandoned", "integer", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("conduct_key", ["game", "person"])
    .execute();
  await schema.createIndex("conduct_by_person").on("conduct").columns(["person", "at"]).execute();
  await schema
    .createTable("vacations")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull().references(PERSON).onDelete("cascade"))
    .addColumn("since", "bigint", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .addColumn("announced", "bigint", (c) => c.notNull())
    .execute();
  await schema.createIndex("vacations_by_person").on("vacations").columns(["person", "until"]).execute();
}

async function company({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("friends")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull().references(PERSON).onDelete("cascade"))
    .addColumn("friend", "text", (c) => c.notNull().references(PERSON).onDelete("cascade"))
    .addColumn("asked", "bigint", (c) => c.notNull())
    .addColumn("accepted", "bigint")
    .addUniqueConstraint("friends_key", ["person", "friend"])
    .execute();
  await schema.createIndex("friends_by_friend").on("friends").column("friend").execute();
  await schema
    .createTable("teams")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("created", "bigint", (c) => c.notNull())
    .execute();
  await schema
    .createTable("team_members")
    .addColumn("team", "text", (c) => c.notNull().references("teams.id").onDelete("cascade"))
    .addColumn("person", "text", (c) => c.notNull().references(PERSON).onDelete("cascade"))
    .addColumn("leads", "integer", (c) => c.notNull())
    .addColumn("asked", "bigint", (c) => c.notNull())
    .addColumn("accepted", "bigint")
    .addPrimaryKeyConstraint("team_members_key", ["team", "person"])
    .execute();
  await schema.createIndex("team_members_by_person").on("team_members").column("person").execute();
}
