import { openVariant } from "@chancery/contract";
import {
  adjudicate,
  createOutcome,
  hold,
  type Location,
  legalOrdersOfAll,
  type Order,
  type Power,
  type Province,
  prepare,
  type State,
  type Unit,
} from "@chancery/engine";
import { diceOf } from "@chancery/testkit";
import { expect, test } from "vitest";
import type { Plan } from "./front.ts";
import { type Goal, judgeOf } from "./goal.ts";
import { tryOut } from "./prove.ts";
import { PUZZLE_GAME } from "./puzzle.ts";

const opened = openVariant(PUZZLE_GAME);
if (!opened.ok) throw new Error("no game");
const { rules, start } = opened.value;
const { board } = rules;
const ENGLAND = 1 as Power;

type Dice = ReturnType<typeof diceOf>;

/** A few units close together: one power's and those of two others. */
function crowd(dice: Dice): State {
  const [army, fleet] = ["A", "F"].map((letter) => {
    const kind = rules.kinds.find((each) => each.letter === letter);
    if (!kind) throw new Error(`no ${letter}`);
    return kind;
  });
  const middle = dice.below(board.provinces.length) as Province;
  const near = (location: Location): boolean =>
    board.provinces.some(
      (_, index) =>
        isNear(middle, index as Province) &&
        (index === board.provinceOf[location] ||
          isNear(board.provinceOf[location] as Province, index as Province)),
    );
  const places = dice.shuffled(board.locations.map((_, index) => index as Location).filter(near));
  const units: Unit[] = [];
  for (const at of places) {
    const kind = dice.below(2) === 0 ? army : fleet;
    const canStand = board.reach[kind.way].next
      .subarray(at * board.provinces.length, (at + 1) * board.provinces.length)
      .some(Boolean);
    if (!canStand || units.some((unit) => board.provinceOf[unit.at] === board.provinceOf[at])) continue;
    units.push({ power: (units.length < 3 ? ENGLAND : 2 + (units.length % 2)) as Power, kind, at });
    if (units.length === 6) break;
  }
  return { ...start, units, owners: board.centers.map(() => (dice.below(2) === 0 ? ENGLAND : null)) };
}

const isNear = (a: Province, b: Province): boolean =>
  Object.values(board.reach).some(({ next }) => next[a * board.provinces.length + b] === 1);

function chancePlan(dice: Dice, state: State, all: readonly (readonly Order[])[]): Plan {
  const orders = state.units.flatMap((unit, u) =>
    unit.power === ENGLAND ? [[unit, all[u][dice.below(all[u].length)]] as const] : [],
  );
  return new Map(orders);
}

function chanceGoal(dice: Dice, plan: Plan): Goal {
  const near = [...plan].flatMap(([unit, order]) => [unit.at, order.to ?? unit.at]);
  const places = [
    ...new Set(
      dice
        .shuffled(near)
        .slice(0, 1 + dice.below(2))
        .map((at) => board.provinceOf[at] as Province),
    ),
  ];
  return { power: ENGLAND, places, count: 1 + dice.below(places.length) };
}

/** All sets of orders there are, whether or not they make a difference. */
function isForcedByAll(state: State, all: readonly (readonly Order[])[], plan: Plan, goal: Goal): boolean {
  const choices = state.units.map((unit, u) =>
    unit.power === ENGLAND ? [plan.get(unit) ?? hold(unit)] : all[u],
  );
  const prepared = prepare(rules, state, choices);
  const judge = judgeOf(prepared, goal);
  const outcome = createOutcome(prepared);
  const chosen = new Uint16Array(state.units.length);
  for (;;) {
    adjudicate(prepared, chosen, outcome);
    if (!judge(outcome)) return false;
    let u = 0;
    while (u < chosen.length && ++chosen[u] === choices[u].length) chosen[u++] = 0;
    if (u === chosen.length) return true;
  }
}

test("what is forced on the front is forced on the board, and what is refuted is not", () => {
  const dice = diceOf(1901);
  const verdicts = { forced: 0, refuted: 0, open: 0 };
  for (let i = 0; i < 500; i++) {
    const state = crowd(dice);
    const all = legalOrdersOfAll(rules, state);
    const plan = chancePlan(dice, state, all);
    const goal = chanceGoal(dice, plan);
    const { verdict } = tryOut(rules, state, goal).prove(plan);
    verdicts[verdict]++;
    if (verdict !== "open") expect(isForcedByAll(state, all, plan, goal)).toBe(verdict === "forced");
  }
  expect(verdicts.forced).toBeGreaterThan(50);
  expect(verdicts.refuted).toBeGreaterThan(50);
  expect(verdicts.open).toBeLessThan(10);
});
