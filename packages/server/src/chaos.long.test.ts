import { expect, test } from "vitest";
import { chaosOnPostgres, chaosOnSqlite } from "../../../tools/chaos/places.ts";

// A few kills; `npm run chaos` does many.
const KILLS = 5;

test.concurrent.each([
  ["a server on SQLite is", chaosOnSqlite],
  ["two servers on PostgreSQL are", chaosOnPostgres],
])("nothing that was acknowledged is lost when %s killed again and again", async (_name, chaos) => {
  const { faults, acknowledged, kills } = await chaos(KILLS, 3);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
  expect(kills).toBeGreaterThanOrEqual(KILLS);
});
