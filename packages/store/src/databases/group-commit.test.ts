import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Schema } from "../schema/schema.ts";
import { GroupCommit } from "./group-commit.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { troubleOf } from "./trouble.ts";

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), "chancery-group-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

/** A database of its own, and how to write a number to it, with a text that takes room. */
function writing(file: string, sync?: () => Promise<void>) {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; create table moves (number, text)");
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database, sync) });
  const group = new GroupCommit(database, db);
  const write = (number: number): Promise<unknown> =>
    group.join((trx) => sql`insert into moves values (${number}, ${"A Par - Bur".repeat(200)})`.execute(trx));
  return { database, db, write };
}

/** What another program finds in the file. */
function found(file: string): unknown[] {
  const other = new DatabaseSync(file);
  const rows = other.prepare("select number from moves order by number").all();
  other.close();
  return rows.map(({ number }) => number);
}

test("on a full disk, exactly what was acknowledged is kept, and writing resumes when there is room", async () => {
  const file = join(folder(), "full.sqlite");
  const { database, db, write } = writing(file);
  database.exec("pragma max_page_count = 40");
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  const settled = await Promise.allSettled(numbers.map(write));
  const acknowledged = numbers.filter((number) => settled[number].status === "fulfilled");
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.length).toBeLessThan(numbers.length);
  for (const result of settled)
    if (result.status === "rejected") expect(troubleOf(result.reason)).toMatchObject({ code: "disk-full" });
  expect(found(file)).toEqual(acknowledged);
  database.exec("pragma max_page_count = 4000");
  await write(1000);
  expect(found(file)).toEqual([...acknowledged, 1000]);
  await db.destroy();
});

test("nothing is acknowledged that a failing disk may not have", async () => {
  const file = join(folder(), "failing.sqlite");
  const { db, write } = writing(file, () =>
    Promise.reject(Object.assign(new Error("fdatasync"), { code: "EIO" })),
  );
  const settled = await Promise.allSettled([write(1), write(2)]);
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await db.destroy();
});
