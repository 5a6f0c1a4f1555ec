import { review } from "@chancery/contract/orders";
import { expect, test } from "vitest";
import { enter, openGame, position, powerIn, stateIn } from "../../../orders/testing.ts";
import { doubtfulOfAll, doubtfulOrders, missingOrders } from "./missing.ts";

const game = openGame("classic");

function missing(given: Parameters<typeof stateIn>[1], power: string, orders: readonly string[] = []) {
  const state = stateIn(game, given);
  const { entry, phase } = enter(game, { [power]: orders }, { state, powers: [power] });
  const plugin = {};
  return missingOrders({
    entry,
    phase,
    plugin,
    review: review(game.rules, phase, new Set([powerIn(game, power)])),
  });
}

test("units without orders hold, and are named", () => {
  const spring = position("S1901M", { France: ["A Par", "A Mar", "F Bre"] });
  expect(missing(spring, "France", ["A Par - Bur"])).toEqual([
    "A Mar has no order and will hold.",
    "F Bre has no order and will hold.",
  ]);
  expect(missing(spring, "France", ["A Par - Bur", "A Mar H", "F Bre H"])).toEqual([]);
});

test("a dislodged unit without a retreat is disbanded, and is named", () => {
  const retreats = position(
    "S1901R",
    { France: ["A Bur"] },
    { dislodged: [{ power: "Germany", unit: "A Mun", attackedFrom: "Bur" }] },
  );
  expect(missing(retreats, "Germany")).toEqual(["A Mun will be disbanded."]);
  expect(missing(retreats, "Germany", ["A Mun - Ber"])).toEqual([]);
});

test("builds are waived, and the rules choose what is disbanded", () => {
  const winter = position(
    "W1901A",
    { France: ["A Par"], Italy: ["A Rom", "A Ven", "F Nap"] },
    { centers: { France: ["Par", "Mar", "Bre"], Italy: ["Rom"] } },
  );
  expect(missing(winter, "France", ["Build A Mar"])).toEqual(["France: 1 build will be waived."]);
  expect(missing(winter, "Italy")).toEqual(["Italy: the rules choose 2 units to disband."]);
});

test("many units are counted instead of being named", () => {
  const many = position("S1905M", { Russia: ["A Mos", "A War", "A Sev", "A Ukr", "A Lvn", "F Bot"] });
  expect(missing(many, "Russia")).toHaveLength(5);
  expect(missing(many, "Russia").at(-1)).toBe("2 more units will hold.");
});

function doubtful(
  variant: string,
  phase: string,
  power: string,
  units: readonly string[] | null,
  orders: readonly string[],
) {
  const played = openGame(variant);
  const state = units
    ? stateIn(played, position(phase, { [power]: units }))
    : { ...played.start, phase: { season: "W", year: 1992, task: "A" } as const };
  const entered = enter(played, { [power]: orders }, { state, powers: [power] });
  return doubtfulOrders({
    review: review(played.rules, entered.phase, new Set([powerIn(played, power)])),
  });
}

test("before someone is ready, orders that won't count are named", () => {
  expect(doubtful("committee-1935", "S1935M", "Poland", ["A Pod"], ["A Pod-Rom"])).toEqual([
    expect.stringMatching(/^A Pod-Rom: .*Rome/),
  ]);
  expect(doubtful("committee-1935", "S1935M", "Poland", ["A Pod"], ["A Pod-Rum"])).toEqual([]);
});

test("a preview names what won't count of everyone's orders, by the same check, with whose they are", () => {
  const played = openGame("committee-1935");
  const state = stateIn(played, position("S1935M", { Poland: ["A Pod"], Germany: ["A Mun"] }));
  const orders = { Poland: ["A Pod-Rom"], Germany: ["A Mun-Als"] };
  const { phase } = enter(played, orders, { state, powers: ["Poland", "Germany"] });
  expect(doubtfulOfAll(played.rules, phase)).toEqual([expect.stringMatching(/^Poland: A Pod-Rom: .*Rome/)]);
});

test("before someone is ready, what was guessed and said twice is named", () => {
  expect(doubtful("committee-1935", "S1935M", "Poland", ["A Pod"], ["A Pod-Romm"])).toEqual([
    '"Romm" was read as Romania.',
  ]);
  expect(doubtful("classic", "S1901M", "Turkey", ["A Con"], ["A Con-Bul", "F Con-Bulgaria"])).toEqual([
    "F Con-Bulgaria: A Con has another order on this sheet.",
  ]);
});

test("before someone is ready, embassies that move too often are named", () => {
  const moves = ["E N1q - N1p", "E U2m - U2k", "E I1q - I1p", "E B1r - B1q", "E R1r - R1q"];
  const said = doubtful("dissolution", "W1992A", "Poland", null, moves);
  expect(said).toContainEqual(expect.stringContaining("At most 3 embassies may move this Winter"));
  expect(said.every((sentence) => moves.some((move) => sentence.startsWith(move)))).toBe(true);
});
