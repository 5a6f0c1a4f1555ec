import { type Power, playPhase, type State } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { diceOf } from "./dice.ts";
import { type LevelName, levelNamed } from "./levels.ts";

const [{ rules, start }] = allGames();

const LAST_YEAR = 1920;

/** The part of all years that powers spend without a unit changing its place, in games among bots of a level. */
function stillYears(level: LevelName, seeds: readonly number[]): number {
  const { bot } = levelNamed(level);
  let years = 0;
  let still = 0;
  for (const seed of seeds) {
    const dice = diceOf(seed);
    let state: State = start;
    let before = new Map<Power, string>();
    while (!state.ending && state.phase.year <= LAST_YEAR) {
      const now = state;
      const orders = now.seats.flat().map((power) => {
        return [power, bot({ rules, state: now, power }, dice, 1).orders] as const;
      });
      state = playPhase(rules, now, new Map(orders)).state;
      if (state.phase.year === now.phase.year) continue;
      const after = new Map(now.seats.flat().map((power) => [power, placesOf(state, power)]));
      for (const [power, places] of after) {
        if (places === "") continue;
        years++;
        if (before.get(power) === places) still++;
      }
      before = after;
    }
  }
  return still / years;
}

const placesOf = ({ units }: State, power: Power): string =>
  units
    .filter((unit) => unit.power === power)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)
    .join();

test("beginners face bots that keep moving, unlike the rewrite of DumbBot", () => {
  const seeds = [1, 2, 3, 4];
  expect(stillYears("beginner", seeds)).toBeLessThan(0.25);
  expect(stillYears("dumbbot-py", seeds)).toBeGreaterThan(0.5);
});
