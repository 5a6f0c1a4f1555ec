import { createNotation, type Power, readOrder, readPosition, type State } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { linesOf } from "../bot.ts";
import { diceOf } from "../dice.ts";
import { tidied } from "./options.ts";
import { searchBot } from "./search.ts";

const [{ rules, start }] = allGames();

function positionOf(position: object): State {
  const read = readPosition(createNotation(rules), start, position as never);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const FRANCE = rules.powers.findIndex(({ name }) => name === "France") as Power;

test("a search finds the supported attack that wins the game", () => {
  const germany = ["Mun", "Ber", "Kie"];
  const austria = ["Vie", "Bud", "Tri"];
  const others = rules.board.centres.map((centre) => rules.board.provinces[centre].id);
  const rest = others.filter((id) => ![...germany, ...austria].includes(id));
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

test("a search stays within its budget, but for the plan it is looking at", () => {
  for (const budget of [1, 50, 300]) {
    const { positions } = searchBot({ rules, state: start, power: FRANCE }, diceOf(4), budget);
    expect(positions).toBeGreaterThan(0);
    // The first plan is tried in all fields, and playing one out to the end of the year takes a few phases.
    expect(positions).toBeLessThan(budget + 30);
  }
});

test("a plan has no support for what no unit does", () => {
  const state = positionOf({ phase: "S1901M", units: { France: ["A Par", "A Bur", "F Bre"] } });
  const notation = createNotation(rules);
  const plan = ["A Par - Gas", "A Bur S A Par - Pic", "F Bre H"].map((line) => {
    const order = readOrder(notation, state, FRANCE, line);
    if (!order.ok) throw new Error(line);
    return order.value;
  });
  const situation = { rules, state, power: FRANCE };
  const lines = linesOf(situation, { orders: tidied(plan), expects: 0, positions: 0 });
  expect(lines).toEqual(["A Par - Gas", "A Bur H", "F Bre H"]);
});
