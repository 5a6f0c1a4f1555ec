import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ok } from "@chancery/engine";
import { describe, expect, test } from "vitest";
import { change, type Move, type Sum, value } from "../../testing/moves.ts";
import { createPlace, type TestStore } from "../../testing/places.ts";
import { formatFault, openSqlite } from "../index.ts";
import { MIGRATIONS } from "../schema/migrations.ts";

const ODD = 'quote " zero \u0000 line \u2028 emoji 🏰';

/** Something of everything. */
async function fill(store: TestStore): Promise<void> {
  const { games, persons, sessions, keys, passkeys, hooks, outbox, outages, secrets, attempts } = store;
  const many = Array.from({ length: 1200 }, (_, index) => `${index} ${ODD}`);
  const card = {
    deadline: 5_000_000_000_000,
    members: ["p", "q"],
    codes: ["c"],
    bots: true,
    summary: { title: "A game" },
  };
  value(await games.create({ game: "a", change: change(0, many, card) }));
  value(await games.create({ game: "b", change: change(0, ["one"], { public: false }) }));
  const rest = { settings: { mail: true }, password: null, email: null };
  value(await persons.add({ id: "p", name: "Ann", link: "secret of a link", ...rest }));
  value(await persons.add({ id: "q", name: "Bob", link: null, ...rest, email: "b@x.org", password: "hash" }));
  value(await persons.add({ id: "r", name: "Cat", link: null, ...rest, email: "c@x.org", claimed: 4 }));
  value(await persons.confirm({ id: "q", email: "b@x.org" }));
  const device = { browser: "Firefox", system: "Linux" };
  value(await sessions.open({ secret: "secret of a session", person: "p", expires: 9000, now: 5, device }));
  value(
    await keys.add({
      id: "k",
      person: "q",
      name: "bot",
      secret: "secret of a key",
      scope: "read",
      expires: 99,
    }),
  );
  const passkey = { id: "w", person: "q", name: "phone", publicKey: "pk", counter: 1, transports: ["usb"] };
  value(await passkeys.add({ ...passkey, added: 6, used: null }));
  value(await hooks.add({ id: "h", person: "q", game: null, url: "https://x.org", secret: "sign" }));
  value(await outbox.add({ notices: [{ key: "n", kind: "mail", recipient: "p", body: { a: 1 } }], now: 7 }));
  value(await outages.beat({ server: "one", now: 100, tolerance: 10 }));
  value(await secrets.get({ name: "seal", proposed: "secret of the site" }));
  value(await attempts.count({ key: "p", now: 1, window: 1 }));
  value(await outages.beat({ server: "one", now: 900, tolerance: 10 }));
  const { blocks, reports, moderation, traces, tournaments } = store;
  value(await blocks.add({ id: "b", person: "p", blocked: "q", game: "a", name: "Bob 🏰", at: 8 }));
  const said = { channel: "everybody", message: 1, reason: "spam", comment: "", context: [ODD] };
  value(await reports.add({ id: "r", reporter: "p", accused: "q", game: "a", ...said, at: 8 }));
  const decision = { report: "r", act: "ban", reason: "Spam", until: 99, moderator: "r", at: 9 } as const;
  value(await moderation.decide({ ...decision, id: "s" }));
  const tournament = {
    at: 8,
    events: [{ seq: 1 }],
    status: "running",
    public: true,
    people: ["p"],
    summary: { name: "Open" },
  };
  value(await tournaments.create({ tournament: "t", change: tournament }));
  value(await traces.note({ person: "p", kind: "network", hash: "h", now: 8 }));
  value(await traces.visit({ person: "p", now: 8, since: 0 }));
  value(await store.backfills.markDone("listings"));
}

/** All that can be read. */
async function read(store: TestStore) {
  const { games, persons, keys, passkeys, hooks, outages, deadlines, botTurns } = store;
  return [
    value(await games.load({ game: "a", after: 0 })),
    value(await games.load({ game: "b", after: 0 })),
    value(await games.list({ limit: 9, member: "q" })),
    value(await games.list({ limit: 9 })),
    value(await games.byCode("c")),
    value(await persons.byLink("secret of a link")),
    value(await persons.byEmail("B@x.org")),
    value(await persons.byEmail("c@x.org")),
    value(await keys.find({ secret: "secret of a key", now: 0 })),
    value(await passkeys.list("q")),
    value(await hooks.list("q")),
    value(await deadlines.nextDeadline()),
    value(await botTurns.nextDue()),
    value(await outages.beat({ server: "two", now: 905, tolerance: 10 })),
    value(await store.blocks.list("p")),
    value(await store.reports.by("p")),
    value(await store.sanctions.list("q")),
    value(await store.tournaments.load("t")),
    value(await store.tournaments.list({ person: "p" }, 9)),
    value(await store.moderation.log(9)),
    value(await store.moderation.isIntact()),
  ];
}

const COUNTS = {
  games: 2,
  persons: 3,
  members: 2,
  codes: 1,
  bot_turns: 1,
  events: 1201,
  finished_games: 0,
  results: 0,
  servers: 1,
  outages: 1,
  keys: 1,
  passkeys: 1,
  hooks: 1,
  outbox: 1,
  blocks: 1,
  reports: 1,
  sanctions: 1,
  moderation_log: 1,
  profiles: 0,
  ratings: 0,
  rating_days: 0,
  advantages: 0,
  rating_progress: 0,
  conduct: 0,
  vacations: 0,
  friends: 0,
  teams: 0,
  team_members: 0,
  tournaments: 1,
  tournament_people: 1,
  tournament_events: 1,
};

describe("backups", () => {
  const places = { sqlite: createPlace("sqlite"), postgres: createPlace("postgres") };
  const { folder } = places.sqlite;

  for (const from of ["sqlite", "postgres"] as const) {
    for (const to of ["sqlite", "postgres"] as const) {
      test(`everything goes from ${from} to ${to}`, async () => {
        const source = await places[from].open();
        await fill(source);
        const file = join(folder, `${from}-${to}.jsonl`);
        expect(await source.backup(file)).toEqual(ok(COUNTS));
        const target = await places[to].open();
        expect(await target.restore(file)).toEqual(ok(COUNTS));
        expect(await read(target)).toEqual(await read(source));
        // People who find a backup can't sign in or sign anything with it, and nobody else can read it.
        expect(readFileSync(file, "utf8")).not.toContain("secret of");
        expect(statSync(file).mode & 0o077).toBe(0);
        expect(value(await target.secrets.get({ name: "seal", proposed: "new" }))).toBe("new");
        // Sessions may have been ended since, so people sign in again.
        expect(value(await target.sessions.find({ secret: "secret of a session", now: 0 }))).toBe(null);
        // Lists aren't in it, so they have to be made again.
        expect(value(await target.backfills.isDone("listings"))).toBe(false);
        const taken = value(await target.outbox.take({ now: 7, limit: 9, lease: 1 }));
        expect(taken).toEqual([{ key: "n", kind: "mail", recipient: "p", body: { a: 1 }, attempts: 1 }]);
        value(await target.games.append({ game: "b", expected: 1, change: change(1, ["goes on"]) }));
      });
    }

    test(`a backup on ${from} shows one moment while games continue`, async () => {
      const source = await places[from].open();
      for (const game of ["a", "b"]) value(await source.games.create({ game, change: change(0, ["one"]) }));
      let going = true;
      const play = async () => {
        for (let version = 1; going; version += 1) {
          for (const game of ["a", "b"]) {
            value(
              await source.games.append({
                game,
                expected: version,
                change: change(version, [ODD.repeat(50)]),
              }),
            );
          }
        }
      };
      const playing = play();
      for (const number of [1, 2, 3]) {
        const file = join(folder, `${from}-moment-${number}.jsonl`);
        value(await source.backup(file));
        const target = await places.sqlite.open();
        value(await target.restore(file));
        const versions = value(await target.games.list({ limit: 2 })).map(({ version }) => version);
        expect(Math.abs(versions[0] - versions[1])).toBeLessThanOrEqual(1);
      }
      going = false;
      await playing;
    });
  }

  test("files that are there, cut off, changed, of later programs, or no backups are refused", async () => {
    const source = await places.sqlite.open();
    await fill(source);
    const file = join(folder, "good.jsonl");
    value(await source.backup(file));
    expect(await source.backup(file)).toMatchObject({ ok: false, error: { code: "file-exists" } });
    expect(await source.backup(join(folder, "no", "where"))).toMatchObject({
      ok: false,
      error: { code: "bad-file" },
    });
    expect(await source.restore(file)).toMatchObject({ ok: false, error: { code: "not-empty" } });
    const good = readFileSync(file, "utf8");
    const lines = good.trimEnd().split("\n");
    const bad = {
      "the checksum doesn't match": good.replace("Ann", "Eve"),
      "the end is missing": `${lines.slice(0, -1).join("\n")}\n`,
      "this isn't JSON": good.slice(0, -20),
      "this isn't a Chancery backup": '{"some": "thing"}\n',
      "later version of Chancery": good.replace(/"schema":\d+/, '"schema":99'),
    };
    const empty = await places.postgres.open();
    for (const [sentence, content] of Object.entries(bad)) {
      writeFileSync(join(folder, "bad.jsonl"), content);
      const restored = await empty.restore(join(folder, "bad.jsonl"));
      expect(restored.ok ? "" : formatFault(restored.error)).toContain(sentence);
    }
    expect(await empty.restore(join(folder, "none"))).toMatchObject({
      ok: false,
      error: { code: "bad-file" },
    });
    expect(await empty.restore(file)).toEqual(ok(COUNTS));
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("a backup of the first version is brought up to date", async () => {
    const rows = [
      { chancery: "backup", format: 1, schema: 1 },
      ["persons", { id: "p", name: "Ann", email: "a@x.org", password: "hash", link: null, settings: "{}" }],
      ["hooks", { id: "h", person: "p", game: null, url: "https://x.org", secret: "sign" }],
    ];
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
    const sha256 = createHash("sha256").update(text).digest("hex");
    const file = join(folder, "first.jsonl");
    writeFileSync(file, `${text}${JSON.stringify({ rows: { persons: 1, hooks: 1 }, sha256 })}\n`);
    for (const place of Object.values(places)) {
      const target = await place.open();
      value(await target.restore(file));
      expect(value(await target.persons.get("p"))).toMatchObject({ name: "Ann", isConfirmed: false });
      expect(value(await target.hooks.get("h"))).toMatchObject({ failures: 0, disabled: null });
      expect(value(await target.attempts.count({ key: "k", now: 0, window: 1 }))).toBe(1);
    }
  });

  test("only tables that a backup has are loaded, whatever else is in the file", async () => {
    const forged = (name: string, rows: readonly unknown[], counts: object): string => {
      const lines = [{ chancery: "backup", format: 1, schema: MIGRATIONS.length }, ...rows];
      const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
      const sha256 = createHash("sha256").update(text).digest("hex");
      writeFileSync(join(folder, name), `${text}${JSON.stringify({ rows: counts, sha256 })}\n`);
      return join(folder, name);
    };
    const secret = ["secrets", { name: "seal", value: "known to a forger" }];
    for (const place of Object.values(places)) {
      const target = await place.open();
      const counted = forged("counted.jsonl", [secret], { secrets: 1, games: 0 });
      expect(await target.restore(counted)).toEqual(ok({ games: 0 }));
      expect(value(await target.secrets.get({ name: "seal", proposed: "own" }))).toBe("own");
      const refused = {
        "there should be 0 rows of secrets": forged("uncounted.jsonl", [secret], {}),
        "there should be 1 rows of games": forged("missing.jsonl", [], { games: 1 }),
        "no backup has rows of chancery_migrations": forged(
          "other.jsonl",
          [["chancery_migrations", { version: 99, name: "x" }]],
          { chancery_migrations: 1 },
        ),
      };
      for (const [sentence, file] of Object.entries(refused)) {
        const restored = await target.restore(file);
        expect(restored.ok ? "" : formatFault(restored.error)).toContain(sentence);
      }
    }
  });

  test("a SQLite file is copied while games continue", async () => {
    const source = value(
      await openSqlite<Move, Sum>(join(folder, "live.sqlite"), {
        format: "1",
      }),
    );
    await fill(source);
    const copying = source.copy(join(folder, "copy.sqlite"));
    value(await source.games.append({ game: "b", expected: 1, change: change(1, ["two"]) }));
    expect(await copying).toEqual(ok(null));
    expect(await source.copy(join(folder, "copy.sqlite"))).toMatchObject({
      ok: false,
      error: { code: "file-exists" },
    });
    expect(await source.copy(join(folder, "no", "where"))).toMatchObject({ ok: false });
    const copy = value(
      await openSqlite<Move, Sum>(join(folder, "copy.sqlite"), {
        format: "1",
      }),
    );
    expect(value(await copy.games.load({ game: "a" })).version).toBe(1200);
    expect(readFileSync(join(folder, "copy.sqlite"), "latin1")).not.toContain("secret of");
    expect(statSync(join(folder, "copy.sqlite")).mode & 0o077).toBe(0);
    await copy.close();
    await source.close();
  });
});
