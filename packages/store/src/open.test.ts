import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ok } from "@chancery/engine";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { connect } from "../testing/connect.ts";
import { change, type Move, type Sum, value } from "../testing/moves.ts";
import { describeStores } from "../testing/places.ts";
import { attempt } from "./databases/database.ts";
import { orFull, roomIn } from "./databases/folder.ts";
import { connectPostgres } from "./databases/postgres.ts";
import { formatFault, openPostgres, openSqlite, openStore } from "./index.ts";
import { migrate } from "./schema/migrate.ts";
import { MIGRATIONS } from "./schema/migrations.ts";

const FORMAT = { format: "1" };

/** A migration that a later version might have. */
const LATER = {
  version: MIGRATIONS.length + 1,
  name: "titles",
  up: async (db: Kysely<never>) => {
    await db.schema.alterTable("games").addColumn("title", "text").execute();
    await sql`update games set title = 'Game ' || id`.execute(db);
  },
};

async function refusal(opening: ReturnType<typeof openStore>): Promise<{ code: string; sentence: string }> {
  const opened = await opening;
  if (opened.ok) {
    await opened.value.close();
    throw new Error("it was opened");
  }
  return { code: opened.error.code, sentence: formatFault(opened.error) };
}

/**
 * What a user other than root, who may write anywhere, is told when opening the data as a server does. The program is read
 * first, since others may not be let into its folder.
 */
function asAnother(folder: string): string {
  const program = `
    const { formatFault, openStore } = await import(${JSON.stringify(new URL("./index.ts", import.meta.url).href)});
    if (process.getuid() === 0) {
      process.setgroups([]);
      process.setgid(65534);
      process.setuid(65534);
    }
    const opened = await openStore({ DATA_DIR: ${JSON.stringify(folder)} }, { format: "1", alone: true });
    console.log(opened.ok ? "opened" : formatFault(opened.error));
    process.exit();`;
  return execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
}

describeStores((place) => {
  test("processes that start at once on an empty database create its tables once", async () => {
    const settings = await place.create();
    const stores = await Promise.all([1, 2, 3, 4].map(() => place.open(settings)));
    value(await stores[0].games.create({ game: "a", change: change(0, ["one"]) }));
    expect(value(await stores[3].games.load({ game: "a" })).version).toBe(1);
  });

  test("a database of the first version is migrated with everything in it", async () => {
    const settings = await place.create();
    const database = await connect(settings);
    expect(await migrate(database, MIGRATIONS.slice(0, 1))).toEqual(ok(1));
    await sql`insert into games (id, version, status, variant, public, updated, summary)
      values ('old', 1, 'playing', 'classic', 1, 5, '{}')`.execute(database.db);
    await sql`insert into events (game, seq, body) values ('old', 1, '{"seq":1,"text":"long ago"}')`.execute(
      database.db,
    );
    expect(await migrate(database, [...MIGRATIONS, LATER])).toEqual(ok(LATER.version));
    const { rows } = await sql`select title from games`.execute(database.db);
    expect(rows).toEqual([{ title: "Game old" }]);
    await sql`alter table games drop column title`.execute(database.db);
    await sql`delete from chancery_migrations where version = ${LATER.version}`.execute(database.db);
    await database.close();
    const { games } = await place.open(settings);
    expect(value(await games.load({ game: "old" })).events).toEqual([{ seq: 1, text: "long ago" }]);
    value(await games.append({ game: "old", expected: 1, change: change(1, ["and now"]) }));
  });

  test("a migration that fails leaves the database as it was", async () => {
    const database = await connect(await place.create());
    value(await migrate(database));
    const broken = {
      ...LATER,
      up: async (db: Kysely<never>) => {
        await LATER.up(db);
        throw new Error("a bug");
      },
    };
    await expect(migrate(database, [...MIGRATIONS, broken])).rejects.toThrow("a bug");
    expect(await migrate(database, [...MIGRATIONS, LATER])).toEqual(ok(LATER.version));
    await database.close();
  });

  test("a later program's database is refused", async () => {
    const settings = await place.create();
    const database = await connect(settings);
    value(await migrate(database, [...MIGRATIONS, LATER]));
    await database.close();
    const { code, sentence } = await refusal(openStore(settings, FORMAT));
    expect(code).toBe("newer");
    const formats = `format ${LATER.version}, this version reads up to ${MIGRATIONS.length}`;
    expect(sentence).toContain(`later version of Chancery (${formats})`);
  });

  test("another program's database is refused and left alone", async () => {
    const settings = await place.create();
    const database = await connect(settings);
    await sql`create table games (name text)`.execute(database.db);
    await database.close();
    expect(await refusal(openStore(settings, FORMAT))).toMatchObject({ code: "not-ours" });
    const again = await connect(settings);
    expect((await sql`select name from games`.execute(again.db)).rows).toEqual([]);
    await again.close();
  });

  test("closing lets work in progress end, and refuses what comes after", async () => {
    const settings = await place.create();
    const store = value(await openStore<Move, Sum>(settings, FORMAT));
    const create = (game: string) => store.games.create({ game, change: change(0, ["one"]) });
    const under = Array.from({ length: 30 }, (_, index) => create(`game ${index}`));
    await store.close();
    const results = await Promise.all(under);
    expect(await create("late")).toMatchObject({ ok: false, error: { code: "unavailable" } });
    expect(await store.games.load({ game: "late" })).toMatchObject({ error: { code: "unavailable" } });
    const { games } = await place.open(settings);
    const found = value(await games.list({ limit: 99 }));
    expect(found).toHaveLength(results.filter(({ ok }) => ok).length);
    for (const result of results) if (!result.ok) expect(result.error.code).toBe("unavailable");
  });

  if (place.kind === "sqlite") {
    test("a folder that can't be created or written to is named", async () => {
      const file = join(place.folder, "a file");
      writeFileSync(file, "");
      const { code, sentence } = await refusal(openSqlite(join(file, "data", "x.sqlite"), FORMAT));
      expect(code).toBe("bad-folder");
      expect(sentence).toBe(
        `The folder ${join(file, "data")} can't be used for data: there is a file in its place, not a folder. Choose another one: DATA_DIR=./data`,
      );
    });

    test("a folder or a file without permission is named, and so is the user", async () => {
      const folder = mkdtempSync(join(tmpdir(), "chancery-closed-"));
      chmodSync(folder, 0o555);
      const said = asAnother(folder);
      expect(said).toMatch(/: the user .+ can't write there\. Choose another one: DATA_DIR=\.\/data$/m);
      expect(said).toContain(`The folder ${folder} can't be used for data`);
      expect(asAnother(join(folder, "within"))).toContain("can't write there");
      // As when it was started once by root.
      await value(await openStore({ DATA_DIR: folder }, { format: "1", alone: true })).close();
      chmodSync(folder, 0o777);
      const file = join(folder, "chancery.sqlite");
      chmodSync(file, 0o444);
      expect(asAnother(folder)).toContain(`${file} can't be used: the user `);
      chmodSync(file, 0o666);
      chmodSync(`${file}.lock`, 0o444);
      expect(asAnother(folder)).toContain(`${file}.lock can't be used: the user `);
      rmSync(folder, { recursive: true });
    });

    test("the files are for nobody else on the machine, in a folder that others may look into", async () => {
      const folder = mkdtempSync(join(tmpdir(), "chancery-open-"));
      chmodSync(folder, 0o755);
      const file = join(folder, "chancery.sqlite");
      const modes = () =>
        readdirSync(folder)
          .filter((name) => !name.endsWith(".holder"))
          .map((name) => statSync(join(folder, name)).mode & 0o777);
      const opened = value(await openStore({ DATA_DIR: folder }, { format: "1", alone: true }));
      expect(modes()).toEqual([0o600, 0o600, 0o600, 0o600]);
      await opened.close();
      for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
      await value(await openStore({ DATA_DIR: folder }, { format: "1", alone: true })).close();
      expect(statSync(file).mode & 0o007).toBe(0);
      rmSync(folder, { recursive: true });
    });

    test("a full disk is named, however it fails, and no other trouble is taken for it", () => {
      const failed = { code: "unavailable", detail: "disk I/O error" } as const;
      const full = { code: "disk-full", detail: { code: "disk-of", folder: "/data" } };
      expect(orFull(failed, "/data", 4096)).toEqual(full);
      expect(orFull(failed, "/data", 1e9)).toBe(failed);
      expect(roomIn(place.folder)).toBeGreaterThan(0);
    });

    test("a file that is something else, or a folder, is refused", async () => {
      const file = join(place.folder, "letter.sqlite");
      writeFileSync(file, "Dear Sir, this is no database, and never was one. Yours etc.");
      expect(await refusal(openSqlite(file, FORMAT))).toMatchObject({ code: "not-ours" });
      mkdirSync(join(place.folder, "folder.sqlite"));
      const folder = await refusal(openSqlite(join(place.folder, "folder.sqlite"), FORMAT));
      expect(folder).toMatchObject({
        code: "not-ours",
        sentence: expect.stringContaining("it isn't a file"),
      });
    });

    test("a file locked by another program is reported as busy", async () => {
      const file = join(place.folder, "held.sqlite");
      const holder = new DatabaseSync(file);
      holder.exec("pragma locking_mode = exclusive; create table t (x)");
      expect(await refusal(openSqlite(file, FORMAT))).toMatchObject({ code: "busy" });
      holder.close();
    });

    test("a write that another program blocks waits, and is refused if that takes too long", async () => {
      const settings = await place.create();
      const { games } = await place.open(settings);
      const holder = new DatabaseSync(join(settings.DATA_DIR!, "chancery.sqlite"));
      holder.exec("begin immediate");
      const create = (game: string) => games.create({ game, change: change(0, ["one"]) });
      const patient = create("a");
      setTimeout(() => holder.exec("commit"), 200);
      expect(await patient).toEqual(ok(1));
      holder.exec("begin immediate");
      expect(await create("b")).toMatchObject({ ok: false, error: { code: "busy" } });
      holder.exec("rollback");
      holder.close();
      expect(await create("b")).toEqual(ok(1));
    });
  } else {
    test("an invalid address, a server that isn't there, an unknown user or database", async () => {
      const good = new URL(place.cluster.url("nowhere"));
      expect(await refusal(openPostgres("mysql://localhost/x", FORMAT))).toMatchObject({ code: "bad-url" });
      expect(await refusal(openPostgres("postgres://host:port/x", FORMAT))).toMatchObject({
        code: "bad-url",
      });
      const silent = await refusal(openPostgres("postgres://me:hush@localhost:1/x", FORMAT));
      expect(silent).toMatchObject({
        code: "no-answer",
        sentence:
          "PostgreSQL doesn't answer at localhost:1 (ECONNREFUSED). Start it, or correct DATABASE_URL",
      });
      const missing = await refusal(openPostgres(good.href, FORMAT));
      expect(missing.code).toBe("denied");
      expect(missing.sentence).toContain('database "nowhere" does not exist');
      good.username = "stranger";
      expect(await refusal(openPostgres(good.href, FORMAT))).toMatchObject({ code: "denied" });
    });

    test("a query that takes too long fails, and whoever waits hears it", async () => {
      const { DATABASE_URL = "" } = await place.create();
      const { db, close } = value(await connectPostgres(DATABASE_URL, 200));
      const slow = sql`select pg_sleep(30)`.execute(db);
      expect(await attempt(slow)).toMatchObject({ ok: false, error: { code: "unavailable" } });
      await close();
    });
  }
});
