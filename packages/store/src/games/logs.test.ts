import { join } from "node:path";
import { expect, test } from "vitest";
import { change, value } from "../../testing/moves.ts";
import { describeStores } from "../../testing/places.ts";
import { backupLogs, openBackup, openLogs, type StoredLog } from "../index.ts";

/** Games with far more ids than fit on one page. */
const IDS = Array.from({ length: 1100 }, (_, index) => `g${String(index).padStart(4, "0")}`);

describeStores((place) => {
  test("all logs are read game by game, from the database and from its backup", async () => {
    const settings = await place.create();
    const store = await place.open(settings);
    for (const [index, game] of IDS.entries()) {
      const status = index % 9 === 7 ? "ended" : "playing";
      value(await store.games.create({ game, change: change(0, ["one", game], { status }) }));
    }
    let packed = 0;
    while (value(await store.games.packEnded(2000)) !== null) packed += 1;
    expect(packed).toBeGreaterThan(100);
    value(await store.games.append({ game: IDS[7], expected: 2, change: change(2, ["later"]) }));
    const backup = join(place.folder, `${place.kind}.backup`);
    value(await store.backup(backup));
    const logs = value(
      await openLogs(settings.DATABASE_URL ?? join(settings.DATA_DIR ?? "", "chancery.sqlite")),
    );
    const read: StoredLog[] = [];
    for await (const log of logs.read()) read.push(log);
    await logs.close();
    expect(read.map(({ game }) => game)).toEqual(IDS);
    expect(read[7].events.map((text) => JSON.parse(text).text)).toEqual(["one", "g0007", "later"]);
    const saved = backupLogs(value(await openBackup(backup)));
    for (const log of read) expect(await saved.next()).toEqual({ done: false, value: log });
    expect(await saved.next()).toEqual({ done: true, value: "whole" });
    const restored = await place.open();
    value(await restored.restore(backup));
    expect(await restored.games.load({ game: IDS[7] })).toEqual(await store.games.load({ game: IDS[7] }));
  });

  test.runIf(place.kind === "postgres")("a database without our tables is refused", async () => {
    const settings = await place.create();
    expect(await openLogs(String(settings.DATABASE_URL))).toMatchObject({
      ok: false,
      error: { code: "not-ours" },
    });
  });
});
