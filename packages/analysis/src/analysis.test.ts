import { loadPeople } from "@chancery/bots";
import { formatOrder, type Order } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { opening, ordersOf, positionOf, powerOf, rules, winning } from "../testing/positions.ts";
import { bestOrders } from "./best-orders.ts";
import { likelyInNames } from "./likely.ts";
import { prospectsOf } from "./prospects.ts";

await loadPeople();

const FRANCE = powerOf("France");
const lines = (orders: readonly Order[]): string[] => orders.map((order) => formatOrder(rules, order));

/** A game that nothing was learned of. */
const other = allGames().find((game) => game.rules.variant === "crowded");
if (!other) throw new Error("no game");
const elsewhere = { rules: other.rules, state: other.start };

test("shares add up to the whole, and the same depth and seed always come to the same", () => {
  for (const depth of [1, 2]) {
    const { prospects, positions } = prospectsOf(elsewhere, { depth, seed: 3 });
    expect(prospects.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(prospects).toHaveLength(11);
    expect(positions).toBeGreaterThan(16);
    expect(prospectsOf(elsewhere, { depth, seed: 3 }).prospects).toEqual(prospects);
    expect(prospectsOf(elsewhere, { depth, seed: 4 }).prospects).not.toEqual(prospects);
  }
});

test("on the classic board prospects are what games of people came to, at every depth", () => {
  const { prospects, positions } = prospectsOf(opening, { depth: 1, seed: 3 });
  expect(positions).toBe(1);
  expect(prospects.map(({ error }) => error)).toEqual(Array(7).fill(0));
  expect(prospects.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(prospectsOf(opening, { depth: 3, seed: 4 }).prospects).toEqual(prospects);
});

test("before builds, what is built is guessed, and the guesses say how sure that is", () => {
  const state = positionOf({
    phase: "W1905A",
    units: { France: ["A Bel", "F Eng"], Turkey: ["A Con", "F Aeg", "A Bul"] },
    centers: { France: ["Par", "Mar", "Bre", "Bel", "Lon"], Turkey: ["Con", "Smy", "Ank"] },
  });
  const { prospects, positions } = prospectsOf({ rules, state }, { depth: 1, seed: 3 });
  expect(positions).toBe(8);
  expect(prospects.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(prospects[FRANCE].error).toBeGreaterThan(0);
  expect(prospects[FRANCE].error).toBeLessThan(0.05);
  expect(prospects[FRANCE].share).toBeGreaterThan(prospects[powerOf("Turkey")].share);
});

test("what people are likely to order is told unit by unit and as a whole; elsewhere nothing is", () => {
  const found = likelyInNames(rules, opening.state, FRANCE);
  expect(found?.units.map(({ unit }) => unit)).toEqual(["A Par", "A Mar", "F Bre"]);
  for (const { orders } of found?.units ?? []) {
    expect(orders).toHaveLength(3);
    expect(orders[0][1]).toBeGreaterThanOrEqual(orders[1][1]);
  }
  expect(found?.set).toHaveLength(3);
  expect(likelyInNames(elsewhere.rules, elsewhere.state, 0 as never)).toBeNull();
  const idle = positionOf({ phase: "S1905M", units: { France: ["A Par"] }, centers: { Turkey: ["Con"] } });
  expect(likelyInNames(rules, idle, powerOf("Turkey"))).toBeNull();
});

test("a power that is about to win may expect nearly everything, and one that won has it", () => {
  const { prospects } = prospectsOf(winning(), { depth: 2, seed: 1 });
  expect(prospects[FRANCE].share).toBeGreaterThan(0.6);
  const won = { ...opening.state, ending: { how: "victory", by: "control", winners: [FRANCE] } as never };
  expect(prospectsOf({ rules, state: won }, { depth: 3, seed: 1 })).toMatchObject({ positions: 1 });
  expect(prospectsOf({ rules, state: won }, { depth: 3, seed: 1 }).prospects[FRANCE].share).toBe(1);
});

test("the best orders win the game, compare with those given, and name what others can do about them", () => {
  const subject = winning();
  const given = ordersOf(subject.state, FRANCE, "A Bur H", "A Ruh H");
  const told: number[] = [];
  const looking = { depth: 1, seed: 1, progress: (done: number) => void told.push(done) };
  const { plans, played, usual } = bestOrders(subject, FRANCE, looking, given);
  const [best] = plans;
  expect([
    ["A Bur - Mun", "A Ruh S A Bur - Mun"],
    ["A Bur S A Ruh - Mun", "A Ruh - Mun"],
  ]).toContainEqual(lines(best.orders).toSorted());
  expect(best.share).toBeGreaterThan(0.9);
  expect(best.gain).toBeCloseTo(best.share - usual);
  expect(played && lines(played.orders)).toEqual(["A Bur H", "A Ruh H"]);
  expect(played?.share).toBeLessThan(best.share);
  expect(plans.map(({ share }) => share)).toEqual(plans.map(({ share }) => share).toSorted((a, b) => b - a));
  expect(told.at(-1)).toBe(1);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

test("a reply that hurts is found, with what it costs and what it pays", () => {
  // Whatever takes Munich without support fails against a unit that comes to hold it.
  const state = positionOf({
    phase: "F1905M",
    units: { France: ["A Bur"], Germany: ["A Ber", "A Kie"], Turkey: ["A Con"] },
    centers: { France: ["Par", "Mar", "Bre", "Bel"], Germany: ["Mun", "Ber", "Kie"], Turkey: ["Con"] },
  });
  const given = ordersOf(state, FRANCE, "A Bur - Mun");
  const { played } = bestOrders({ rules, state }, FRANCE, { depth: 2, seed: 1 }, given);
  const [reply] = played?.replies ?? [];
  expect(reply.power).toBe(powerOf("Germany"));
  expect(lines(reply.orders).some((line) => /- Mun$|S A (Ber|Kie) - Mun/.test(line))).toBe(true);
  expect(reply.loss).toBeGreaterThan(0.01);
  expect(reply.share).toBeCloseTo((played?.share ?? 0) - reply.loss);
});

test("the same orders are found again for the same depth and seed", () => {
  const found = () => bestOrders(opening, FRANCE, { depth: 1, seed: 2 });
  expect(found()).toEqual(found());
  expect(found().plans.length).toBeGreaterThan(1);
});

test("a power without anything to order gets no orders", () => {
  const state = positionOf({ phase: "S1905M", units: { France: ["A Par"] }, centers: { Turkey: ["Con"] } });
  expect(bestOrders({ rules, state }, powerOf("Turkey"), { depth: 1, seed: 1 }).plans).toEqual([]);
});

test("builds and retreats are analyzed, and every game is", () => {
  const state = positionOf({
    phase: "W1905A",
    units: { France: ["A Par"], Turkey: ["A Con"] },
    centers: { France: ["Par", "Mar", "Bre"], Turkey: ["Con"] },
  });
  const { plans } = bestOrders({ rules, state }, FRANCE, { depth: 1, seed: 1 });
  expect(lines(plans[0].orders)).toHaveLength(2);
  expect(plans[0].orders.every(({ type }) => type === "build")).toBe(true);
  const retreat = positionOf({
    phase: "F1905R",
    units: { France: ["A Par"], Germany: ["A Bur"] },
    dislodged: [{ power: "France", unit: "A Bur", attackedFrom: "Mun", retreats: ["Gas", "Bel"] }],
  });
  const [best] = bestOrders({ rules, state: retreat }, FRANCE, { depth: 1, seed: 1 }).plans;
  expect(best.orders).toMatchObject([{ type: "retreat" }]);
  for (const { rules: other, start } of allGames()) {
    const { prospects } = prospectsOf({ rules: other, state: start }, { depth: 1, seed: 1 });
    expect(prospects.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  }
});
