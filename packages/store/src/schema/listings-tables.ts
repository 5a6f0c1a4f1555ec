import { type Kysely, sql } from "kysely";

/** Servers fill these in for games of earlier versions. */
export async function listings(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("listings")
    .addColumn("game", "text", (c) => c.primaryKey().references("games.id"))
    .addColumn("list", "text")
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("variant", "text", (c) => c.notNull())
    .addColumn("rulebook", "text", (c) => c.notNull())
    .addColumn("pace", "text", (c) => c.notNull())
    .addColumn("press", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("free", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("tags", "text", (c) => c.notNull())
    .addColumn("rated", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("least_rating", "integer")
    .addColumn("least_reliability", "integer")
    .execute();
  // Everything that is filtered by is in the index, so that nothing else has to be read of games that don't fit.
  await schema
    .createIndex("listings_by_time")
    .on("listings")
    .columns([
      "list",
      "at",
      "game",
      "variant",
      "rulebook",
      "pace",
      "press",
      "language",
      "free",
      "name",
      "tags",
      "rated",
      "least_rating",
      "least_reliability",
    ])
    .execute();
  await schema
    .createTable("listing_pages")
    .addColumn("game", "text", (c) => c.primaryKey().references("games.id"))
    .addColumn("body", "text", (c) => c.notNull())
    .execute();
  await sql`create index games_public on games (id) where public = 1`.execute(db);
}
