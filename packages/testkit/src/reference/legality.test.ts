import {
  checkOrder,
  convoy,
  hold,
  type Location,
  move,
  type Province,
  support,
  type Unit,
} from "@chancery/engine";
import { expect, test } from "vitest";
import { BOOKS } from "../books.ts";
import { type Dice, diceOf } from "../dice.ts";
import { randomSituation } from "../generate/generate.ts";
import { randomDissolution } from "../generate/generate-dissolution.ts";
import { carriers, hasPart } from "./carriers.ts";
import { chains, isLegal } from "./legality.ts";
import { routesOver } from "./routes.ts";
import { formatOrder, formatSituation, type MovementOrder, provinceOf, type Situation } from "./situation.ts";

const situations = (first: number, count: number): Situation[] =>
  Array.from({ length: count }, (_, index) => randomSituation(first + index, BOOKS[index % BOOKS.length]));

test("fleets with a part in a convoy are those on a way that comes into no sea twice, and chains the shortest ways (R-11)", () => {
  for (const { rules, state } of situations(6_000_000, 400)) {
    const { board } = rules;
    const fleets = carriers(board, state);
    if (fleets.length > 9) continue;
    const seas = fleets.map((unit) => provinceOf(board, unit));
    const coasts = board.provinces.flatMap(({ terrain }, index) =>
      terrain === "coast" ? [index as Province] : [],
    );
    for (const army of state.units.filter(({ kind }) => kind.convoyed).slice(0, 6)) {
      const from = provinceOf(board, army);
      for (const to of coasts) {
        if (from === to) continue;
        const routes = routesOver(board, seas, from, to);
        const taking = fleets.filter((fleet) => hasPart(board, state, fleet, army, to));
        expect(new Set(taking.map((fleet) => provinceOf(board, fleet)))).toEqual(new Set(routes.flat()));
        const isShort = (route: readonly Province[]): boolean =>
          !routes.some((other) => other.length < route.length && other.every((sea) => route.includes(sea)));
        const sorted = (some: readonly (readonly Province[])[]): string[] =>
          some.map((route) => route.toSorted((a, b) => a - b).join(" ")).sort();
        expect(sorted(chains(board, state, from, to))).toEqual(sorted(routes.filter(isShort)));
      }
    }
  }
});

test("made-up orders are legal, and impossible ones are not", () => {
  for (const { rules, state, orders, stray } of situations(7_000_000, 3000)) {
    for (const order of orders)
      expect(isLegal(rules, state, order), formatOrder(rules.board, order)).toBe(true);
    for (const order of stray)
      expect(isLegal(rules, state, order), formatOrder(rules.board, order)).toBe(false);
    expect(new Set([...orders, ...stray].map(({ unit }) => unit)).size).toBe(orders.length + stray.length);
  }
});

/** Anything that could be written down, sense or nonsense. */
function anyOrder(dice: Dice, { rules: { board }, state }: Situation): MovementOrder {
  const unit = dice.pick(state.units);
  const target = dice.pick(state.units);
  const near = dice.chance(0.7)
    ? board.reach.air.to[board.provinceOf[target.at]]
    : board.locations.map((_, at) => at);
  const province = board.provinceOf[dice.pick(near)] as Province;
  const to = (traveller: Unit): Location => {
    const coasts = traveller.kind.way === "water" ? board.provinces[province].coasts : [];
    return dice.pick([province as number as Location, ...coasts]);
  };
  switch (dice.below(5)) {
    case 0:
      return hold(unit);
    case 1:
      return move(target, to(target), dice.chance(0.3));
    case 2:
      return support(unit, target);
    case 3:
      return support(unit, target, to(target));
    default:
      return convoy(unit, target, province as number as Location);
  }
}

test("the engine allows exactly what is legal", () => {
  for (const [index, situation] of situations(8_000_000, 3000).entries()) {
    const { rules, state } = situation;
    const dice = diceOf(index);
    for (let tries = 0; tries < 15; tries++) {
      const order = anyOrder(dice, situation);
      const checked = checkOrder(rules, state, order);
      // The engine fills in a coast that goes without saying.
      const meant = checked.ok ? (checked.value as MovementOrder) : order;
      const said = (): string => `${formatOrder(rules.board, order)} in\n${formatSituation(situation)}`;
      expect(checked.ok, checked.ok === isLegal(rules, state, meant) ? "" : said()).toBe(
        isLegal(rules, state, meant),
      );
    }
  }
});

test("the engine allows exactly what is legal by declared paths (R033, R060)", () => {
  for (let seed = 0; seed < 1500; seed++) {
    const situation = randomDissolution(seed);
    const { rules, state, orders } = situation;
    const dice = diceOf(seed);
    const said = (order: MovementOrder): string =>
      `${formatOrder(rules.board, order)} in\n${formatSituation(situation)}`;
    for (const order of orders) expect(checkOrder(rules, state, order).ok, said(order)).toBe(true);
    for (let tries = 0; tries < 15; tries++) {
      const order = dice.chance(0.4) ? anyPath(dice, situation) : anyOrder(dice, situation);
      const checked = checkOrder(rules, state, order);
      expect(checked.ok, said(order)).toBe(isLegal(rules, state, order));
    }
  }
});

/** An army sent over a few places, most of them taken by someone who could carry it. */
function anyPath(dice: Dice, { rules: { board }, state }: Situation): MovementOrder {
  const army = dice.pick(state.units);
  const able = carriers(board, state);
  const path = Array.from({ length: 1 + dice.below(3) }, () =>
    able.length > 0 && dice.chance(0.9)
      ? provinceOf(board, dice.pick(able))
      : (dice.below(board.provinces.length) as Province),
  );
  const last = path[path.length - 1];
  const near = dice.chance(0.7) ? board.reach.air.to[last] : state.units.map(({ at }) => at);
  return move(army, board.provinceOf[dice.pick(near)] as number as Location, dice.chance(0.1), path);
}
