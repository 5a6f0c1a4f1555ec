import { fail, ok } from "@chancery/engine";
import { createTable, decide, type Entry, replay, type Table } from "@chancery/game";
import { expect, test } from "vitest";
import { connect } from "../../testing/connect.ts";
import { change, texts, value } from "../../testing/moves.ts";
import { describeStores } from "../../testing/places.ts";
import { digest } from "../digest.ts";
import { openStore } from "../open.ts";

describeStores((place) => {
  test("a game begins with its first events and is read as it was written", async () => {
    const { games } = await place.open();
    const odd = 'quote " zero \u0000 line \u2028 emoji 🏰';
    expect(await games.create({ game: "a", change: change(0, ["one", odd]) })).toEqual(ok(2));
    expect(await games.load({ game: "a" })).toEqual(
      ok({
        game: "a",
        version: 2,
        snapshot: null,
        events: [
          { seq: 1, text: "one" },
          { seq: 2, text: odd },
        ],
      }),
    );
  });

  test("the log of a game that is over is packed, read as before, and can be continued", async () => {
    const { games } = await place.open();
    const odd = 'quote " zero \u0000 line \u2028\nemoji 🏰';
    const many = Array.from({ length: 200 }, (_, i) => (i === 50 ? odd : `event ${i}`));
    value(await games.create({ game: "a", change: change(0, many, { status: "ended" }) }));
    value(await games.create({ game: "b", change: change(0, many) }));
    value(await games.create({ game: "c", change: change(0, many, { status: "ended", at: 3000 }) }));
    const before = value(await games.load({ game: "a", after: 150 }));
    expect(await games.packEnded(2000)).toEqual(ok("a"));
    expect(await games.packEnded(2000)).toEqual(ok(null));
    const { snapshot, events, version } = value(await games.load({ game: "a" }));
    expect([snapshot, version, texts(events)]).toEqual([null, 200, many]);
    expect(await games.load({ game: "a", after: 150 })).toEqual(ok(before));
    const again = change(200, ["rolled back"], { status: "playing" });
    expect(await games.append({ game: "a", expected: 200, change: again })).toEqual(ok(201));
    expect(texts(value(await games.load({ game: "a", after: 199 })).events)).toEqual([
      "event 199",
      "rolled back",
    ]);
    value(
      await games.append({ game: "a", expected: 201, change: change(201, ["over"], { status: "ended" }) }),
    );
    expect(await games.packEnded(2000)).toEqual(ok("a"));
    expect(texts(value(await games.load({ game: "a" })).events)).toEqual([...many, "rolled back", "over"]);
    expect(await games.packEnded(2000)).toEqual(ok(null));
  });

  test("a finished game leaves the events and snapshots, and what is rewritten of it stays packed", async () => {
    const settings = await place.create();
    const { games } = await place.open(settings);
    const many = Array.from({ length: 100 }, (_, i) => `event ${i}`);
    value(await games.create({ game: "a", change: change(0, many, { status: "ended" }) }));
    value(await games.packEnded(2000));
    value(await games.append({ game: "a", expected: 100, change: change(100, ["event later"]) }));
    const rewrite = (body: string) => body.replace("event", "move");
    expect(await games.rewrite({ game: "a", rewrite })).toEqual(ok(null));
    expect(texts(value(await games.load({ game: "a" })).events)).toEqual(
      [...many, "event later"].map(rewrite),
    );
    const { db, close } = await connect(settings);
    const left = await db.selectFrom("events").select("seq").execute();
    const snapshots = await db.selectFrom("snapshots").select("game").execute();
    const packed = await db.selectFrom("finished_logs").select("version").execute();
    await close();
    expect([left, snapshots, packed]).toEqual([[{ seq: 101 }], [], [{ version: 100 }]]);
  });

  test("a table that is stored event by event is the same when it is read again", async () => {
    const settings = await place.create();
    const store = value(await openStore<Entry, Table>(settings, { format: "1" }));
    const card = {
      status: "lobby",
      variant: "classic",
      public: true,
      deadline: null,
      members: [],
      codes: null,
      bots: null,
      summary: {},
    };
    const changeOf = (events: readonly Entry[], state: Table) => ({ at: 5, events, state, card });
    const created = value(createTable("g", {}, { id: "0", name: "Host", role: "player" }, { now: 1 }));
    value(await store.games.create({ game: "g", change: changeOf(created, replay(created)) }));
    for (let member = 1; member < 7; member += 1) {
      const command = { type: "join", name: `Player ${member}`, role: "player" } as const;
      const joined = await store.games.transact({
        game: "g",
        work: ({ events }) => {
          const decided = decide(replay(events), { member: String(member) }, command, {
            now: member,
            digest,
          });
          return decided.ok ? ok(changeOf(decided.value.entries, decided.value.table)) : decided;
        },
      });
      expect(value(joined).state.members).toHaveLength(member + 1);
    }
    const { events, version } = value(await store.games.load({ game: "g" }));
    expect(replay(events)).toMatchObject({ version, status: "lobby", host: "0" });
    await store.close();
  });

  test("members stay those of before if a change does not name any", async () => {
    const { games } = await place.open();
    value(await games.create({ game: "a", change: change(0, ["one"], { members: ["ann"] }) }));
    value(await games.append({ game: "a", expected: 1, change: change(1, ["two"], { members: null }) }));
    expect(value(await games.list({ member: "ann", limit: 9 })).map(({ version }) => version)).toEqual([2]);
  });

  test("there are no two games of the same name, and none of an unknown one", async () => {
    const { games } = await place.open();
    value(await games.create({ game: "a", change: change(0, ["one"]) }));
    expect(await games.create({ game: "a", change: change(0, ["other"]) })).toEqual(
      fail({ code: "game-exists", game: "a" }),
    );
    const unknown = fail({ code: "unknown-game", game: "b" });
    expect(await games.load({ game: "b" })).toEqual(unknown);
    expect(await games.load({ game: "b", after: 3 })).toEqual(unknown);
    expect(await games.append({ game: "b", expected: 1, change: change(1, ["x"]) })).toEqual(unknown);
    expect(await games.transact({ game: "b", work: () => ok(change(0, ["x"])) })).toEqual(unknown);
    expect(texts(value(await games.load({ game: "a" })).events)).toEqual(["one"]);
  });

  test("events are appended at the expected version only", async () => {
    const { games } = await place.open();
    value(await games.create({ game: "a", change: change(0, ["one"]) }));
    expect(await games.append({ game: "a", expected: 1, change: change(1, ["two", "three"]) })).toEqual(
      ok(3),
    );
    expect(await games.append({ game: "a", expected: 1, change: change(1, ["late"]) })).toEqual(
      fail({ code: "conflict", game: "a", expected: 1, actual: 3 }),
    );
    expect(texts(value(await games.load({ game: "a", after: 1 })).events)).toEqual(["two", "three"]);
    expect(value(await games.load({ game: "a", after: 3 }))).toMatchObject({ version: 3, events: [] });
    expect(await games.load({ game: "a", after: 9 })).toEqual(
      fail({ code: "conflict", game: "a", expected: 9, actual: 3 }),
    );
  });

  test("events that do not follow the log are our own mistake, and are not written", async () => {
    const { games } = await place.open();
    value(await games.create({ game: "a", change: change(0, ["one"]) }));
    await expect(games.append({ game: "a", expected: 1, change: change(5, ["six"]) })).rejects.toThrow(
      "event 6 cannot be number 2 of a log",
    );
    expect(value(await games.load({ game: "a" })).version).toBe(1);
  });

  test("a long log is read from its last snapshot on, unless states have changed their format since", async () => {
    const settings = await place.create();
    const { games } = await place.open(settings);
    const many = Array.from({ length: 1300 }, (_, index) => `move ${index}`);
    value(await games.create({ game: "a", change: change(0, many) }));
    value(await games.append({ game: "a", expected: 1300, change: change(1300, ["one more"]) }));
    const log = value(await games.load({ game: "a" }));
    expect(log).toMatchObject({ version: 1301, snapshot: { version: 1300, state: { version: 1300 } } });
    expect(texts(log.events)).toEqual(["one more"]);
    const later = await place.open(settings, "2");
    expect(value(await later.games.load({ game: "a" }))).toMatchObject({ snapshot: null, version: 1301 });
    expect(value(await later.games.load({ game: "a" })).events).toHaveLength(1301);
  });

  test("games are listed by member, status, variant, publicity and deadline, page by page", async () => {
    const { games } = await place.open();
    const cards = [
      { status: "lobby", members: ["ann", "bob"], summary: { title: "first" } },
      { variant: "dissolution", deadline: 500, members: ["bob"] },
      { public: false, deadline: 900 },
      { status: "ended", members: ["ann"] },
    ];
    for (const [index, card] of cards.entries()) {
      value(
        await games.create({
          game: `g${index}`,
          change: change(0, ["x"], { ...card, at: 100 + (index % 2) }),
        }),
      );
    }
    const found = async (filter: object) =>
      value(await games.list({ limit: 9, ...filter })).map(({ game }) => game);
    expect(await found({})).toEqual(["g3", "g1", "g2", "g0"]);
    expect(await found({ member: "ann" })).toEqual(["g3", "g0"]);
    expect(await found({ member: "bob", status: "playing" })).toEqual(["g1"]);
    expect(await found({ variant: "dissolution" })).toEqual(["g1"]);
    expect(await found({ public: false })).toEqual(["g2"]);
    expect(await found({ dueBy: 500 })).toEqual(["g1"]);
    const all = value(await games.list({ limit: 99, byStatus: { after: null } }));
    const ranks = all.map(({ status }) => ["playing", "lobby", "ended"].indexOf(status));
    expect(ranks).toEqual(ranks.toSorted());
    const paged: (typeof all)[number][] = [];
    for (let page: typeof all = []; paged.length === 0 || page.length === 2; paged.push(...page))
      page = value(await games.list({ limit: 2, byStatus: { after: paged.at(-1) ?? null } }));
    expect(paged).toEqual(all);
    const first = value(await games.list({ limit: 3 }));
    expect(value(await games.list({ limit: 3, after: first[2] }))).toEqual([
      {
        game: "g0",
        version: 1,
        status: "lobby",
        variant: "classic",
        public: true,
        deadline: null,
        updated: 100,
        summary: { title: "first" },
      },
    ]);
    value(
      await games.append({
        game: "g0",
        expected: 1,
        change: change(1, ["y"], { members: ["cid", "bob"], at: 200 }),
      }),
    );
    expect(await found({ member: "ann" })).toEqual(["g3"]);
    expect(await found({ member: "cid" })).toEqual(["g0"]);
  });

  test("a code leads to its game until there are others, or none", async () => {
    const { games } = await place.open();
    const find = async (digest: string) => value(await games.byCode(digest));
    value(await games.create({ game: "a", change: change(0, ["one"], { codes: ["x", "y"] }) }));
    value(await games.create({ game: "b", change: change(0, ["one"], { codes: ["z"] }) }));
    expect([await find("x"), await find("y"), await find("z"), await find("w")]).toEqual([
      ["a"],
      ["a"],
      ["b"],
      [],
    ]);
    value(await games.append({ game: "a", expected: 1, change: change(1, ["two"], { codes: null }) }));
    expect(await find("x")).toEqual(["a"]);
    value(
      await games.append({ game: "a", expected: 2, change: change(2, ["three"], { codes: ["y", "z"] }) }),
    );
    expect([await find("x"), await find("y"), await find("z")]).toEqual([[], ["a"], ["a", "b"]]);
    value(await games.append({ game: "a", expected: 3, change: change(3, ["four"], { codes: [] }) }));
    expect([await find("y"), await find("z")]).toEqual([[], ["b"]]);
  });
});
