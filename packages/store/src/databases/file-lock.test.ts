import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { connect } from "../../testing/connect.ts";
import { change, value } from "../../testing/moves.ts";
import { describeStores } from "../../testing/places.ts";
import { startProcess } from "../../testing/process.ts";
import { formatFault, openStore } from "../index.ts";

const HOLDER = new URL("../../testing/holder.ts", import.meta.url);
const SERVER = { format: "1", alone: true };

describeStores((place) => {
  if (place.kind === "sqlite") {
    test("a second server on the same file is refused, by name, until the first has died in whatever way", async () => {
      const settings = await place.create();
      for (const signal of ["SIGKILL", "SIGTERM"] as const) {
        const { child, lines } = startProcess(HOLDER, [], settings);
        await once(lines, "line");
        const refused = await openStore(settings, SERVER);
        if (refused.ok) throw new Error("two servers have it");
        expect(refused.error).toEqual({
          code: "held",
          file: join(settings.DATA_DIR!, "chancery.sqlite"),
          by: `process ${child.pid} on ${hostname()}`,
        });
        expect(formatFault(refused.error)).toMatch(
          /^\S+chancery\.sqlite is in use by another server \(process \d+ on .+\)\. Stop it first, or .* DATA_DIR=.* PostgreSQL: DATABASE_URL=/,
        );
        const dead = once(child, "exit");
        child.kill(signal);
        await dead;
      }
      const next = value(await openStore(settings, SERVER));
      await next.close();
      // Ending twice is harmless.
      await next.close();
    });

    test("of several that start at once one has the file, and its end gives it to another", async () => {
      const settings = await place.create();
      const first = value(await openStore(settings, SERVER));
      const others = await Promise.all([1, 2, 3].map(() => openStore(settings, SERVER)));
      expect(others.map((each) => !each.ok && each.error.code)).toEqual(["held", "held", "held"]);
      await first.close();
      await value(await openStore(settings, SERVER)).close();
    });

    test("beside the database there is only the lock, readable by one user alone", async () => {
      const settings = await place.create();
      const server = value(await openStore(settings, SERVER));
      const beside = () => readdirSync(settings.DATA_DIR!).filter((name) => !/-(wal|shm)$/.test(name));
      const kept = ["chancery.sqlite", "chancery.sqlite.lock"];
      expect(beside()).toEqual(["chancery.sqlite", "chancery.sqlite.holder", "chancery.sqlite.lock"]);
      expect(statSync(settings.DATA_DIR!).mode & 0o777).toBe(0o700);
      await server.close();
      expect(beside()).toEqual(kept);
      expect(statSync(join(settings.DATA_DIR!, kept[1])).size).toBe(0);
    });

    test("a backup made meanwhile needs no lock on the file", async () => {
      const settings = await place.create();
      const server = value(await openStore(settings, SERVER));
      value(await server.games.create({ game: "a", change: change(0, ["one"]) as never }));
      const beside = await place.open(settings);
      expect(value(await beside.backup(join(place.folder, "beside.backup")))).toMatchObject({ games: 1 });
      await server.close();
    });

    test("a database refused for another reason is no longer locked", async () => {
      const settings = await place.create();
      const database = await connect(settings);
      await sql`create table games (name text)`.execute(database.db);
      await database.close();
      for (const _ of [1, 2])
        expect(await openStore(settings, SERVER)).toMatchObject({ error: { code: "not-ours" } });
    });
  } else {
    test("any number of servers share a database", async () => {
      const settings = await place.create();
      const servers = [value(await openStore(settings, SERVER)), value(await openStore(settings, SERVER))];
      for (const server of servers) await server.close();
    });
  }
});
