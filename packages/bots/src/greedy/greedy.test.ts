import { createNotation, type Power, readPosition } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { linesOf, type Situation } from "../bot.ts";
import { diceOf } from "../dice.ts";
import { greedyBot } from "./greedy.ts";

const [{ rules, start }] = allGames();
const FRANCE = rules.powers.findIndex(({ name }) => name === "France") as Power;

function france(position: object): Situation {
  const read = readPosition(createNotation(rules), start, position as never);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { rules, state: read.value, power: FRANCE };
}

const linesFor = (situation: Situation, seed = 1): string[] =>
  linesOf(situation, greedyBot(situation, diceOf(seed), 5000)).toSorted();

const HOMES = { France: ["Par", "Mar", "Bre"], Germany: ["Mun", "Ber", "Kie"] };

test("it takes open centers, each with one unit", () => {
  const situation = france({ phase: "F1901M", units: { France: ["A Gas", "A Pic"] }, centers: HOMES });
  for (const seed of [1, 2, 3]) expect(linesFor(situation, seed)).toEqual(["A Gas - Spa", "A Pic - Bel"]);
});

test("it takes a center that is held with as much support as that needs", () => {
  const units = { France: ["A Bur", "A Ruh", "A Tyr"], Germany: ["A Mun", "A Ber"] };
  const situation = france({ phase: "F1905M", units, centers: HOMES });
  const taken = [1, 2, 3, 4].map((seed) => linesFor(situation, seed).filter((line) => line.includes("Mun")));
  for (const lines of taken) {
    expect(lines.filter((line) => line.includes("S A"))).toHaveLength(1);
    expect(lines.filter((line) => !line.includes("S A"))).toHaveLength(1);
  }
});

test("it walks toward the next center, and doesn't leave its own to an enemy beside them", () => {
  const far = france({
    phase: "S1901M",
    units: { France: ["A Gas"] },
    centers: { France: ["Bre", "Par", "Mar", "Spa", "Por"] },
  });
  expect(linesFor(far)).toEqual(["A Gas - Bur"]);
  const guard = france({
    phase: "S1901M",
    units: { France: ["A Mar"], Italy: ["A Pie"] },
    centers: { France: ["Mar", "Spa"], Italy: ["Rom"] },
  });
  expect(linesFor(guard)).toEqual(["A Mar H"]);
});

test("it builds and removes by how near a unit is to what it could take", () => {
  const builds = france({
    phase: "W1901A",
    units: { France: ["A Bel"] },
    centers: { France: ["Par", "Mar", "Bel", "Spa"], Italy: ["Rom"] },
  });
  expect(linesFor(builds).some((line) => line.includes("Mar"))).toBe(true);
  const removes = france({
    phase: "W1901A",
    units: { France: ["A Gas", "A Bur"] },
    centers: { France: ["Par"], England: ["Bre", "Mar", "Spa"], Germany: ["Mun"] },
  });
  expect(linesFor(removes)).toEqual(["Disband A Gas"]);
});

test("it stays within its budget", () => {
  for (const budget of [1, 7, 40]) {
    const { orders, positions } = greedyBot({ rules, state: start, power: FRANCE }, diceOf(4), budget);
    expect(positions).toBeLessThanOrEqual(budget);
    expect(orders).toHaveLength(3);
  }
});
