import { expect, test } from "vitest";
import { change, value } from "../../testing/moves.ts";
import { describeStores, type TestStore } from "../../testing/places.ts";
import type { GameResult } from "../games/game-result.ts";
import type { FinishedGame } from "../games/results.ts";
import { advantageKey, type RatingBook, ratingKey } from "./ratings.ts";

const DAY = 24 * 3_600_000;

const result = (ended: number, winner: string, counts: GameResult["counts"] = "rated"): GameResult => ({
  variant: "classic",
  rulebook: "2023",
  pace: "live",
  ended,
  phase: "W1908A",
  how: "victory",
  scoring: null,
  anonymous: false,
  counts,
  seats: ["ann", "bob"].map((person, seat) => ({
    seat,
    person,
    starter: person,
    powers: [person],
    result: person === winner ? "won" : "survived",
    share: person === winner ? 1 : 0,
    points: null,
    centers: 9,
    opening: null,
  })),
});

/** Doubles the winner's rating and adds one for everyone, so that the order of games matters. */
function rate({ variant, pace, seats }: FinishedGame, { ratings, advantages }: RatingBook): void {
  for (const { starter, share, powers } of seats) {
    const key = { person: starter as string, variant, pace };
    const { mu, games } = ratings.get(ratingKey(key)) ?? { mu: 1, games: 0 };
    const next = mu * (share === 1 ? 2 : 1) + 1;
    ratings.set(ratingKey(key), { ...key, mu: next, sigma: 1, proven: next, games: games + 1 });
    advantages.set(advantageKey({ variant, power: powers[0] }), {
      variant,
      power: powers[0],
      mu: next,
      sigma: 1,
      games: games + 1,
    });
  }
}

async function finish(store: TestStore, game: string, ended: GameResult): Promise<void> {
  value(
    await store.games.create({ game, change: { ...change(0, ["one"], { status: "ended" }), result: ended } }),
  );
}

const standings = async (store: TestStore) =>
  Promise.all(
    ["ann", "bob"].map(async (person) =>
      value(await store.ratings.of(person)).map(({ mu, games }) => [mu, games]),
    ),
  );

describeStores((place) => {
  test("games are rated once, in the order in which they ended, and not before their time", async () => {
    const store = await place.open();
    await finish(store, "c", result(2 * DAY, "ann"));
    await finish(store, "a", result(DAY + 5, "bob"));
    await finish(store, "b", result(DAY, "ann"));
    await finish(store, "d", result(DAY, "ann", "casual"));
    const advance = (before: number) => store.ratings.advance({ before, limit: 1, rate });
    expect(value(await advance(DAY))).toBe(0);
    expect(value(await advance(2 * DAY))).toBe(1);
    expect(await standings(store)).toEqual([[[3, 1]], [[2, 1]]]);
    expect(value(await advance(2 * DAY))).toBe(1);
    expect(value(await advance(2 * DAY))).toBe(0);
    expect(await standings(store)).toEqual([[[4, 2]], [[5, 2]]]);
    expect(value(await advance(9 * DAY))).toBe(1);
    expect(await standings(store)).toEqual([[[9, 3]], [[6, 3]]]);
    expect(value(await store.ratings.daysOf("ann")).map(({ day, mu }) => [day, mu])).toEqual([
      [DAY, 4],
      [2 * DAY, 9],
    ]);
    expect(value(await store.ratings.advantages("classic"))).toHaveLength(2);
  });

  test("if a rated result changes, everything is rated again", async () => {
    const store = await place.open();
    for (const [i, winner] of ["ann", "bob", "ann"].entries())
      await finish(store, `g${i}`, result(DAY + i, winner));
    const advance = () => store.ratings.advance({ before: 9 * DAY, limit: 2, rate });
    expect(value(await advance())).toBe(2);
    expect(value(await advance())).toBe(1);
    const before = await standings(store);
    value(await store.ratings.startAgain());
    expect(value(await advance())).toBe(3);
    expect(await standings(store)).toEqual(before);
    const changed = { ...change(1, ["two"], { status: "ended" }), result: result(DAY + 9, "bob") };
    value(await store.games.append({ game: "g0", expected: 1, change: changed }));
    expect(value(await advance())).toBe(3);
    expect(await standings(store)).toEqual([[[6, 3]], [[9, 3]]]);
  });

  test("only people who want to are ranked, the best first and page by page", async () => {
    const store = await place.open();
    for (const id of ["ann", "bob"]) {
      value(await store.persons.add({ id, name: id, email: null, password: null, link: null, settings: {} }));
      value(
        await store.profiles.add({ person: id, address: `at-${id}`, since: 5, hidden: [], listed: true }),
      );
    }
    await finish(store, "a", result(DAY, "bob"));
    value(await store.ratings.advance({ before: 9 * DAY, limit: 9, rate }));
    const ranking = async (games: number, after: { proven: number; address: string } | null = null) =>
      value(await store.ratings.ranking({ variant: "classic", pace: "live", games, limit: 1, after }));
    const [best] = await ranking(1);
    expect(best).toMatchObject({ person: "bob", name: "bob", address: "at-bob", mu: 3, games: 1 });
    expect(await ranking(1, best)).toMatchObject([{ person: "ann" }]);
    expect(await ranking(2)).toEqual([]);
    expect(value(await store.ratings.lists(1))).toEqual([{ variant: "classic", pace: "live" }]);
    value(await store.profiles.change({ person: "bob", hidden: ["games"], listed: false }));
    expect(await ranking(1)).toMatchObject([{ person: "ann" }]);
    expect(value(await store.profiles.at("at-bob"))).toMatchObject({
      hidden: ["games"],
      listed: false,
      since: 5,
    });
  });

  test("rows of deleted people belong to nobody, and others' ratings stay", async () => {
    const store = await place.open();
    await finish(store, "a", result(DAY, "bob"));
    value(await store.ratings.advance({ before: 9 * DAY, limit: 9, rate }));
    value(await store.ratings.disown("bob", "gone-1"));
    expect(value(await store.ratings.of("bob"))).toEqual([]);
    expect(value(await store.ratings.daysOf("bob"))).toEqual([]);
    expect(value(await store.results.of("bob"))).toEqual([]);
    const before = value(await store.ratings.of("ann"));
    value(await store.ratings.startAgain());
    value(await store.ratings.advance({ before: 9 * DAY, limit: 9, rate }));
    expect(value(await store.ratings.of("ann"))).toEqual(before);
    expect(value(await store.ratings.of("gone-1"))).toMatchObject([{ mu: 3 }]);
  });
});
