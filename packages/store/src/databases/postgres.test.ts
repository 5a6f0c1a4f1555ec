import { sql } from "kysely";
import { expect, test } from "vitest";
import { value } from "../../testing/moves.ts";
import { createPlace } from "../../testing/places.ts";
import { attempt } from "./database.ts";
import { connectPostgres } from "./postgres.ts";

const place = createPlace("postgres");
const FOREVER = sql`select pg_sleep(3600)`;

test("a query that takes too long is ended, and so is one of a database that hangs; then others are answered", async () => {
  const { DATABASE_URL = "" } = await place.create();
  const { db, close } = value(await connectPostgres(DATABASE_URL, 3000));
  const failed = { ok: false, error: { code: "unavailable" } };
  expect(await attempt(FOREVER.execute(db))).toMatchObject(failed);
  const hung = db.connection().execute(async (one) => {
    // As if it hung: it doesn't end the query by itself.
    await sql`set statement_timeout = 0`.execute(one);
    await FOREVER.execute(one);
  });
  expect(await attempt(hung)).toMatchObject(failed);
  expect(value(await attempt(sql`select 1 as one`.execute(db))).rows).toEqual([{ one: 1 }]);
  await close();
});
