import type { Game, Policies } from "@chancery/engine";
import { expect, test } from "vitest";
import { BOOKS } from "../books.ts";
import { classicMovementCases, datcMovementCases } from "../cases.ts";
import { casesOf } from "../dice.ts";
import { fuzz } from "../fuzz.ts";
import { randomOfBooks, randomOfCommittees, randomSituation } from "../generate/generate.ts";
import { randomDissolution } from "../generate/generate-dissolution.ts";
import { compare, describeDifference, shrink } from "./compare.ts";
import { fuzzRetreats } from "./compare-retreats.ts";
import { resolveByReference } from "./reference.ts";
import { formatSituation } from "./situation.ts";
import { readCase } from "./strict.ts";

test("both resolvers agree on the cases of the collections, under both books", () => {
  for (const { rules, start } of BOOKS) {
    for (const { id, units, orders } of [...datcMovementCases, ...classicMovementCases]) {
      const { situation } = readCase(rules, start, units, orders);
      if (!compare(situation).agree) expect.soft(`${id}\n${describeDifference(situation)}`).toBe("");
    }
  }
});

test("both resolvers agree on random situations, half under each book", () => {
  const tally = fuzz(0, casesOf(3_000), randomOfBooks);
  expect(tally.differences.join("\n\n")).toBe("");
  expect(tally.skipped / tally.run).toBeLessThan(0.001);
  // The situations must stay as hard as they are meant to be.
  expect(tally.convoyed / tally.run).toBeGreaterThan(0.5);
  expect(tally.circular / tally.run).toBeGreaterThan(0.1);
  expect(tally.paradoxical / tally.run).toBeGreaterThan(0.05);
});

test("both resolvers agree on random situations of Dissolution (DIS-3.0-2)", () => {
  const tally = fuzz(0, 1_000, (seed) => randomDissolution(seed));
  expect(tally.differences.join("\n\n")).toBe("");
  expect(tally.skipped / tally.run).toBeLessThan(0.001);
  expect(tally.convoyed / tally.run).toBeGreaterThan(0.7);
  expect(tally.disabling / tally.run).toBeGreaterThan(0.3);
  expect(tally.crissCrossed / tally.run).toBeGreaterThan(0.03);
  expect(tally.paradoxical / tally.run).toBeGreaterThan(0.04);
});

test("both resolvers agree on random situations of both committees, on their boards and others (M01-59)", () => {
  const tally = fuzz(0, 1_000, randomOfCommittees);
  expect(tally.differences.join("\n\n")).toBe("");
  expect(tally.skipped / tally.run).toBeLessThan(0.001);
  expect(tally.convoyed / tally.run).toBeGreaterThan(0.4);
  expect(tally.paradoxical / tally.run).toBeGreaterThan(0.02);
});

/** What the rulings call a switch. */
const SWITCHES: readonly ((policies: Policies) => Partial<Policies>)[] = [
  () => ({ convoyProtectsSupport: "none" }),
  () => ({ convoyedAttackCutsSupportAgainstItself: true }),
  ({ convoyedWinnerSilencesLoser }) => ({ convoyedWinnerSilencesLoser: !convoyedWinnerSilencesLoser }),
  ({ impossibleMove }) => ({ impossibleMove: impossibleMove === "hold" ? "still-a-move" : "hold" }),
];

test("retreats come out as by a second reading of both books (CB-135, C71-XI.2-1)", () => {
  const { run, shared, differences } = fuzzRetreats(0, casesOf(5_000));
  expect(differences.join("\n\n")).toBe("");
  expect(shared / run).toBeGreaterThan(0.02);
});

test("both resolvers agree when one of the rulings' switches is turned", () => {
  const turned = BOOKS.flatMap(({ rules, start }) =>
    SWITCHES.map((turn): Game => {
      const policies = { ...rules.policies, ...turn(rules.policies) };
      return { start, rules: { ...rules, policies } };
    }),
  );
  const tally = fuzz(1_000_000, casesOf(4_000), (seed) => randomOfBooks(seed, turned));
  expect(tally.differences.join("\n\n")).toBe("");
  expect(tally.skipped / tally.run).toBeLessThan(0.001);
});

test("a seed always gives the same situation", () => {
  for (let seed = 0; seed < 50; seed++) {
    const [once, again] = [randomSituation(seed, BOOKS[0]), randomSituation(seed, BOOKS[0])];
    expect(formatSituation(again)).toBe(formatSituation(once));
  }
});

test("shrinking keeps the fault and drops what has nothing to do with it", () => {
  const betrayal = datcMovementCases.find(({ id }) => id === "6.F.18");
  const bystanders = { ...betrayal?.units, TURKEY: ["A ANK", "F BLA"] };
  const { situation } = readCase(BOOKS[1].rules, BOOKS[1].start, bystanders, {
    ...betrayal?.orders,
    TURKEY: ["A ANK - SEV", "F BLA C A ANK - SEV"],
  });
  const small = shrink(situation, (smaller) => resolveByReference(smaller).paradoxes > 0);
  expect(small.state.units.length).toBeLessThan(situation.state.units.length);
  expect(formatSituation(small)).not.toContain("Ank");
  expect(resolveByReference(small).paradoxes).toBe(1);
});
