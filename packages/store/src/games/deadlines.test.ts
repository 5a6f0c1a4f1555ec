import { ok } from "@chancery/engine";
import { expect, test } from "vitest";
import { change, value } from "../../testing/moves.ts";
import { describeStores } from "../../testing/places.ts";
import { startProcess } from "../../testing/process.ts";

const CLAIMER = new URL("../../testing/claimer.ts", import.meta.url);

async function all(lines: AsyncIterableIterator<string>): Promise<string[]> {
  const read: string[] = [];
  for await (const line of lines) read.push(line);
  return read;
}

describeStores((place) => {
  test("due games are processed once, the earliest first, and not before their time", async () => {
    const { games, deadlines } = await place.open();
    for (const [game, deadline] of [
      ["a", 300],
      ["b", 100],
      ["c", 200],
      ["d", null],
    ] as const) {
      value(await games.create({ game, change: change(0, ["start"], { deadline }) }));
    }
    expect(await deadlines.nextDeadline()).toEqual(ok(100));
    const seen: unknown[] = [];
    const claimDue = (now: number, limit: number) =>
      deadlines.claimDue({
        now,
        limit,
        work: (log, due) => {
          seen.push([log.game, log.version, due]);
          return change(log.version, ["time is up"], {
            deadline: log.game === "c" && log.version === 1 ? 900 : null,
          });
        },
      });
    const none = { done: [], failed: [] };
    expect(await claimDue(99, 10)).toMatchObject(ok(none));
    expect(await claimDue(250, 1)).toMatchObject(ok({ ...none, done: [{ game: "b", version: 2 }] }));
    expect(await claimDue(250, 10)).toMatchObject(ok({ ...none, done: [{ game: "c", version: 2 }] }));
    expect(await claimDue(250, 10)).toMatchObject(ok(none));
    expect(seen).toEqual([
      ["b", 1, { deadline: 100, outages: [] }],
      ["c", 1, { deadline: 200, outages: [] }],
    ]);
    expect(await deadlines.nextDeadline()).toEqual(ok(300));
    expect(value(await claimDue(1000, 10)).done.map(({ game }) => game)).toEqual(["a", "c"]);
    expect(await deadlines.nextDeadline()).toEqual(ok(null));
  });

  test("others get their turn while many games are processed", async () => {
    const { games, deadlines } = await place.open();
    for (const game of "abcdefgh")
      value(await games.create({ game, change: change(0, ["start"], { deadline: 100 }) }));
    let turns = 0;
    let counting = setImmediate(function count() {
      turns += 1;
      counting = setImmediate(count);
    });
    const before: number[] = [];
    const work = (log: { readonly version: number }) => {
      before.push(turns);
      return change(log.version, ["time is up"]);
    };
    value(await deadlines.claimDue({ now: 100, limit: 50, work }));
    clearImmediate(counting);
    expect(new Set(before).size).toBeGreaterThanOrEqual(4);
  });

  test("a game whose work fails is left as it was, and does not hold up the others", async () => {
    const { games, deadlines } = await place.open();
    for (const game of ["a", "b", "c"]) {
      value(await games.create({ game, change: change(0, ["start"], { deadline: 100 }) }));
    }
    const bug = new Error("a bug");
    const claimed = await deadlines.claimDue({
      now: 100,
      limit: 2,
      work: (log) => {
        if (log.game === "a") throw bug;
        return change(log.version, ["time is up"]);
      },
    });
    expect(claimed).toMatchObject(
      ok({
        done: [
          { game: "b", version: 2 },
          { game: "c", version: 2 },
        ],
        failed: [{ game: "a", error: bug }],
      }),
    );
    expect(value(await games.load({ game: "a" })).version).toBe(1);
    expect(await deadlines.nextDeadline()).toEqual(ok(100));
  });

  test("a game whose change cannot be written is left as it was, and takes none of the others with it", async () => {
    const { games, deadlines } = await place.open();
    const names = ["a", "b", "c", "d", "e", "f"];
    for (const game of names) {
      value(await games.create({ game, change: change(0, ["start"], { deadline: 100 }) }));
    }
    const claimed = await deadlines.claimDue({
      now: 100,
      limit: 10,
      work: (log) => {
        // A number that is not the next one, and what the database itself refuses.
        if (log.game === "b") return change(log.version + 1, ["time is up"]);
        if (log.game === "d") return change(log.version, ["time is up"], { status: null as never });
        return change(log.version, ["time is up"]);
      },
    });
    const { done, failed } = value(claimed);
    expect(done).toEqual(["a", "c", "e", "f"].map((game) => ({ game, version: 2 })));
    expect(failed.map(({ game }) => game)).toEqual(["b", "d"]);
    for (const game of names) {
      const { version } = value(await games.load({ game }));
      expect(version).toBe(game === "b" || game === "d" ? 1 : 2);
    }
    expect(
      value(await games.list({ dueBy: 100, limit: 10 }))
        .map(({ game }) => game)
        .toSorted(),
    ).toEqual(["b", "d"]);
  });

  test("work that leaves its deadline where it is doesn't repeat forever", async () => {
    const { games, deadlines } = await place.open();
    value(await games.create({ game: "a", change: change(0, ["start"], { deadline: 100 }) }));
    const work = (log: { version: number }) => change(log.version, ["again"], { deadline: 100 });
    expect(value(await deadlines.claimDue({ now: 100, limit: 9, work })).done).toEqual([
      { game: "a", version: 2 },
    ]);
  });

  test("the worker on a deadline is told of outages since then", async () => {
    const settings = await place.create();
    const one = await place.open(settings);
    const two = await place.open(settings);
    for (const [game, deadline] of [
      ["before", 1000],
      ["during", 5000],
      ["after", 9000],
    ] as const) {
      value(await one.games.create({ game, change: change(0, ["start"], { deadline }) }));
    }
    const beat = (server: string, now: number) => ({ server, now, tolerance: 100 });
    expect(await one.outages.beat(beat("one", 900))).toEqual(ok({ downSince: null, setBackFrom: null }));
    expect(await two.outages.beat(beat("two", 1000))).toEqual(ok({ downSince: null, setBackFrom: null }));
    expect(await one.outages.beat(beat("one", 1050))).toEqual(ok({ downSince: null, setBackFrom: null }));
    const back = await Promise.all([
      one.outages.beat(beat("one", 8000)),
      two.outages.beat(beat("two", 8001)),
    ]);
    expect(back.map((result) => value(result).downSince).toSorted()).toEqual([1050, null]);
    const seen: unknown[] = [];
    const work = (log: { game: string; version: number }, { outages }: { outages: unknown }) => {
      seen.push([log.game, outages]);
      return change(log.version, ["time is up"]);
    };
    value(await two.deadlines.claimDue({ now: 9000, limit: 9, work }));
    const outage = { since: 1050, until: expect.toBeOneOf([8000, 8001]) };
    expect(seen).toEqual([
      ["before", [outage]],
      ["during", [outage]],
      ["after", []],
    ]);
  });

  test("a server that starts alone takes any time since the last beat for an outage, however short", async () => {
    const settings = await place.create();
    const { outages } = await place.open(settings);
    const beat = (server: string, now: number, isFirst = false) =>
      outages.beat({ server, now, tolerance: 100, isFirst });
    value(await beat("one", 1000, true));
    expect(value(await beat("one", 1100)).downSince).toBe(null);
    expect(value(await beat("one", 1201)).downSince).toBe(1100);
    // On PostgreSQL others may be up, and would have been heard of by then.
    const [soon, later] = place.kind === "postgres" ? [1251, 1302] : [1201, 1202];
    expect(value(await beat("two", soon, true)).downSince).toBe(null);
    expect(value(await beat("three", later, true)).downSince).toBe(soon);
  });

  test("a clock that was set back is noticed once, by the last beat", async () => {
    const settings = await place.create();
    const { outages } = await place.open(settings);
    const beat = (server: string, now: number) => outages.beat({ server, now, tolerance: 100 });
    value(await beat("one", 10_000));
    expect(value(await beat("two", 9900)).setBackFrom).toBe(null);
    expect(value(await beat("two", 9000))).toEqual({ downSince: null, setBackFrom: 10_000 });
    expect(value(await beat("one", 9001))).toEqual({ downSince: null, setBackFrom: null });
  });

  test("work that changes nothing leaves a game as it is, and later calls go on behind the last one", async () => {
    const { games, deadlines } = await place.open();
    for (const game of ["a", "b", "c"])
      value(await games.create({ game, change: change(0, ["start"], { deadline: 100 }) }));
    const seen: string[] = [];
    const work = ({ game }: { game: string }) => {
      seen.push(game);
      return null;
    };
    const first = value(await deadlines.claimDue({ now: 100, limit: 2, work }));
    expect(first).toEqual({ done: [], failed: [], last: { game: "b", deadline: 100 } });
    value(await deadlines.claimDue({ now: 100, limit: 2, work, after: first.last! }));
    expect(seen).toEqual(["a", "b", "c"]);
    expect(value(await games.load({ game: "a" })).version).toBe(1);
  });

  test("500 games that are due at once are each done exactly once by two processes and this one", async () => {
    const settings = await place.create();
    const store = await place.open(settings);
    const names = Array.from({ length: 500 }, (_, index) => `game ${index}`);
    for (const [index, game] of names.entries()) {
      value(await store.games.create({ game, change: change(0, ["start"], { deadline: index % 7 }) }));
    }
    const others = await Promise.all(
      [1, 2].map(async () => {
        const { child, lines } = startProcess(CLAIMER, ["100"], settings);
        const printed = lines[Symbol.asyncIterator]();
        expect((await printed.next()).value).toBe("ready");
        return { child, printed };
      }),
    );
    for (const { child } of others) child.stdin!.end();
    const work = (log: { version: number }) => change(log.version, ["done here"]);
    const here = value(await store.deadlines.claimDue({ now: 100, limit: 100, work })).done.map(
      ({ game }) => game,
    );
    const there = await Promise.all(others.map(({ printed }) => all(printed)));
    expect([...here, ...there.flat()].toSorted()).toEqual(names.toSorted());
    expect(value(await store.games.list({ limit: 1000 })).every(({ version }) => version === 2)).toBe(true);
  });
});
