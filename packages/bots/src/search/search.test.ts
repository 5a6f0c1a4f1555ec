import { createNotation, type Power, readOrder, readPosition, type State } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { linesOf } from "../bot.ts";
import { diceOf } from "../dice.ts";
import { levelNamed } from "../levels.ts";
import type { Stillness } from "../past.ts";
import { fieldsFor } from "./field.ts";
import { tidied } from "./options.ts";
import { search, searchBot } from "./search.ts";

const [{ rules, start }] = allGames();

function positionOf(position: object): State {
  const read = readPosition(createNotation(rules), start, position as never);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const CENTERS = rules.board.centers.map((center) => rules.board.provinces[center].id);
const GERMANY = rules.powers.findIndex(({ name }) => name === "Germany") as Power;
const FRANCE = rules.powers.findIndex(({ name }) => name === "France") as Power;

test("a search finds the supported attack that wins the game", () => {
  const germany = ["Mun", "Ber", "Kie"];
  const austria = ["Vie", "Bud", "Tri"];
  const rest = CENTERS.filter((id) => ![...germany, ...austria].includes(id));
  const state = positionOf({
    phase: "F1905M",
    units: { France: ["A Bur", "A Ruh"], Germany: ["A Mun"] },
    centers: { France: rest.slice(0, 17), Turkey: rest.slice(17), Germany: germany, Austria: austria },
  });
  const situation = { rules, state, power: FRANCE };
  const lines = linesOf(situation, searchBot(situation, diceOf(1), 600));
  const attacks = [
    ["A Bur - Mun", "A Ruh S A Bur - Mun"],
    ["A Bur S A Ruh - Mun", "A Ruh - Mun"],
  ];
  expect(attacks).toContainEqual(lines.toSorted());
});

test("a plan may help others, though the search doesn't think of that itself", () => {
  const situation = { rules, state: start, power: FRANCE };
  const plan = ["A Par H", "A Mar H", "F Bre S F Lon - Eng"].map((line) => {
    const order = readOrder(createNotation(rules), start, FRANCE, line);
    if (!order.ok) throw new Error(line);
    return order.value;
  });
  const dice = diceOf(1);
  const { tried } = search(situation, [plan], { fields: fieldsFor(situation, 4, dice), dice, budget: 60 });
  expect(tried[0].plan).toBe(plan);
  expect(tried[0].worths).toHaveLength(4);
});

test("Club and Master attack a unit that never moves with support", () => {
  const state = positionOf({
    phase: "F1905M",
    units: {
      France: ["A Bur", "A Ruh", "F Mid", "F Bre", "A Mar", "A Hol", "A Par"],
      Germany: ["A Mun", "A Ber", "F Kie"],
      England: ["F Nth", "F Nwy", "F Lon", "A Swe", "F Den"],
      Italy: ["A Ven", "A Rom", "F Tun", "F Nap"],
      Austria: ["A Tri", "A Vie", "A Ser", "F Gre", "A Bud"],
      Russia: ["A War", "A Mos", "F Sev", "A Rum", "F Fin"],
      Turkey: ["A Con", "F Ank", "A Bul", "F Smy"],
    },
    centers: {
      France: ["Par", "Mar", "Bre", "Spa", "Por", "Bel", "Hol"],
      Germany: ["Mun", "Ber", "Kie"],
      England: ["Lon", "Edi", "Lvp", "Nwy", "Swe", "Den"],
      Italy: ["Ven", "Rom", "Nap", "Tun"],
      Austria: ["Tri", "Vie", "Bud", "Ser", "Gre"],
      Russia: ["War", "Mos", "Sev", "Rum", "StP"],
      Turkey: ["Con", "Ank", "Smy", "Bul"],
    },
  });
  const attacks = (stillness: Stillness, budget: number, seed: number): boolean => {
    const situation = { rules, state, power: FRANCE, stillness };
    const lines = linesOf(situation, searchBot(situation, diceOf(seed), budget));
    return lines.some((line) => /S A (Bur|Ruh|Hol) - (Mun|Kie)/.test(line));
  };
  const [club, master] = [levelNamed("club").budget, levelNamed("master").budget / 4];
  const neverMoves = new Map([[GERMANY, 1]]);
  expect([1, 2, 3].filter((seed) => attacks(neverMoves, club, seed))).toEqual([1, 2, 3]);
  expect(attacks(neverMoves, master, 1)).toBe(true);
  expect([1, 2, 3].filter((seed) => attacks(new Map(), club, seed)).length).toBeLessThan(3);
});

test("a search stays within its budget, but for the plan it is looking at", () => {
  for (const budget of [1, 50, 300]) {
    const { positions } = searchBot({ rules, state: start, power: FRANCE }, diceOf(4), budget);
    expect(positions).toBeGreaterThan(0);
    // The first plan is tried in all fields, and playing one out to the end of the year takes a few phases.
    expect(positions).toBeLessThan(budget + 30);
  }
});

/** What is left of a plan of France. */
function tidy(units: readonly string[], lines: readonly string[], promised = 0): string[] {
  const state = positionOf({ phase: "S1901M", units: { France: units } });
  const notation = createNotation(rules);
  const plan = lines.map((line) => {
    const order = readOrder(notation, state, FRANCE, line);
    if (!order.ok) throw new Error(line);
    return order.value;
  });
  return linesOf(
    { rules, state, power: FRANCE },
    { orders: tidied(rules, plan, plan.slice(0, promised)), expects: 0, positions: 0 },
  );
}

test("a plan has no support for what no unit does", () => {
  const plan = ["A Par - Gas", "A Bur S A Par - Pic", "F Bre H"];
  expect(tidy(["A Par", "A Bur", "F Bre"], plan)).toEqual(["A Par - Gas", "A Bur H", "F Bre H"]);
});

test("a plan has no voyage without a convoy, and no convoy without its voyage", () => {
  const units = ["A Bre", "F Eng", "A Mar", "F GoL"];
  const carried = ["A Bre - Lon", "F Eng C A Bre - Lon", "A Mar - Gas", "F GoL H"];
  expect(tidy(units, carried)).toEqual(carried);
  expect(tidy(units, ["A Bre - Lon", "F Eng H", "A Mar - Gas", "F GoL C A Mar - Tus"])).toEqual([
    "A Bre H",
    "F Eng H",
    "A Mar - Gas",
    "F GoL H",
  ]);
  // Somebody else may have promised the convoy in return.
  expect(tidy(units, ["A Bre - Lon", "F Eng H"], 1)).toEqual(["A Bre - Lon", "F Eng H"]);
});
