import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test, vi } from "vitest";
import { Site, sevenAt } from "../testing/index.ts";

const site = new Site();
afterAll(() => site.remove());

/** Takes rows from tables while no server is up. */
async function empty(...tables: readonly string[]): Promise<void> {
  await site.stop();
  const database = new DatabaseSync(site.file);
  for (const table of tables) database.exec(`delete from ${table}`);
  database.close();
}

test("games of earlier versions are listed and get their results once, however often servers start", async () => {
  const { game, players } = await sevenAt(await site.open(), {}, true);
  for (const each of players) await each.do(game, { type: "vote", vote: { how: "draw" } });
  const kept = async () => {
    const { listings, results, backfills } = await site.store();
    const [listed, result] = [await listings.shown(game), await results.get(game)];
    const marks = await Promise.all((["listings", "results"] as const).map((name) => backfills.isDone(name)));
    return {
      listed: listed.ok && listed.value !== undefined,
      result: result.ok && result.value !== null,
      done: marks.every((mark) => mark.ok && mark.value),
    };
  };
  const added = ["listing_pages", "listings", "results", "finished_games"];

  await empty(...added, "backfills");
  expect(await kept()).toEqual({ listed: false, result: false, done: false });
  await site.open();
  await expect.poll(kept).toEqual({ listed: true, result: true, done: true });

  // What is marked as done isn't looked for again.
  await empty(...added);
  const rated = vi.spyOn((await site.store()).ratings, "advance");
  await site.open();
  await expect.poll(() => rated.mock.calls.length).toBeGreaterThan(0);
  expect(await kept()).toEqual({ listed: false, result: false, done: true });
});
