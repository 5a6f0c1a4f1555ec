import { createNotation, type Game, type Power, playPhase, type State, view } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { beforeAll, expect, test } from "vitest";
import { linesOf, type Situation } from "./bot.ts";
import { diceOf } from "./dice.ts";
import { LEVELS, type LevelName, levelNamed, loadLevels } from "./levels.ts";
import { situationSeen } from "./seen.ts";

const BUDGET = 12;

beforeAll(() => loadLevels(...LEVELS));

const linesBy = (level: LevelName, situation: Situation, seed: number): readonly string[] =>
  linesOf(situation, levelNamed(level).bot(situation, diceOf(seed), BUDGET));

test("a bot orders the same for the same seed and budget, and mostly something else for another seed", () => {
  const [{ rules, start }] = allGames();
  for (const level of LEVELS) {
    const all = (seed: number): string =>
      start.seats
        .flat()
        .map((power) => linesBy(level, { rules, state: start, power }, seed).join())
        .join();
    expect(all(5)).toBe(all(5));
    expect(new Set([1, 2, 3].map(all)).size, level).toBeGreaterThan(1);
  }
});

/** Some phases of a game, and what DumbBots write in them. */
function phasesOf({ rules, start }: Game): { state: State; sheets: Map<Power, readonly string[]> }[] {
  const dice = diceOf(3);
  const phases: { state: State; sheets: Map<Power, readonly string[]> }[] = [];
  let state = start;
  while (phases.length < 4 && !state.ending) {
    const decided = state.seats.flat().map((power) => {
      const situation = { rules, state, power };
      const decision = levelNamed("dumbbot").bot(situation, dice, 1);
      return { power, orders: decision.orders, lines: linesOf(situation, decision) };
    });
    phases.push({ state, sheets: new Map(decided.map(({ power, lines }) => [power, lines])) });
    state = playPhase(rules, state, new Map(decided.map(({ power, orders }) => [power, orders]))).state;
  }
  return phases;
}

test("in worlds that differ only in what others have written, a bot orders the same", () => {
  for (const game of allGames()) {
    const { rules, start } = game;
    const notation = createNotation(rules);
    for (const { state, sheets } of phasesOf(game)) {
      const [me] = state.seats.flat();
      const worlds = [sheets, new Map([...sheets].filter(([power]) => power === me))];
      for (const level of LEVELS) {
        const written = worlds.map((sealed) => {
          const seen = situationSeen(
            notation,
            start,
            view(rules, state, sealed, { kind: "player", powers: [me] }),
            me,
          );
          if (!seen.ok) throw new Error("the view is no position");
          return linesBy(level, seen.value, 9);
        });
        expect(written[0]).toEqual(written[1]);
      }
    }
  }
});
