import { fail, ok } from "@chancery/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { change, type Move, texts, value } from "../../testing/moves.ts";
import { describeStores } from "../../testing/places.ts";

describeStores((place) => {
  test("of changes that come in one moment, those that are refused or fail leave nothing, and the others are written", async () => {
    const store = await place.open();
    const names = ["a", "b", "c", "d"];
    for (const game of names) value(await store.games.create({ game, change: change(0, ["one"]) }));
    const [kept, refused, broken, last] = await Promise.allSettled([
      store.games.transact({ game: "a", work: () => ok(change(1, ["two"])) }),
      store.games.transact({ game: "b", work: () => fail("no") }),
      // An event out of turn, of which the card is already written when that is found out.
      store.games.transact({ game: "c", work: () => ok(change(5, ["six"], { status: "lost" })) }),
      store.games.transact({ game: "d", after: 1, work: () => ok(change(1, ["two"])) }),
    ]);
    expect(kept).toMatchObject({ status: "fulfilled", value: { ok: true } });
    expect(refused).toMatchObject({ status: "fulfilled", value: fail("no") });
    expect(broken).toMatchObject({ status: "rejected" });
    expect(last).toMatchObject({ status: "fulfilled", value: { ok: true } });
    const versions = await Promise.all(
      names.map(async (game) => value(await store.games.load({ game })).version),
    );
    expect(versions).toEqual([2, 1, 1, 2]);
    expect(value(await store.games.list({ status: "lost", limit: 9 }))).toEqual([]);
  });

  test("work on a game sees its log and is written whole, or not at all", async () => {
    const { games, outbox } = await place.open();
    value(await games.create({ game: "a", change: change(0, ["one"]) }));
    const done = await games.transact({
      game: "a",
      work: async (log) => {
        expect(texts(log.events)).toEqual(["one"]);
        return ok(change(log.version, ["two"]));
      },
    });
    expect(value(done).state).toEqual({ version: 2 });
    const refused = await games.transact({ game: "a", work: () => fail({ code: "too-late" }) });
    expect(refused).toEqual(fail({ code: "too-late" }));
    const notices = [{ key: "k", kind: "mail", recipient: "p", body: {} }];
    const broken = {
      ...change(2, ["three"]),
      events: [
        { seq: 3, text: "three" },
        { seq: 9, text: "nine" },
      ],
      notices,
    };
    await expect(games.transact({ game: "a", work: () => ok(broken) })).rejects.toThrow();
    await expect(
      games.transact({
        game: "a",
        work: () => {
          throw new Error("a bug");
        },
      }),
    ).rejects.toThrow("a bug");
    expect(texts(value(await games.load({ game: "a" })).events)).toEqual(["one", "two"]);
    expect(value(await outbox.take({ now: 5000, limit: 9, lease: 1 }))).toEqual([]);
  });

  test("work may know the game up to a version", async () => {
    const { games } = await place.open();
    value(await games.create({ game: "a", change: change(0, ["one", "two"]) }));
    let seen: readonly Move[] = [];
    const work = (log: { version: number; events: readonly Move[] }) => {
      seen = log.events;
      return ok(change(log.version, ["three"]));
    };
    value(await games.transact({ game: "a", after: 1, work }));
    expect(texts(seen)).toEqual(["two"]);
    expect(value(await games.load({ game: "a" })).version).toBe(3);
  });

  test("work that knew too little decides again on all there is, also when it refused", async () => {
    const { games } = await place.open();
    const same = { members: null };
    value(await games.create({ game: "a", change: change(0, ["one"], { deadline: 10 }) }));
    value(await games.append({ game: "a", expected: 1, change: change(1, ["two"], same) }));
    const seen: number[] = [];
    const add = (text: string, after: number) =>
      games.transact({
        game: "a",
        after,
        work: (log) => {
          seen.push(log.version);
          return ok(change(log.version, [text], { ...same, deadline: 20 }));
        },
      });
    value(await add("three", 1));
    expect(seen.at(-1)).toBe(2);
    value(await add("four", 3));
    expect(seen.at(-1)).toBe(3);
    const refusing = await games.transact({
      game: "a",
      after: 3,
      work: (log) => (log.version < 4 ? fail("too early") : ok(change(log.version, ["five"], same))),
    });
    expect(refusing).toMatchObject({ ok: true });
    expect(await add("never", 9)).toEqual(fail({ code: "conflict", game: "a", expected: 9, actual: 5 }));
    expect(await games.transact({ game: "b", after: 1, work: () => ok(change(1, ["x"], same)) })).toEqual(
      fail({ code: "unknown-game", game: "b" }),
    );
    expect(texts(value(await games.load({ game: "a", after: 0 })).events)).toEqual([
      "one",
      "two",
      "three",
      "four",
      "five",
    ]);
    expect(value(await games.list({ limit: 9 }))).toMatchObject([{ version: 5, deadline: null }]);
  });

  test("of many who know the same and write at once, none is lost and none comes in between", async () => {
    const settings = await place.create();
    const stores = [await place.open(settings), await place.open(settings)];
    value(await stores[0].games.create({ game: "a", change: change(0, ["start"]) }));
    const add = (i: number) =>
      stores[i % 2].games.transact({
        game: "a",
        after: 1,
        work: (log) => ok(change(log.version, [`${i} after ${log.version}`], { members: null })),
      });
    const done = await Promise.all(Array.from({ length: 20 }, (_, i) => add(i)));
    expect(done.every((result) => result.ok)).toBe(true);
    const { events } = value(await stores[0].games.load({ game: "a", after: 1 }));
    expect(events.map(({ text }) => text.split(" after ")[1])).toEqual(
      Array.from({ length: 20 }, (_, i) => String(i + 1)),
    );
    expect(new Set(events.map(({ text }) => text.split(" ")[0])).size).toBe(20);
  });

  test("of several appends at the same version, exactly one wins", async () => {
    const settings = await place.create();
    const stores = [await place.open(settings), await place.open(settings)];
    value(await stores[0].games.create({ game: "a", change: change(0, ["start"]) }));
    for (let version = 1; version <= 5; version += 1) {
      const tries = Array.from({ length: 10 }, (_, index) =>
        stores[index % 2].games.append({
          game: "a",
          expected: version,
          change: change(version, [`${version}/${index}`]),
        }),
      );
      const results = await Promise.all(tries);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      for (const result of results) if (!result.ok) expect(result.error.code).toBe("conflict");
    }
    expect(value(await stores[1].games.load({ game: "a" })).version).toBe(6);
  });

  test("concurrent work on a game runs one after the other", async () => {
    const settings = await place.create();
    const stores = [await place.open(settings), await place.open(settings)];
    value(await stores[0].games.create({ game: "a", change: change(0, ["start"]) }));
    const all = Array.from({ length: 30 }, (_, index) =>
      stores[index % 2].games.transact({
        game: "a",
        work: async (log) => {
          await Promise.resolve();
          return ok(change(log.version, [String(index)]));
        },
      }),
    );
    for (const result of await Promise.all(all)) value(result);
    const log = value(await stores[0].games.load({ game: "a" }));
    expect(new Set(texts(log.events).slice(1)).size).toBe(30);
  });

  test("whatever the order in which people append, logs have no gaps and hold what was acknowledged", async () => {
    const settings = await place.create();
    const stores = [await place.open(settings), await place.open(settings)];
    const step = fc.record({
      store: fc.nat(1),
      game: fc.nat(1),
      how: fc.constantFrom("append" as const, "stale" as const, "transact" as const),
      count: fc.nat(3),
      wait: fc.boolean(),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        run += 1;
        const names = [`${run}-0`, `${run}-1`];
        for (const game of names) value(await stores[0].games.create({ game, change: change(0, ["start"]) }));
        const written: string[][] = [["start"], ["start"]];
        const pending: Promise<void>[] = [];
        for (const [index, { store, game, how, count, wait }] of steps.entries()) {
          const { games } = stores[store];
          const name = names[game];
          const said = Array.from({ length: count }, (_, n) => `${index}.${n}`);
          const act = async () => {
            const known = how === "stale" ? 1 : value(await games.load({ game: name })).version;
            const result =
              how === "transact"
                ? await games.transact({ game: name, work: (log) => ok(change(log.version, said)) })
                : await games.append({ game: name, expected: known, change: change(known, said) });
            if (result.ok) written[game].push(...said);
          };
          pending.push(act());
          if (wait) await Promise.all(pending);
        }
        await Promise.all(pending);
        for (const [index, game] of names.entries()) {
          const log = value(await stores[1].games.load({ game }));
          expect(log.events.map(({ seq }) => seq)).toEqual(log.events.map((_, n) => n + 1));
          expect(texts(log.events).toSorted()).toEqual(written[index].toSorted());
        }
      }),
      { seed: 7, numRuns: 25 },
    );
  });
});
