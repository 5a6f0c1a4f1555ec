import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apply, auditLog, type Table } from "@chancery/game";
import { openStore } from "@chancery/store";
import { expect, test } from "vitest";
import { FORMAT, type Hosted, type StoredEntry } from "./games/tables.ts";
import { POWERS, Site, sevenAt } from "./testing/index.ts";

test("a backup made while people play contains everything acknowledged before, and games continue from it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chancery-backup-"));
  const data = join(folder, "data");
  const site = new Site({ DATA_DIR: data });
  const { game, by, players } = await sevenAt(await site.open());
  const said: string[] = [];
  let isPlaying = true;
  const playing = POWERS.map(async (power) => {
    for (let number = 1; isPlaying; number++) {
      const text = `${power} ${number}`;
      await by[power].do(game, { type: "say", as: power, to: "everybody", text });
      said.push(text);
      await by[power].do(game, { type: "save", power, text: `# ${number}` });
    }
  });
  // As the command line does it: with a store of its own on the same data.
  const other = await openStore<StoredEntry, Hosted>({ DATA_DIR: data }, { format: FORMAT });
  if (!other.ok) throw new Error(other.error.code);
  const backups: { file: string; before: readonly string[] }[] = [];
  for (const number of [1, 2, 3]) {
    while (said.length < number * 20) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...said];
    const file = join(folder, `${number}.jsonl`);
    expect(await other.value.backup(file)).toMatchObject({ ok: true });
    backups.push({ file, before });
  }
  isPlaying = false;
  await Promise.all(playing);
  await other.value.close();
  await site.stop();

  for (const [i, { file, before }] of backups.entries()) {
    const restored = new Site({ DATA_DIR: join(folder, `restored-${i}`) });
    const store = await restored.store();
    expect(await store.restore(file)).toMatchObject({ ok: true });
    const log = await store.games.load({ game, after: 0 });
    if (!log.ok) throw new Error(log.error.code);
    const entries = log.value.events.map(({ invitation: _, ...entry }) => entry);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1));
    const table = entries.reduce<Table | null>(apply, null) as Table;
    const texts = new Set(table.messages.map(({ text }) => text));
    expect(before.filter((text) => !texts.has(text))).toEqual([]);
    expect(auditLog(entries)).toEqual([]);
    // The same people sign in there by their links, and play on.
    const app = await restored.open();
    for (const player of players) {
      player.app = app;
      expect((await player.get("/api/me")).statusCode).toBe(401);
      await player.send("POST", "/api/session", { token: player.token });
    }
    for (const player of players) await player.do(game, { type: "ready", ready: true });
    expect((await by.France.view(game)).phase).toBe("F1901M");
    await restored.remove();
  }
  rmSync(folder, { recursive: true, force: true });
});
