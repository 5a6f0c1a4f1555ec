import { expect, test } from "vitest";
import { change, value } from "../../testing/moves.ts";
import { describeStores } from "../../testing/places.ts";

describeStores((place) => {
  test("a game in which bots have a turn is taken once, and again when the lease is over", async () => {
    const { games, botTurns } = await place.open();
    value(await games.create({ game: "a", change: change(0, ["one"], { at: 100, bots: true }) }));
    value(await games.create({ game: "b", change: change(0, ["one"], { at: 50, bots: true }) }));
    value(await games.create({ game: "c", change: change(0, ["one"], { bots: false }) }));
    const take = async (now: number, limit = 9) => value(await botTurns.take({ now, limit, lease: 1000 }));
    expect(value(await botTurns.nextDue())).toBe(50);
    expect(await take(49)).toEqual([]);
    expect(await take(200, 1)).toEqual([{ game: "b", attempts: 1 }]);
    expect(await take(200)).toEqual([{ game: "a", attempts: 1 }]);
    expect(await take(1199)).toEqual([]);
    expect(value(await botTurns.nextDue())).toBe(1200);
    value(await botTurns.putBack({ games: ["a"], now: 1100 }));
    expect(await take(1199)).toEqual([{ game: "a", attempts: 2 }]);
    expect((await take(2200)).map(({ attempts }) => attempts)).toEqual([2, 3]);
  });

  test("a game in hand is kept for longer, unless another turn has begun there", async () => {
    const { games, botTurns } = await place.open();
    for (const game of ["a", "b"])
      value(await games.create({ game, change: change(0, ["one"], { at: 100, bots: true }) }));
    const take = async (now: number) =>
      value(await botTurns.take({ now, limit: 9, lease: 1000 })).map(({ game }) => game);
    expect(await take(100)).toHaveLength(2);
    const next = change(1, ["more"], { members: null, at: 900, bots: true });
    value(await games.transact({ game: "b", after: 1, work: () => ({ ok: true, value: next }) }));
    value(await botTurns.keep({ games: ["a", "b"], now: 900, lease: 1000 }));
    expect(await take(900)).toEqual(["b"]);
    expect(await take(1899)).toEqual([]);
    expect(await take(1900)).toEqual(["a", "b"]);
  });

  test("what others do meanwhile leaves the lease alone; another turn starts over, and the last one ends it", async () => {
    const { games, botTurns } = await place.open();
    const grow = async (version: number, bots: boolean | null, at: number) =>
      value(
        await games.transact({
          game: "a",
          after: version,
          work: () => ({ ok: true, value: change(version, ["more"], { members: null, at, bots }) }),
        }),
      );
    value(await games.create({ game: "a", change: change(0, ["one"], { at: 100, bots: true }) }));
    const take = async (now: number) => value(await botTurns.take({ now, limit: 9, lease: 1000 }));
    expect(await take(100)).toHaveLength(1);
    await grow(1, null, 150);
    expect(await take(500)).toEqual([]);
    await grow(2, true, 600);
    expect(await take(600)).toEqual([{ game: "a", attempts: 1 }]);
    await grow(3, false, 700);
    expect(value(await botTurns.nextDue())).toBeNull();
  });

  test("however many take at once, each game goes to one of them", async () => {
    const settings = await place.create();
    const stores = [await place.open(settings), await place.open(settings)];
    for (let i = 0; i < 20; i++)
      value(
        await stores[0].games.create({
          game: `g${i}`,
          change: change(0, ["one"], { at: 100, bots: true }),
        }),
      );
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, i) => stores[i % 2].botTurns.take({ now: 100, limit: 4, lease: 1000 })),
    );
    const rest = value(await stores[0].botTurns.take({ now: 100, limit: 99, lease: 1000 }));
    const games = [...taken.flatMap(value), ...rest].map(({ game }) => game);
    expect(games.toSorted()).toEqual(Array.from({ length: 20 }, (_, i) => `g${i}`).toSorted());
  });
});
