import { expect, test } from "vitest";
import { change, value } from "../../testing/moves.ts";
import { describeStores } from "../../testing/places.ts";
import type { GameResult } from "./game-result.ts";

const DRAW: GameResult = {
  variant: "classic",
  rulebook: "2023",
  pace: "correspondence",
  ended: 1000,
  phase: "W1908A",
  how: "draw",
  scoring: null,
  anonymous: false,
  counts: "casual",
  seats: [
    {
      seat: 0,
      person: "ann",
      starter: "ann",
      powers: ["France"],
      result: "shared",
      share: 0.5,
      points: 50.5,
      centers: 17,
      opening: "A Par - Bur",
    },
    {
      seat: 1,
      person: "bob",
      starter: "cleo",
      powers: ["Germany"],
      result: "shared",
      share: 0.5,
      points: null,
      centers: 17,
      opening: null,
    },
  ],
};

describeStores((place) => {
  test("the result of a game is written with its last event, and found by all who played", async () => {
    const { games, results } = await place.open();
    value(await games.create({ game: "a", change: change(0, ["one"]) }));
    expect(value(await results.of("ann"))).toEqual([]);
    const ended = { ...change(1, ["two"], { status: "ended" }), result: DRAW };
    value(await games.append({ game: "a", expected: 1, change: ended }));
    for (const person of ["ann", "bob", "cleo"])
      expect(value(await results.of(person))).toEqual([{ game: "a", ...DRAW }]);
    expect(value(await results.get("a"))).toEqual({ game: "a", ...DRAW });
  });

  test("a changed result replaces the former one, and a reopened game has none", async () => {
    const { games, results } = await place.open();
    const ended = { ...change(0, ["one"], { status: "ended" }), result: DRAW };
    value(await games.create({ game: "a", change: ended }));
    const later = { ...DRAW, ended: 2000, seats: DRAW.seats.slice(1) };
    value(
      await games.append({
        game: "a",
        expected: 1,
        change: { ...change(1, ["two"], { status: "ended" }), result: later },
      }),
    );
    expect(value(await results.get("a"))).toEqual({ game: "a", ...later });
    expect(value(await results.of("ann"))).toEqual([]);
    value(await games.append({ game: "a", expected: 2, change: { ...change(2, ["three"]), result: null } }));
    expect(value(await results.get("a"))).toBeNull();
  });

  test("games that ended before results were kept are found", async () => {
    const { games, results } = await place.open();
    for (const game of ["a", "b", "c"])
      value(await games.create({ game, change: change(0, ["one"], { status: "ended" }) }));
    value(await games.create({ game: "d", change: change(0, ["one"]) }));
    value(await results.add("b", DRAW));
    expect(value(await results.nextWithout(""))).toBe("a");
    expect(value(await results.nextWithout("a"))).toBe("c");
    expect(value(await results.nextWithout("c"))).toBeNull();
  });
});
