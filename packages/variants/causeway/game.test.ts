import {
  centersOf,
  type Game,
  legalOrders,
  type Order,
  type Power,
  playPhase,
  type State,
  unitsOf,
} from "@chancery/engine";
import { compare, describeDifference, diceOf, type MovementOrder, respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { causeway } from "./manifest.ts";

const { create } = causeway.variant;
const created = create("2023", {});
if (!created.ok) throw new Error("no game");
const game = created.value;

type Sheets = Readonly<Record<string, readonly string[]>>;

/** Plays out one phase: orders by power, in the starting position or another. */
const resolve = (state: unknown, orders: Sheets) => respond({ variant: "causeway", state, orders });
const spring = (units: Sheets, centers: Sheets = {}) => ({ phase: "S1901M", units, centers });
const fates = ({ orders }: ReturnType<typeof resolve>): string[] =>
  orders.map(({ order, results }) => `${order}: ${results.join(", ")}`);

describe("the game", () => {
  test("starts with three units each, and six of ten centers win", () => {
    expect(game.start.units).toHaveLength(6);
    expect(game.start.seats).toEqual([[0], [1]]);
    expect(game.rules.policies.controlNeeds).toBe(6);
    expect(game.rules.board.centers).toHaveLength(10);
  });

  test("is won with the sixth center, in Fall", () => {
    const own = { Lindria: ["Gul", "Eld", "Sal", "Ott", "Whi"], Corvany: ["Tar", "Iro", "Dun", "Puf"] };
    const units = { Lindria: ["A Cau"], Corvany: ["A Tar"] };
    const won = resolve({ phase: "F1902M", units, centers: own }, {});
    expect(won.state).toMatchObject({ phase: "COMPLETED", winner: "Lindria" });
  });
});

describe("a lesson can be taught on", () => {
  test("a standoff", () => {
    const { events, orders } = resolve("start", { Lindria: ["A Eld - Cau"], Corvany: ["A Iro - Cau"] });
    expect(events).toContainEqual(expect.objectContaining({ type: "standoff", province: "Cau" }));
    expect(orders.map(({ results }) => results)).toEqual([["bounced"], ["bounced"]]);
  });

  test("support, and cutting it", () => {
    const orders = { Lindria: ["A Eld - Cau", "A Sal S A Eld - Cau"], Corvany: ["A Iro - Cau"] };
    expect(fates(resolve("start", orders))).toContain("A Eld - Cau: moved");
    const cut = resolve(spring({ Lindria: ["A Eld", "A Sal"], Corvany: ["A Cau", "F Amb"] }), {
      Lindria: ["A Eld - Cau", "A Sal S A Eld - Cau"],
      Corvany: ["A Cau H", "F Amb - Sal"],
    });
    expect(fates(cut)).toEqual(expect.arrayContaining(["A Eld - Cau: bounced", "A Sal S A Eld - Cau: cut"]));
  });

  test("a convoy over one sea, and over two", () => {
    const one = resolve(spring({ Lindria: ["A Sal", "F Amb"] }), {
      Lindria: ["A Sal - Ott", "F Amb C A Sal - Ott"],
    });
    expect(one.state.units.Lindria).toEqual(["A Ott", "F Amb"]);
    const two = resolve(spring({ Lindria: ["A Sal", "F Amb", "F Pea"] }), {
      Lindria: ["A Sal - Puf", "F Amb C A Sal - Puf", "F Pea C A Sal - Puf"],
    });
    expect(two.state.units.Lindria).toEqual(["A Puf", "F Amb", "F Pea"]);
  });

  test("a retreat", () => {
    const { state } = resolve(spring({ Lindria: ["A Eld", "A Gul"], Corvany: ["A Cau"] }), {
      Lindria: ["A Eld - Cau", "A Gul S A Eld - Cau"],
    });
    expect(state.phase).toBe("S1901R");
    expect(state.dislodged).toMatchObject([{ unit: "A Cau", retreats: ["Dun", "Iro", "Sal", "Tar"] }]);
  });

  test("two coasts", () => {
    const north = resolve(spring({ Lindria: ["F Gul"] }), { Lindria: ["F Gul - Cau"] });
    expect(north.state.units.Lindria).toEqual(["F Cau/nc"]);
    const south = resolve(spring({ Lindria: ["F Cau/nc"] }), { Lindria: ["F Cau - Sal"] });
    expect(south.orders[0].status).not.toBe("succeeds");
  });

  test("a build", () => {
    const centers = { Lindria: ["Gul", "Eld", "Sal"], Corvany: ["Tar", "Iro", "Dun"] };
    const units = { Lindria: ["F Amb", "A Eld", "A Cau"], Corvany: ["F Tar", "A Iro", "A Dun"] };
    const fall = resolve({ phase: "F1901M", units, centers }, { Lindria: ["F Amb - Ott"] });
    expect(fall.state).toMatchObject({ phase: "W1901A" });
    const winter = resolve(fall.state, { Lindria: ["Build F Gul", "Build A Sal"] });
    expect(winter.state.units.Lindria).toHaveLength(5);
  });
});

/** Chance plays a game to its end, or until it has had enough. */
function* randomGame({ rules, start }: Game, seed: number, phases: number): Generator<[State, Order[]]> {
  const dice = diceOf(seed);
  for (let state = start, played = 0; played < phases && !state.ending; played++) {
    const submissions = new Map(
      [...rules.powers.keys()].map((power): [Power, Order[]] => {
        const choices = Map.groupBy(legalOrders(rules, state, power as Power), ({ unit, to }) => unit ?? to);
        return [power as Power, [...choices.values()].map((orders) => orders[dice.below(orders.length)])];
      }),
    );
    yield [state, [...submissions.values()].flat()];
    state = playPhase(rules, state, submissions).state;
    if (state.ending) yield [state, []];
  }
}

describe("whole random games", () => {
  const { rules } = game;

  test("resolve as the second resolver has it", () => {
    let compared = 0;
    for (let seed = 1; seed <= 20; seed++) {
      for (const [state, orders] of randomGame(game, seed, 80)) {
        if (state.phase.task !== "M" || state.ending) continue;
        const situation = { rules, state, orders: orders as MovementOrder[], stray: [] };
        const { agree, result } = compare(situation);
        expect(result.troubles).toEqual([]);
        if (!agree) expect.fail(describeDifference(situation));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test("are won by both sides, and nobody ever has more units than centers in Spring", () => {
    const winners = new Set<unknown>();
    for (let seed = 1; seed <= 40; seed++) {
      for (const [state] of randomGame(game, seed, 200)) {
        if (state.ending) winners.add(JSON.stringify(state.ending));
        if (state.ending || state.phase.season !== "S" || state.phase.task !== "M") continue;
        for (const power of [0, 1] as Power[])
          expect(unitsOf(state, power)).toBeLessThanOrEqual(centersOf(state, power));
      }
    }
    expect(winners.size).toBeGreaterThanOrEqual(2);
  });
});
