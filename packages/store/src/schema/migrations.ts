import { type Kysely, sql } from "kysely";
import { listings } from "./listings-tables.ts";
import { moderation } from "./moderation-tables.ts";
import { players } from "./player-tables.ts";
import { results } from "./results-tables.ts";
import { tournaments } from "./tournament-tables.ts";

/** A step from one version of the tables to the next. Released ones never change. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  // A step knows the tables as they were at its time, not as they are now.
  readonly up: (db: Kysely<never>) => Promise<void>;
}

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: "tables and people", up: tablesAndPeople },
  { version: 2, name: "accounts and hooks", up: accountsAndHooks },
  { version: 3, name: "codes", up: codes },
  { version: 4, name: "bot turns", up: botTurns },
  { version: 5, name: "claims, devices, scopes and passkeys", up: waysToSignIn },
  // Logs may be packed from here on, which earlier programs can't read.
  { version: 6, name: "packed logs", up: async () => undefined },
  { version: 7, name: "finished logs", up: finishedLogs },
  { version: 8, name: "moderation", up: moderation },
  { version: 9, name: "results", up: results },
  { version: 10, name: "push subscriptions", up: pushSubscriptions },
  { version: 11, name: "listings", up: listings },
  { version: 12, name: "players", up: players },
  { version: 13, name: "tournaments", up: tournaments },
  { version: 14, name: "backfills", up: backfills },
  { version: 15, name: "notices given up", up: noticesGivenUp },
  { version: 16, name: "judged games", up: judgedGames },
];

async function tablesAndPeople(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("games")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("variant", "text", (c) => c.notNull())
    .addColumn("public", "integer", (c) => c.notNull())
    .addColumn("deadline", "bigint")
    .addColumn("updated", "bigint", (c) => c.notNull())
    .addColumn("summary", "text", (c) => c.notNull())
    .execute();
  await schema.createIndex("games_by_deadline").on("games").columns(["deadline", "id"]).execute();
  await schema.createIndex("games_by_updated").on("games").columns(["updated", "id"]).execute();
  await schema
    .createTable("members")
    .addColumn("game", "text", (c) => c.notNull().references("games.id"))
    .addColumn("person", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("members_key", ["game", "person"])
    .execute();
  await schema.createIndex("members_by_person").on("members").column("person").execute();
  await schema
    .createTable("events")
    .addColumn("game", "text", (c) => c.notNull().references("games.id"))
    .addColumn("seq", "integer", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("events_key", ["game", "seq"])
    .execute();
  await schema
    .createTable("snapshots")
    .addColumn("game", "text", (c) => c.primaryKey().references("games.id"))
    .addColumn("seq", "integer", (c) => c.notNull())
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .execute();
  await schema
    .createTable("servers")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("beat", "bigint", (c) => c.notNull())
    .execute();
  await schema
    .createTable("outages")
    .addColumn("since", "bigint", (c) => c.primaryKey())
    .addColumn("until", "bigint", (c) => c.notNull())
    .execute();
  await schema
    .createTable("persons")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.unique())
    .addColumn("password", "text")
    .addColumn("link", "text", (c) => c.unique())
    .addColumn("settings", "text", (c) => c.notNull())
    .execute();
  await schema
    .createTable("sessions")
    .addColumn("digest", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull().references("persons.id").onDelete("cascade"))
    .addColumn("expires", "bigint", (c) => c.notNull())
    .execute();
  await schema.createIndex("sessions_by_person").on("sessions").column("person").execute();
  await schema
    .createTable("keys")
    .addColumn("digest", "text", (c) => c.primaryKey())
    .addColumn("id", "text", (c) => c.notNull().unique())
    .addColumn("person", "text", (c) => c.notNull().references("persons.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .execute();
  await schema.createIndex("keys_by_person").on("keys").column("person").execute();
  await schema
    .createTable("hooks")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull().references("persons.id").onDelete("cascade"))
    .addColumn("game", "text")
    .addColumn("url", "text", (c) => c.notNull())
    .addColumn("secret", "text", (c) => c.notNull())
    .execute();
  await schema.createIndex("hooks_by_person").on("hooks").column("person").execute();
  await schema
    .createTable("outbox")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("due", "bigint")
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("created", "bigint", (c) => c.notNull())
    .execute();
  await schema
    .createIndex("outbox_by_due")
    .on("outbox")
    .column("due")
    .where(sql.ref("due"), "is not", null)
    .execute();
}

async function accountsAndHooks(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable("persons")
    .addColumn("confirmed", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable("hooks")
    .addColumn("failures", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("hooks").addColumn("failure", "text").execute();
  await schema.alterTable("hooks").addColumn("disabled", "bigint").execute();
  await schema.createIndex("hooks_by_game").on("hooks").column("game").execute();
  await schema
    .createTable("secrets")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
  await schema
    .createTable("tries")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("count", "integer", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .execute();
}

async function codes({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("codes")
    .addColumn("digest", "text", (c) => c.notNull())
    .addColumn("game", "text", (c) => c.notNull().references("games.id"))
    .addPrimaryKeyConstraint("codes_key", ["digest", "game"])
    .execute();
  await schema.createIndex("codes_by_game").on("codes").column("game").execute();
}

async function botTurns({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("bot_turns")
    .addColumn("game", "text", (c) => c.primaryKey().references("games.id"))
    .addColumn("due", "bigint", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .execute();
  await schema.createIndex("bot_turns_by_due").on("bot_turns").column("due").execute();
}

async function waysToSignIn({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable("persons").addColumn("claim", "text").execute();
  await schema.alterTable("persons").addColumn("claimed", "bigint").execute();
  await schema.createIndex("persons_by_claim").on("persons").column("claim").execute();
  await schema.alterTable("sessions").addColumn("browser", "text").execute();
  await schema.alterTable("sessions").addColumn("system", "text").execute();
  for (const moment of ["opened", "seen"])
    await schema
      .alterTable("sessions")
      .addColumn(moment, "bigint", (c) => c.notNull().defaultTo(0))
      .execute();
  await schema
    .alterTable("keys")
    .addColumn("scope", "text", (c) => c.notNull().defaultTo("manage"))
    .execute();
  await schema.alterTable("keys").addColumn("expires", "bigint").execute();
  await schema
    .createTable("passkeys")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull().references("persons.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("public_key", "text", (c) => c.notNull())
    .addColumn("counter", "bigint", (c) => c.notNull())
    .addColumn("transports", "text", (c) => c.notNull())
    .addColumn("added", "bigint", (c) => c.notNull())
    .addColumn("used", "bigint")
    .execute();
  await schema.createIndex("passkeys_by_person").on("passkeys").column("person").execute();
}

async function finishedLogs(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("finished_logs")
    .addColumn("game", "text", (c) => c.primaryKey().references("games.id"))
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .execute();
  await schema
    .alterTable("games")
    .addColumn("tidy", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await movePackedLogs(db);
  // What is asked for again and again is found without a look at all the games, sessions and notices of the past.
  await sql`create index games_to_pack on games (updated, id) where status = 'ended' and tidy = 0`.execute(
    db,
  );
  await sql`create index games_to_join on games (id) where status = 'lobby' and public = 1`.execute(db);
  await schema.createIndex("sessions_by_expires").on("sessions").column("expires").execute();
  await sql`create index outbox_done on outbox (created) where due is null`.execute(db);
}

async function pushSubscriptions({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("push_subscriptions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull().references("persons.id").onDelete("cascade"))
    .addColumn("session", "text", (c) =>
      c.notNull().unique().references("sessions.digest").onDelete("cascade"),
    )
    .addColumn("endpoint", "text", (c) => c.notNull())
    .addColumn("public_key", "text", (c) => c.notNull())
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("added", "bigint", (c) => c.notNull())
    .addColumn("failures", "integer", (c) => c.notNull())
    .execute();
  await schema
    .createIndex("push_subscriptions_by_person")
    .on("push_subscriptions")
    .column("person")
    .execute();
}

async function backfills({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("backfills")
    .addColumn("name", "text", (c) => c.primaryKey())
    .execute();
}

async function noticesGivenUp({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable("outbox")
    .addColumn("failed", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}

async function judgedGames(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("finished_games")
    .addColumn("judged", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create index finished_games_to_judge on finished_games (ended, game)
    where counts = 'rated' and judged = 0`.execute(db);
  await sql`create index finished_games_held on finished_games (ended) where counts = 'held'`.execute(db);
}

/** Puts packed logs that are among the events, as they were once and are in backups, where they belong. */
export async function movePackedLogs(db: Kysely<never>): Promise<void> {
  await sql`insert into finished_logs (game, version, body)
    select game, seq, body from events where body like 'packed:%'`.execute(db);
  await sql`delete from events where body like 'packed:%'`.execute(db);
}
