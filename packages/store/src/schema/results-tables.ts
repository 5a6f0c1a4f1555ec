import { type Kysely, sql } from "kysely";

/** How games ended, as the migration lays it out. */
export async function results(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("finished_games")
    .addColumn("game", "text", (c) => c.primaryKey().references("games.id"))
    .addColumn("variant", "text", (c) => c.notNull())
    .addColumn("rulebook", "text", (c) => c.notNull())
    .addColumn("pace", "text", (c) => c.notNull())
    .addColumn("ended", "bigint", (c) => c.notNull())
    .addColumn("phase", "text", (c) => c.notNull())
    .addColumn("how", "text", (c) => c.notNull())
    .addColumn("scoring", "text")
    .addColumn("anonymous", "integer", (c) => c.notNull())
    .addColumn("counts", "text", (c) => c.notNull())
    .addColumn("rated", "integer", (c) => c.notNull())
    .execute();
  // Only what is yet to be rated is asked for again and again.
  await sql`create index finished_games_to_rate on finished_games (ended, game)
    where counts = 'rated' and rated = 0`.execute(db);
  await schema
    .createTable("results")
    .addColumn("game", "text", (c) => c.notNull().references("finished_games.game").onDelete("cascade"))
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("person", "text")
    .addColumn("starter", "text")
    .addColumn("powers", "text", (c) => c.notNull())
    .addColumn("result", "text", (c) => c.notNull())
    .addColumn("share", "float8", (c) => c.notNull())
    .addColumn("points", "float8")
    .addColumn("centers", "integer", (c) => c.notNull())
    .addColumn("opening", "text")
    .addPrimaryKeyConstraint("results_key", ["game", "seat"])
    .execute();
  await schema.createIndex("results_by_person").on("results").column("person").execute();
  await schema.createIndex("results_by_starter").on("results").column("starter").execute();
}
