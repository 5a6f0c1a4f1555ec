import { type Power, playPhase, type State } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { diceOf } from "../dice.ts";
import { guess } from "../search/rollout.ts";
import { sharesOf } from "../standing.ts";
import { featuresOf } from "./features.ts";
import { worthOf } from "./value.ts";

const games = allGames();
const [{ rules, start }] = games;

/** Some positions of a game between DumbBots. */
function* positions(): Generator<State> {
  const dice = diceOf(3);
  for (let state = start; state.phase.year < 1907; ) {
    yield state;
    state = playPhase(rules, state, guess(rules, state, dice)).state;
  }
}

describe("what a position is worth", () => {
  test("is a share: those of all powers add up to 1, and who is out has none", () => {
    for (const state of positions()) {
      const values = start.seats.flat().map((power) => worthOf(rules, state, power));
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
      for (const [index, isOut] of featuresOf(rules, state).isOut.entries())
        if (isOut) expect(values[index]).toBe(0);
    }
  });

  test("grows with every center taken from others", () => {
    for (const state of positions()) {
      const power = 0 as Power;
      const lost = state.owners.findIndex((owner) => owner !== null && owner !== power);
      const owners = state.owners.map((owner, index) => (index === lost ? power : owner));
      expect(worthOf(rules, { ...state, owners }, power)).toBeGreaterThan(worthOf(rules, state, power));
    }
  });

  test("is lower for a power that is about to lose centers", () => {
    const [france, germany] = ["France", "Germany"].map((each) =>
      rules.powers.findIndex(({ name }) => name === each),
    );
    // An army of France in Ruhr reaches two of Germany's centers and none of its own.
    const units = start.units.map((unit) =>
      unit.power === france && unit.kind.letter === "A"
        ? { ...unit, at: rules.board.provinces.findIndex(({ id }) => id === "Ruh") as typeof unit.at }
        : unit,
    );
    const worth = (state: State): number => worthOf(rules, state, germany as Power);
    expect(worth({ ...start, units })).toBeLessThan(worth(start));
  });

  test("is what it counts for at the end of a game, and in games that count otherwise", () => {
    const ending = { how: "victory", by: "control", winners: [2] } as const;
    expect(worthOf(rules, { ...start, ending } as unknown as State, 2 as Power)).toBe(1);
    const others = games.filter(
      ({ rules: { own }, start: { seats } }) => own !== undefined || seats.length < 5,
    );
    expect(others.length).toBeGreaterThan(3);
    for (const game of others) {
      const power = game.start.seats.flat()[0];
      expect(worthOf(game.rules, game.start, power)).toBe(sharesOf(game.rules, game.start)[power]);
    }
  });
});
