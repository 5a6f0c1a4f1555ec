import { ok } from "@chancery/engine";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { connect } from "../testing/connect.ts";
import { change, value } from "../testing/moves.ts";
import { describeStores } from "../testing/places.ts";
import { digest } from "./digest.ts";
import { packLog } from "./games/packed-log.ts";
import { migrate } from "./schema/migrate.ts";
import { MIGRATIONS } from "./schema/migrations.ts";

/** Rows of every table, as the program of the first version wrote them. */
const FIRST: readonly RawBuilder<unknown>[] = [
  sql`insert into games (id, version, status, variant, public, deadline, updated, summary)
    values ('a', 2, 'playing', 'classic', 1, 5000000000000, 5, '{"title":"Old"}')`,
  sql`insert into members (game, person) values ('a', 'p')`,
  sql`insert into events (game, seq, body) values ('a', 1, '{"seq":1,"text":"one"}'), ('a', 2, '{"seq":2,"text":"two"}')`,
  sql`insert into snapshots (game, seq, format, body) values ('a', 1, '1', '{"version":1}')`,
  sql`insert into servers (id, beat) values ('one', 900)`,
  sql`insert into outages (since, until) values (100, 900)`,
  sql`insert into persons (id, name, email, password, link, settings)
    values ('p', 'Ann', 'ann@x.org', 'hash', ${digest("link")}, '{"mail":true}')`,
  sql`insert into sessions (digest, person, expires) values (${digest("s")}, 'p', 9000)`,
  sql`insert into keys (digest, id, person, name) values (${digest("key")}, 'k', 'p', 'bot')`,
  sql`insert into hooks (id, person, game, url, secret) values ('h', 'p', 'a', 'https://x.org', 'sign')`,
  sql`insert into outbox (key, kind, recipient, body, due, attempts, created)
    values ('n', 'mail', 'p', '{"a":1}', 7, 0, 7)`,
];

/** What each released version wrote; when you add a migration, add the rows of the version before it. */
const ROWS: Record<number, readonly RawBuilder<unknown>[]> = {
  1: FIRST,
  2: [
    ...FIRST,
    sql`update persons set confirmed = 1`,
    sql`update hooks set failures = 3, failure = 'gone', disabled = 8`,
    sql`insert into secrets (name, value) values ('seal', 'wax')`,
    sql`insert into tries (key, count, until) values ('k', 4, 9000)`,
  ],
};
ROWS[3] = [...ROWS[2], sql`insert into codes (digest, game) values ('d', 'a')`];
ROWS[4] = [...ROWS[3], sql`insert into bot_turns (game, due, attempts) values ('a', 70, 1)`];
ROWS[5] = [
  ...ROWS[4],
  sql`insert into persons (id, name, claim, claimed, settings) values ('q', 'Bob', 'bob@x.org', 8, '{}')`,
  sql`update sessions set browser = 'Firefox', system = 'Linux', opened = 6, seen = 7`,
  sql`update keys set scope = 'read', expires = 99`,
  sql`insert into passkeys (id, person, name, public_key, counter, transports, added)
    values ('w', 'p', 'phone', 'pk', 1, '["usb"]', 6)`,
];

ROWS[6] = [
  ...ROWS[5],
  sql`delete from events`,
  sql`insert into events (game, seq, body)
    values ('a', 2, ${await packLog(['{"seq":1,"text":"one"}', '{"seq":2,"text":"two"}'])})`,
];

ROWS[7] = [
  ...ROWS[5],
  sql`delete from events`,
  sql`insert into finished_logs (game, version, body)
    values ('a', 2, ${await packLog(['{"seq":1,"text":"one"}', '{"seq":2,"text":"two"}'])})`,
];

ROWS[8] = [
  ...ROWS[7],
  sql`insert into blocks (id, person, blocked, game, name, at) values ('b', 'p', 'q', 'a', 'Bob', 9)`,
  sql`insert into reports (id, reporter, accused, game, channel, message, reason, comment, context, at)
    values ('r', 'p', 'q', 'a', 'everybody', 1, 'spam', '', '[]', 9)`,
  sql`insert into sanctions (id, person, kind, reason, at, seen) values ('s', 'q', 'warning', 'Be kind', 9, 0)`,
  sql`insert into moderation_log (seq, at, moderator, act, person, reason, digest)
    values (1, 9, 'm', 'warn', 'q', 'Be kind', 'd')`,
  sql`insert into traces (person, kind, hash, seen) values ('p', 'network', 'h', 9)`,
  sql`insert into visits (person, at) values ('p', 9)`,
];

ROWS[9] = [
  ...ROWS[8],
  sql`insert into finished_games (game, variant, rulebook, pace, ended, phase, how, anonymous, counts, rated)
    values ('a', 'classic', '2023', 'live', 9, 'W1908A', 'draw', 0, 'casual', 0)`,
  sql`insert into results (game, seat, person, starter, powers, result, share, centers)
    values ('a', 0, 'p', 'p', '["France"]', 'shared', 0.5, 12)`,
];

ROWS[10] = [
  ...ROWS[9],
  sql`insert into push_subscriptions (id, person, session, endpoint, public_key, secret, added, failures)
    values ('u', 'p', ${digest("s")}, 'https://push.example', 'pk', 'au', 9, 2)`,
];

ROWS[11] = [
  ...ROWS[10],
  sql`insert into listings (game, list, at, variant, rulebook, pace, press, language, free, name, tags)
    values ('a', 'watch', 9, 'classic', '2023', 'days', 'full', 'en', 0, 'old', ' weekend ')`,
  sql`insert into listing_pages (game, body) values ('a', '{"name":"Old"}')`,
];

ROWS[12] = [
  ...ROWS[11],
  sql`insert into profiles (person, address, since, hidden, listed) values ('p', 'home', 9, '[]', 1)`,
  sql`insert into ratings (person, variant, pace, mu, sigma, proven, games)
    values ('p', 'classic', 'live', 1500, 90, 1320, 5)`,
  sql`insert into rating_days (person, variant, pace, day, mu) values ('p', 'classic', 'live', 9, 1500)`,
  sql`insert into advantages (variant, power, mu, sigma, games) values ('classic', 'France', 59, 15, 0)`,
  sql`insert into rating_progress (id, stale) values (1, 1)`,
  sql`insert into conduct (game, person, called, missed, excused, abandoned, at) values ('a', 'p', 9, 1, 0, 0, 9)`,
  sql`insert into vacations (id, person, since, until, announced) values ('v', 'p', 9, 99, 1)`,
  sql`insert into friends (id, person, friend, asked) values ('f', 'p', 'q', 9)`,
  sql`insert into teams (id, name, created) values ('t', 'Owls', 9)`,
  sql`insert into team_members (team, person, leads, asked, accepted) values ('t', 'p', 1, 9, 9)`,
];

ROWS[13] = [
  ...ROWS[12],
  sql`insert into tournaments (id, version, status, public, updated, summary)
    values ('t', 1, 'running', 1, 9, '{"name":"Open"}')`,
  sql`insert into tournament_people (tournament, person) values ('t', 'p')`,
  sql`insert into tournament_events (tournament, seq, body) values ('t', 1, '{"seq":1}')`,
];

ROWS[14] = [...ROWS[13], sql`insert into backfills (name) values ('results')`];

ROWS[15] = [...ROWS[14], sql`update outbox set failed = 0`];

ROWS[16] = [...ROWS[15], sql`update finished_games set judged = 1`];

test("there are rows of every version", () => {
  expect(Object.keys(ROWS).map(Number)).toEqual(MIGRATIONS.map(({ version }) => version));
});

describeStores((place) => {
  test.each(MIGRATIONS.map(({ version }) => version))(
    "a full database of version %i is migrated with everything in it, and keeps working",
    async (version) => {
      const settings = await place.create();
      const database = await connect(settings);
      expect(await migrate(database, MIGRATIONS.slice(0, version))).toEqual(ok(version));
      for (const row of ROWS[version]) await row.execute(database.db);
      await database.close();
      const store = await place.open(settings);
      const { games, deadlines, botTurns, outages, persons, sessions, keys, hooks, outbox, passkeys } = store;
      expect(value(await games.load({ game: "a" }))).toEqual({
        game: "a",
        version: 2,
        snapshot: { version: 1, state: { version: 1 } },
        events: [{ seq: 2, text: "two" }],
      });
      expect(value(await games.list({ member: "p", limit: 9 }))).toMatchObject([
        { game: "a", version: 2, deadline: 5_000_000_000_000, summary: { title: "Old" } },
      ]);
      expect(value(await deadlines.nextDeadline())).toBe(5_000_000_000_000);
      expect(value(await outages.beat({ server: "two", now: 905, tolerance: 10 }))).toEqual({
        downSince: null,
        setBackFrom: null,
      });
      const ann = { id: "p", name: "Ann", email: "ann@x.org", password: "hash", settings: { mail: true } };
      expect(value(await persons.byLink("link"))).toEqual({ ...ann, isConfirmed: version >= 2 });
      expect(value(await persons.byEmail("ann@x.org"))).toMatchObject([{ id: "p" }]);
      expect(value(await persons.byEmail("bob@x.org"))).toMatchObject(version >= 5 ? [{ id: "q" }] : []);
      expect(value(await sessions.list({ person: "p", now: 0 }))).toMatchObject([
        version >= 5 ? { browser: "Firefox", seen: 7 } : { browser: null, seen: 0 },
      ]);
      expect(value(await passkeys.list("p"))).toHaveLength(version >= 5 ? 1 : 0);
      expect(value(await sessions.find({ secret: "s", now: 0 }))).toBe("p");
      expect(value(await keys.find({ secret: "key", now: 0 }))).toEqual({
        id: "k",
        person: "p",
        name: "bot",
        ...(version >= 5 ? { scope: "read", expires: 99 } : { scope: "manage", expires: null }),
      });
      const hook = { id: "h", person: "p", game: "a", url: "https://x.org", secret: "sign" };
      expect(value(await hooks.get("h"))).toEqual({
        ...hook,
        ...(version >= 2
          ? { failures: 3, failure: "gone", disabled: 8 }
          : { failures: 0, failure: null, disabled: null }),
      });
      expect(value(await outbox.take({ now: 7, limit: 9, lease: 1 }))).toMatchObject([
        { key: "n", kind: "mail", recipient: "p", body: { a: 1 } },
      ]);
      expect(value(await store.blocks.list("p"))).toHaveLength(version >= 8 ? 1 : 0);
      expect(value(await store.reports.by("p"))).toHaveLength(version >= 8 ? 1 : 0);
      expect(value(await store.sanctions.list("q"))).toHaveLength(version >= 8 ? 1 : 0);
      expect(value(await store.moderation.log(9))).toHaveLength(version >= 8 ? 1 : 0);
      expect(value(await store.traces.of(["p"])).visits).toHaveLength(version >= 8 ? 1 : 0);
      expect(value(await store.results.of("p"))).toHaveLength(version >= 9 ? 1 : 0);
      expect(value(await store.pushSubscriptions.list("p"))).toHaveLength(version >= 10 ? 1 : 0);
      expect(value(await store.listings.search({ list: "watch", tag: "weekend", limit: 9 })).found).toEqual(
        version >= 11 ? [{ game: "a", at: 9, shown: { name: "Old" } }] : [],
      );
      expect(value(await store.listings.missing(""))).toEqual({
        games: version >= 11 ? [] : ["a"],
        last: "a",
      });
      const count = version >= 12 ? 1 : 0;
      expect(value(await store.backfills.isDone("results"))).toBe(version >= 14);
      expect(value(await store.profiles.of("p"))?.address).toBe(version >= 12 ? "home" : undefined);
      expect(value(await store.ratings.of("p"))).toHaveLength(count);
      expect(value(await store.conduct.of("p", 0))).toHaveLength(count);
      expect(value(await store.vacations.of("p"))).toHaveLength(count);
      expect(value(await store.friends.of("q"))).toHaveLength(count);
      expect(value(await store.teams.of("p"))).toHaveLength(count);
      expect(value(await games.byCode("d"))).toEqual(version >= 3 ? ["a"] : []);
      expect(value(await botTurns.take({ now: 70, limit: 9, lease: 1 }))).toEqual(
        version >= 4 ? [{ game: "a", attempts: 2 }] : [],
      );
      value(await games.append({ game: "a", expected: 2, change: change(2, ["three"]) }));
      expect(value(await games.load({ game: "a", after: 0 })).events).toHaveLength(3);
    },
  );
});
