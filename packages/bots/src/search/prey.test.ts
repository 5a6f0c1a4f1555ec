import { type Location, move, type Power, type Unit } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { approachFor } from "./prey.ts";

const [{ rules, start }] = allGames();
const powerOf = (name: string): Power => rules.powers.findIndex((each) => each.name === name) as Power;
const at = (label: string): Location =>
  rules.board.locations.findIndex((each) => each.label === label) as Location;
const unitIn = (label: string): Unit => start.units.find((unit) => unit.at === at(label)) as Unit;

const [ENGLAND, FRANCE] = [powerOf("England"), powerOf("France")];
const situation = { rules, state: start, power: FRANCE };
const still = { ...situation, stillness: new Map([[ENGLAND, 1]]) };

test("steps toward those who stay put are worth something, and steps away cost as much", () => {
  const approach = approachFor(still);
  const [toward, aside] = [at("Eng"), at("Gas")].map((to) => approach([move(unitIn("Bre"), to)]));
  expect(toward).toBeGreaterThan(0);
  expect(aside).toBeLessThanOrEqual(0);
  // Armies find no way to islands.
  expect(approach([move(unitIn("Par"), at("Pic"))])).toBe(0);
});

test("nothing is gained where everyone moves, or by going for friends", () => {
  const plan = [move(unitIn("Bre"), at("Eng"))];
  expect(approachFor(situation)(plan)).toBe(0);
  expect(approachFor({ ...situation, stillness: new Map([[ENGLAND, 0.25]]) })(plan)).toBe(0);
  const agreement = {
    bars: () => false,
    promised: [],
    own: [],
    targets: new Set<Power>(),
    friends: new Set([ENGLAND]),
  };
  expect(approachFor({ ...still, agreement })(plan)).toBe(0);
});
