import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { troubleOf } from "./trouble.ts";
import { WriteAheadLog } from "./write-ahead-log.ts";

/** A database whose disk is done only when it is told so. */
function slowDisk() {
  const database = new DatabaseSync(":memory:");
  database.exec("create table moves (text)");
  const waiting: (() => void)[] = [];
  const sync = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
  const db = new Kysely<{ moves: { text: string } }>({ dialect: sqliteDialect(database, sync) });
  const heard: string[] = [];
  const hear = async (what: string, work: Promise<unknown>): Promise<void> => {
    await work;
    heard.push(what);
  };
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await setImmediate();
  };
  return { db, waiting, heard, hear, settle };
}

test.each<[string, (db: Kysely<{ moves: { text: string } }>) => Promise<unknown>]>([
  ["a row", (db) => db.insertInto("moves").values({ text: "A Par - Bur" }).execute()],
  ["a row that is given back", (db) => sql`insert into moves values ('x') returning text`.execute(db)],
  [
    "a transaction",
    (db) => db.transaction().execute((trx) => trx.insertInto("moves").values({ text: "A Par H" }).execute()),
  ],
])(
  "nobody hears of or sees %s before it is on the disk, and the process keeps working meanwhile",
  async (_, write) => {
    const { db, waiting, heard, hear, settle } = slowDisk();
    const written = hear("written", write(db));
    await settle();
    const read = hear("read", db.selectFrom("moves").selectAll().execute());
    await settle();
    expect(heard).toEqual([]);
    expect(waiting).toHaveLength(1);
    waiting[0]();
    await Promise.all([written, read]);
    expect(heard).toEqual(["written", "read"]);
    expect(waiting).toHaveLength(1);
    await db.destroy();
  },
);

test("a disk that has failed once is not trusted again", async () => {
  const log = new WriteAheadLog("/dev/null/nowhere");
  const failing = await log.sync().catch((error: unknown) => error);
  expect(failing).toMatchObject({ code: "ENOTDIR" });
  await expect(log.sync()).rejects.toBe(failing);
  await log.close();
});

test.each([
  ["EIO", "unavailable"],
  ["ENOSPC", "disk-full"],
])("a disk that says %s makes the store %s", (code, trouble) => {
  expect(troubleOf(Object.assign(new Error("fdatasync"), { code }))).toMatchObject({ code: trouble });
});
