import type { Power, Unit } from "@chancery/engine";
import { describe, expect, test } from "vitest";
import { casesOf, diceOf } from "./dice.ts";
import { randomOfBooks, randomOfCommittees } from "./generate/generate.ts";
import { randomDissolution } from "./generate/generate-dissolution.ts";
import { exchangeUnits } from "./reference/changes.ts";
import { describeEngine, resolveByEngine } from "./reference/compare.ts";
import { formatSituation, provinceOf, type Situation } from "./reference/situation.ts";

/** Runs a check on many situations; a failure names the seed and shows the situation. */
function always(first: number, check: (situation: Situation, seed: number) => void): void {
  for (let seed = first; seed < first + casesOf(1500); seed++) {
    const situation = [randomDissolution, randomOfBooks, randomOfCommittees][seed % 3](seed);
    try {
      check(situation, seed);
    } catch (error) {
      throw new Error(`seed ${seed}\n${formatSituation(situation)}`, { cause: error });
    }
  }
}

describe("whatever is ordered,", () => {
  test("no unit appears or disappears: those in place and those dislodged are all there were", () => {
    const names = (units: readonly Unit[]): string[] =>
      units.map(({ power, kind }) => `${power} ${kind.letter}`).sort();
    always(2_000_000, (situation) => {
      const { units, dislodged } = resolveByEngine(situation);
      expect(names([...units, ...dislodged.map(({ unit }) => unit)])).toEqual(names(situation.state.units));
    });
  });

  test("no province holds two units after the moves", () => {
    always(3_000_000, (situation) => {
      const places = resolveByEngine(situation).units.map((unit) => provinceOf(situation.rules.board, unit));
      expect(new Set(places).size).toBe(places.length);
    });
  });

  test("the sequence of units and orders does not matter", () => {
    always(4_000_000, (situation, seed) => {
      const dice = diceOf(seed);
      const shuffled: Situation = {
        ...situation,
        state: { ...situation.state, units: dice.shuffled(situation.state.units) },
        orders: dice.shuffled(situation.orders),
        stray: dice.shuffled(situation.stray),
      };
      expect(describeEngine(shuffled, resolveByEngine(shuffled)).sort()).toEqual(
        describeEngine(situation, resolveByEngine(situation)).sort(),
      );
    });
  });

  test("the names of the powers do not matter", () => {
    always(5_000_000, (situation, seed) => {
      const { rules, state } = situation;
      const names = diceOf(seed).shuffled(rules.powers.map((_, power) => power as Power));
      const rename = (unit: Unit): Unit => ({ ...unit, power: names[unit.power] });
      const back = (unit: Unit): Unit => ({ ...unit, power: names.indexOf(unit.power) as Power });
      const seats = state.seats.map((seat) => seat.map((power) => names[power]));
      const renamed = exchangeUnits({ ...situation, state: { ...state, seats } }, rename);
      const outcome = resolveByEngine(renamed);
      const { verdicts } = outcome;
      expect(describeEngine(renamed, { ...outcome, verdicts, units: outcome.units.map(back) })).toEqual(
        describeEngine(situation, resolveByEngine(situation)),
      );
    });
  });
});
