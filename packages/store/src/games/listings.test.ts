import { expect, test } from "vitest";
import { connect } from "../../testing/connect.ts";
import { change, value } from "../../testing/moves.ts";
import { describeStores } from "../../testing/places.ts";
import { type FoundPage, type Search, searchListings } from "./listing-search.ts";
import type { Listing } from "./listings.ts";

const listing = (more: Partial<Listing> = {}): Listing => ({
  list: "join",
  at: 100,
  variant: "classic",
  rulebook: "2023",
  pace: "days",
  press: "full",
  language: "en",
  free: 3,
  name: "",
  tags: [],
  isRated: false,
  leastRating: null,
  leastReliability: null,
  shown: { is: "shown" },
  ...more,
});

describeStores((place) => {
  const filled = async () => {
    const settings = await place.create();
    const store = await place.open(settings);
    const listings: Record<string, Partial<Listing>> = {
      a: { name: "Sunday in Ghent", tags: ["weekend", "new-players"], at: 300 },
      b: { name: "100% Gunboat", press: "none", pace: "live", at: 300, free: 0 },
      c: { variant: "dissolution", rulebook: "2021", language: "de", at: 200, leastRating: 1500 },
      d: { rulebook: "1971", tags: ["week"], at: 100, free: 6, isRated: true, leastReliability: 90 },
      e: { list: "watch", at: 500 },
      f: { list: null },
    };
    for (const [game, more] of Object.entries(listings))
      value(await store.games.create({ game, change: change(0, ["one"], { listing: listing(more) }) }));
    value(await store.games.create({ game: "z", change: change(0, ["one"], { public: false }) }));
    const find = async (search: Partial<Search>) =>
      value(await store.listings.search({ list: "join", limit: 9, ...search }))
        .found.map(({ game }) => game)
        .join("");
    return { settings, store, find };
  };

  test("games are found by everything that is asked for at once, the newest first", async () => {
    const { find } = await filled();
    expect(await find({})).toBe("bacd");
    expect(await find({ list: "watch" })).toBe("e");
    expect(await find({ variant: "classic" })).toBe("bad");
    expect(await find({ variant: "classic", rulebook: "1971" })).toBe("d");
    expect(await find({ pace: "live" })).toBe("b");
    expect(await find({ press: "full", language: "en" })).toBe("ad");
    expect(await find({ free: 1 })).toBe("acd");
    expect(await find({ free: 4 })).toBe("d");
    expect(await find({ tag: "week" })).toBe("d");
    expect(await find({ tag: "new-players" })).toBe("a");
    expect(await find({ text: "GHENT" })).toBe("a");
    expect(await find({ rating: 1400 })).toBe("bad");
    expect(await find({ rating: 1500 })).toBe("bacd");
    expect(await find({ isRated: true })).toBe("d");
    expect(await find({ reliability: 89 })).toBe("bac");
    expect(await find({ reliability: 90 })).toBe("bacd");
  });

  test("signs that mean something to the database are looked for as they are", async () => {
    const { find } = await filled();
    expect(await find({ text: "0%" })).toBe("b");
    expect(await find({ text: "%" })).toBe("b");
    expect(await find({ text: "_" })).toBe("");
    expect(await find({ text: "'; drop table games" })).toBe("");
  });

  test("pages follow each other, also where games are of the same moment", async () => {
    const { store } = await filled();
    const seen: string[] = [];
    for (let after: Search["after"] = null; ; ) {
      const page: FoundPage = value(await store.listings.search({ list: "join", limit: 1, after }));
      seen.push(...page.found.map(({ game }) => game));
      if (!page.next) break;
      after = page.next;
    }
    expect(seen).toEqual(["b", "a", "c", "d"]);
  });

  test("long lists are searched stretch by stretch, and given up after a while with a place to go on from", async () => {
    const { settings } = await filled();
    const database = await connect(settings);
    const find = async (search: Partial<Search>, most: number) => {
      const wanted = { list: "join", limit: 2, ...search };
      const { found, next } = await searchListings(database.db, wanted, { stretch: 1, most });
      return { found: found.map(({ game }) => game).join(""), next };
    };
    expect(await find({}, 9)).toEqual({ found: "ba", next: { game: "a", at: 300 } });
    expect(await find({ language: "de" }, 9)).toEqual({ found: "c", next: null });
    expect(await find({ language: "de" }, 2)).toEqual({ found: "", next: { game: "a", at: 300 } });
    const after = { game: "a", at: 300 };
    expect(await find({ language: "de", after }, 2)).toEqual({ found: "c", next: { game: "d", at: 100 } });
    expect(await find({ press: "public" }, 9)).toEqual({ found: "", next: null });
    await database.close();
  });

  test("a listing changes with its game, and goes if it's no longer to be found", async () => {
    const { store, find } = await filled();
    value(
      await store.games.append({
        game: "a",
        expected: 1,
        change: change(1, ["two"], { listing: listing({ list: "watch", at: 900, shown: { is: "new" } }) }),
      }),
    );
    expect(await find({ list: "watch" })).toBe("ae");
    expect(value(await store.listings.shown("a"))).toEqual({ is: "new" });
    value(await store.games.append({ game: "a", expected: 2, change: change(2, ["three"]) }));
    expect(await find({ list: "watch" })).toBe("ae");
    value(
      await store.games.append({
        game: "a",
        expected: 3,
        change: change(3, ["four"], { listing: listing({ list: null }) }),
      }),
    );
    expect(await find({ list: "watch" })).toBe("e");
    expect(value(await store.listings.shown("a"))).toBe(undefined);
    expect(value(await store.listings.shown("z"))).toBe(undefined);
  });

  test("public games that nobody has listed yet are found, and listed once", async () => {
    const { store, find } = await filled();
    value(await store.games.create({ game: "g", change: change(0, ["one"]) }));
    expect(value(await store.listings.missing(""))).toEqual({ games: ["g"], last: "g" });
    expect(value(await store.listings.missing("g"))).toEqual({ games: [], last: null });
    value(await store.listings.add("g", listing({ list: "study" })));
    value(await store.listings.add("g", listing({ list: "watch" })));
    expect(await find({ list: "study" })).toBe("g");
    expect(value(await store.listings.missing(""))).toEqual({ games: [], last: "g" });
  });
});
