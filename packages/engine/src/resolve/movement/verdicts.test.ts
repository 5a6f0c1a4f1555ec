import { randomDissolution, randomOfBooks, randomOfCommittees, resolveByEngine } from "@chancery/testkit";
import { expect, test } from "vitest";
import type { MovementOutcome } from "./resolve.ts";

const situations = Array.from({ length: 300 }, (_, seed) =>
  [randomOfBooks, randomDissolution, randomOfCommittees][seed % 3](seed),
);

/** All verdicts on the units, with reasons. */
const told = ({ verdicts }: MovementOutcome) =>
  verdicts.map(({ power, unit, order, status, results, reason }) => ({
    power,
    unit,
    order,
    status,
    results,
    reason: { ...reason },
  }));

test("reasons are the same whether they are asked for at once, or after other moves have been resolved", () => {
  const asked = situations.map((situation) => told(resolveByEngine(situation)));
  const outcomes = situations.map(resolveByEngine);
  for (const [index, outcome] of outcomes.entries()) expect(told(outcome)).toEqual(asked[index]);
});

test("verdicts that were looked at keep their reasons for later", () => {
  const outcomes = situations.map(resolveByEngine);
  const words = outcomes.map(({ verdicts }) => verdicts.map(({ results }) => results.join()));
  for (const [index, outcome] of outcomes.entries()) {
    const right = resolveByEngine(situations[index]);
    expect(told(outcome)).toEqual(told(right));
    expect(outcome.verdicts.map(({ results }) => results.join())).toEqual(words[index]);
    expect(outcome.verdicts).toBe(outcome.verdicts);
  }
});
