import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { change, type Move, type Sum, value } from "../../testing/moves.ts";
import { openSqlite } from "../open.ts";

/** Indexes of just the rows that are asked for, which may be gone through from the start. */
const NARROW =
  /^SCAN \w+ USING (COVERING )?INDEX (games_to_join|games_to_pack|games_public|bot_turns_by_due)$|^SCAN (page|stretch)$/;

test("frequent queries don't go through all games, sessions or notices", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chancery-indexes-"));
  const file = join(folder, "test.sqlite");
  const store = value(await openSqlite<Move, Sum>(file, { format: "1" }));
  value(await store.games.create({ game: "a", change: change(0, ["one"], { status: "ended" }) }));
  const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
  const { games, listings, deadlines, botTurns, sessions, outbox } = store;
  const cursor = { status: "lobby", game: "a" };
  for (const after of [null, cursor])
    value(await games.list({ status: "lobby", public: true, limit: 9, byStatus: { after } }));
  value(await games.list({ member: "ann", limit: 9 }));
  for (const after of [null, { at: 5, game: "a" }])
    value(
      await listings.search({
        list: "join",
        variant: "classic",
        pace: "live",
        free: 1,
        tag: "weekend",
        text: "a",
        rating: 1500,
        reliability: 90,
        isRated: true,
        after,
        limit: 9,
      }),
    );
  value(await listings.missing(""));
  value(await games.load({ game: "a" }));
  value(await games.packEnded(2000));
  value(await deadlines.nextDeadline());
  value(await deadlines.claimDue({ now: 5, limit: 1, work: () => change(1, ["two"]) }));
  value(await botTurns.nextDue());
  value(await sessions.purge(5));
  value(await outbox.purge(5));
  const asked = prepare.mock.calls.map(([sql]) => sql).filter((sql) => /^(select|update|delete)/.test(sql));
  prepare.mockRestore();
  const database = new DatabaseSync(file, { readOnly: true });
  const steps = asked.flatMap((sql) => database.prepare(`explain query plan ${sql}`).all());
  const scans = steps.map(({ detail }) => String(detail)).filter((detail) => detail.startsWith("SCAN "));
  database.close();
  await store.close();
  rmSync(folder, { recursive: true });
  expect(asked.length).toBeGreaterThan(10);
  expect(scans.filter((detail) => !NARROW.test(detail))).toEqual([]);
});
