import {
  checkOrder,
  createNotation,
  formatOrder,
  type Order,
  type Power,
  powerNamed,
  readOrder,
  readPosition,
  type State,
} from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import PREDICTIONS from "../../testing/predictions.json" with { type: "json" };
import { diceOf } from "../dice.ts";
import { type LastSeen, readLast } from "../last.ts";
import { fieldsFor } from "../search/field.ts";
import { exponential } from "./algebra.ts";
import { peopleBot } from "./bot.ts";
import { likelyFields } from "./fields.ts";
import { likelyIn } from "./likely.ts";
import { loadPeople } from "./network.ts";
import { type People, peopleIn } from "./people.ts";

await loadPeople();

const classic = allGames().find(({ rules }) => rules.variant === "classic" && rules.rulebook === "1971");
if (!classic) throw new Error("no game");
const { rules, start } = classic;
const notation = createNotation(rules);
const powerOf = (name: string): Power => powerNamed(rules, name) as Power;
const lines = (orders: readonly Order[] = []): string[] => orders.map((order) => formatOrder(rules, order));

/** Positions that `tools/people-net/check.py` had PyTorch look at. */
interface Prediction {
  readonly state: Parameters<typeof readPosition>[2];
  readonly last?: LastSeen;
  readonly orders: LastSeen["orders"];
  readonly shares: readonly number[];
  readonly alone: readonly Readonly<Record<string, number>>[];
  readonly known: readonly Readonly<Record<string, number>>[];
}
const predictions = PREDICTIONS as unknown as readonly Prediction[];

function opened({
  state: position,
  last = null,
  orders,
}: Omit<Prediction, "last"> & { last?: LastSeen | null }) {
  const read = readPosition(notation, start, position);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const state = read.value;
  const given = Object.entries(orders).flatMap(([name, sheet]) =>
    sheet.map((line) => {
      const order = readOrder(notation, state, powerOf(name), line);
      if (!order.ok) throw new Error(line);
      return order.value;
    }),
  );
  return { state, given, people: peopleIn(rules, state, readLast(notation, start, last)) as People };
}

test.each(predictions.map((each, index) => [index, each] as const))(
  "position %i: the network gives what PyTorch computes, to eight digits",
  (_, prediction) => {
    const { state, given, people } = opened(prediction);
    const powers = prediction.shares.map((share, power) => ({ share, power }));
    const left = powers.filter(({ power }) => people.shares[power] > 0);
    const total = left.reduce((sum, { share }) => sum + share, 0);
    for (const { share, power } of left) expect(people.shares[power]).toBeCloseTo(share / total, 7);
    const chancesOf = (index: number, known: readonly Order[]) =>
      new Map(
        people
          .likely(state.units[index], known)
          .map(({ order, chance }) => [formatOrder(rules, order), chance]),
      );
    for (const [index, unit] of state.units.entries()) {
      const before = given.filter((order) => order.unit && state.units.indexOf(order.unit) < index);
      const alone = chancesOf(index, []);
      const known = chancesOf(index, before);
      for (const [line, chance] of Object.entries(prediction.alone[index]))
        expect(alone.get(line), `${line} alone`).toBeCloseTo(chance, 8);
      for (const [line, chance] of Object.entries(prediction.known[index]))
        expect(known.get(line), `${line} of ${unit.power}`).toBeCloseTo(chance, 8);
    }
  },
);

test("what a power was ordered before matters, what others were doesn't", () => {
  const { state, given, people } = opened(predictions[0]);
  const chance = (line: string, known: readonly Order[]): number => {
    const unit = state.units.find((each) =>
      line.startsWith(`${each.kind.letter} ${rules.board.locations[each.at].label}`),
    );
    if (!unit) throw new Error(line);
    return people.likely(unit, known).find(({ order }) => formatOrder(rules, order) === line)?.chance ?? 0;
  };
  const burgundy = given.filter((order) => lines([order])[0] === "A Par - Bur");
  expect(chance("A Mar S A Par - Bur", burgundy)).toBeGreaterThan(chance("A Mar S A Par - Bur", []));
  const austrian = given.filter(({ unit }) => unit?.power === powerOf("Austria"));
  expect(chance("A Mar - Spa", austrian)).toBe(chance("A Mar - Spa", []));
});

test("without the movement phase before, people are guessed at from the position alone", () => {
  const [, prediction] = predictions;
  const informed = opened(prediction);
  const { people, state } = opened({ ...prediction, last: null });
  const [first] = state.units;
  const [before] = informed.people.likely(informed.state.units[0]);
  expect(people.likely(first)[0].chance).not.toBe(before.chance);
  const total = people.likely(first).reduce((sum, { chance }) => sum + chance, 0);
  expect(total).toBeCloseTo(1, 12);
});

test("those who are out have no share, and the shares of others add up to the whole", () => {
  const { people, state } = opened(predictions[1]);
  expect(people.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  for (const { power } of state.units) expect(people.shares[power]).toBeGreaterThan(0);
  expect(people.shares[powerOf("Turkey")]).toBe(0);
  // France has no unit left, but two centers.
  expect(people.shares[powerOf("France")]).toBeGreaterThan(0);
});

test("the exponential is right to the last digits, and nothing below what it can tell from 0", () => {
  expect(exponential(0)).toBe(1);
  for (let x = -39.9; x < 0; x += 0.37) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 11);
  expect(exponential(-41)).toBe(0);
});

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
  expect(often("A Mar H")).toBeLessThan(0.15);
});

test("the usual orders are one set, which is likelier than what is drawn", () => {
  const people = peopleIn(rules, start) as People;
  for (const { name } of rules.powers) {
    const usual = people.usual(powerOf(name));
    expect(usual).toHaveLength(start.units.filter(({ power }) => power === powerOf(name)).length);
    const drawn = [1, 2, 3, 4, 5].map((seed) => people.likelihood(people.draw(powerOf(name), diceOf(seed))));
    const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
    expect(people.likelihood(usual)).toBeGreaterThanOrEqual(mean);
  }
});

test("what is promised is ordered, what is barred isn't, unless nothing else is left", () => {
  const { state, given, people } = opened(predictions[0]);
  const france = powerOf("France");
  const promised = given.filter((order) => lines([order])[0] === "A Par - Bur");
  const noSpain = (order: Order): boolean => /Spa/.test(formatOrder(rules, order));
  const everything = (): boolean => true;
  for (let seed = 0; seed < 20; seed++) {
    const drawn = lines(people.draw(france, diceOf(seed), { given: promised, bars: noSpain }));
    expect(drawn).toContain("A Par - Bur");
    expect(drawn.join()).not.toMatch(/Spa/);
    expect(people.draw(france, diceOf(seed), { bars: everything })).toHaveLength(3);
  }
  expect(state.units).toHaveLength(22);
});

test("the bot orders every unit, and helps only what happens", () => {
  const { state } = opened(predictions[2]);
  for (let seed = 0; seed < 12; seed++) {
    for (const name of ["Italy", "Turkey", "France"]) {
      const situation = { rules, state, power: powerOf(name) };
      const { orders } = peopleBot(situation, diceOf(seed), 20);
      expect(orders).toHaveLength(state.units.filter(({ power }) => power === situation.power).length);
      for (const { type, target, to } of orders) {
        if ((type !== "support" && type !== "convoy") || target?.power !== situation.power) continue;
        const helped = orders.find(({ unit }) => unit === target);
        expect(helped?.type === "move" ? helped.to : null).toBe(to);
      }
    }
  }
});

test("guesses leave out the power that searches, and some of them are bots'", () => {
  const situation = { rules, state: start as State, power: powerOf("France") };
  const fields = likelyFields(situation, 7, diceOf(1));
  expect(fields).toHaveLength(7);
  for (const { others } of fields) expect([...others.keys()]).toHaveLength(6);
  for (const { others } of fields) expect(others.has(situation.power)).toBe(false);
  const byBots = fieldsFor(situation, 3, diceOf(1));
  expect(fields.filter((field) => byBots.some((each) => each.seed === field.seed))).toEqual(byBots);
});
