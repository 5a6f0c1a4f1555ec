import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { auditLog, type Entry } from "@chancery/game";
import { backupLogs, openBackup, openStore } from "@chancery/store";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { FORMAT, type Hosted, type StoredEntry } from "./games/tables.ts";

const folder = mkdtempSync(join(tmpdir(), "chancery-older-"));
const file = join(folder, "older.backup");

beforeAll(() => {
  // Written by the version that still stored sentences: a game of three turns.
  writeFileSync(
    file,
    gunzipSync(readFileSync(new URL("../testing/older.backup.gz", import.meta.url).pathname)),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a backup of an earlier version is restored, and its game is shown in both languages", async () => {
  const opened = await openStore<StoredEntry, Hosted>(
    { DATA_DIR: join(folder, "data") },
    { format: FORMAT, alone: true },
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const store = opened.value;
  const restored = await store.restore(file);
  expect(restored).toMatchObject({ ok: true, value: { games: 1, persons: 7 } });
  const app = await createApp({ store, publicUrl: null, mailer: null });
  const listed = await store.games.list({ limit: 9 });
  const game = listed.ok ? listed.value[0].game : "";
  const ask = async (path: string, language: string) =>
    (await app.inject({ url: `/api/games/${game}${path}`, headers: { "accept-language": language } })).json();
  expect(await ask("", "en")).toMatchObject({ phase: "F1902M", status: "playing" });
  const sentences = async (language: string): Promise<string[]> =>
    (await ask("", language)).chronicle.map(({ sentence }: { sentence: string }) => sentence);
  expect(await sentences("en")).toContain("Spring 1901 resolved: everyone was ready");
  expect((await sentences("de")).join()).toContain("Frühjahr 1901");
  const { result } = await ask("/turns/1", "en");
  expect(result.orders.every(({ why }: { why: string }) => why !== "")).toBe(true);
  await app.close();
  await store.close();
});

test("a backup of an earlier version audits clean", async () => {
  let games = 0;
  const opened = await openBackup(file);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  for await (const { events } of backupLogs(opened.value)) {
    expect(auditLog(events.map((event) => JSON.parse(event) as Entry))).toEqual([]);
    games += 1;
  }
  expect(games).toBe(1);
});
