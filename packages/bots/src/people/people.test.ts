import { checkOrder, formatOrder, type Order, type Power } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { diceOf } from "../dice.ts";
import { fieldsFor } from "../search/field.ts";
import { likelyFields } from "./fields.ts";
import { likelyIn } from "./orders.ts";

const classic = allGames().find(({ rules }) => rules.variant === "classic");
if (!classic) throw new Error("no game");
const { rules, start } = classic;
const powerOf = (name: string): Power => rules.powers.findIndex((power) => power.name === name) as Power;
const lines = (orders: readonly Order[] = []): string[] => orders.map((order) => formatOrder(rules, order));

test("likely orders are legal, one for each unit, and the same dice draw the same", () => {
  for (const game of allGames()) {
    const likely = likelyIn(game.rules, game.start);
    for (let seed = 0; seed < 3; seed++) {
      const drawn = likely(diceOf(seed));
      expect(likely(diceOf(seed))).toEqual(drawn);
      for (const [power, orders] of drawn) {
        expect(orders).toHaveLength(game.start.units.filter((unit) => unit.power === power).length);
        for (const order of orders)
          expect(checkOrder(game.rules, game.start, order).ok, formatOrder(game.rules, order)).toBe(true);
      }
    }
  }
});

test("in the opening, they're what people mostly order", () => {
  const likely = likelyIn(rules, start);
  const dice = diceOf(1);
  const counts = new Map<string, number>();
  for (let i = 0; i < 200; i++)
    for (const orders of likely(dice).values())
      for (const line of lines(orders)) counts.set(line, (counts.get(line) ?? 0) + 1);
  const often = (line: string): number => (counts.get(line) ?? 0) / 200;
  expect(often("F Nap - Ion")).toBeGreaterThan(0.6);
  expect(often("A Con - Bul")).toBeGreaterThan(0.8);
  expect(often("F Kie - Den")).toBeGreaterThan(0.4);
  expect(often("A Mar H")).toBeLessThan(0.1);
});

test("guesses leave out the power that searches, and some of them are bots'", () => {
  const situation = { rules, state: start, power: powerOf("France") };
  const fields = likelyFields(situation, 7, diceOf(1));
  expect(fields).toHaveLength(7);
  for (const { others } of fields) expect([...others.keys()]).toHaveLength(6);
  for (const { others } of fields) expect(others.has(situation.power)).toBe(false);
  const byBots = fieldsFor(situation, 3, diceOf(1));
  expect(fields.filter((field) => byBots.some((each) => each.seed === field.seed))).toEqual(byBots);
});
