import { createNotation, type Game, playPhase, readOrder, type State } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { linesOf } from "./bot.ts";
import { diceOf } from "./dice.ts";
import { type LevelName, levelNamed } from "./levels.ts";

const nameOf = ({ rules }: Game): string => `${rules.variant} ${rules.rulebook}`;

/** Small enough for whole games. */
const BUDGET = 12;

/** Plays a game with what the bots write, and looks at every line; how often each task came up. */
function playByLines(
  game: Game,
  level: LevelName,
  years: number,
  seed: number,
  budget = BUDGET,
): Record<string, number> {
  const { rules, start } = game;
  const notation = createNotation(rules);
  const dice = diceOf(seed);
  const { bot } = levelNamed(level);
  const tasks: Record<string, number> = {};
  let state: State = start;
  while (!state.ending && state.phase.year < start.phase.year + years) {
    tasks[state.phase.task] = (tasks[state.phase.task] ?? 0) + 1;
    const now = state;
    const sheets = now.seats.flat().map((power) => {
      const situation = { rules, state: now, power };
      const lines = linesOf(situation, bot(situation, dice, budget));
      const orders = lines.map((line) => {
        const read = readOrder(notation, now, power, line);
        if (!read.ok) throw new Error(`${line}: ${read.error.code}`);
        return read.value;
      });
      if (now.phase.task === "M") {
        const ordered = new Set(orders.map(({ unit }) => unit));
        const idle = now.units.filter((unit) => unit.power === power && !ordered.has(unit));
        expect(idle.length, "units without an order").toBe(0);
      }
      return [power, orders] as const;
    });
    const turn = playPhase(rules, now, new Map(sheets));
    for (const [power, orders] of sheets)
      for (const order of orders) {
        const verdict = turn.verdicts.get(order);
        expect(verdict, `${rules.powers[power].name}`).toBeDefined();
        expect(["illegal", "invalid"], JSON.stringify(verdict?.reason)).not.toContain(verdict?.status);
      }
    for (const event of turn.events)
      if (event.type === "disbanded" && now.phase.task === "A") throw new Error("a removal was left open");
    state = turn.state;
  }
  return tasks;
}

describe("every line is legal, in every phase of whole games", () => {
  for (const game of allGames()) {
    test(`${nameOf(game)}: a bot that searches`, () => {
      const tasks = playByLines(game, "club", 2, 3);
      expect(tasks.M).toBeGreaterThan(2);
    });

    test(`${nameOf(game)}: a greedy bot`, () => {
      const tasks = playByLines(game, "greedy", 4, 5, 5000);
      expect(tasks.M).toBeGreaterThan(4);
    });

    test(`${nameOf(game)}: DumbBot and its rewrite`, () => {
      const tasks = playByLines(game, "dumbbot", 5, 1);
      playByLines(game, "dumbbot-py", 3, 2);
      expect(tasks.M).toBeGreaterThan(4);
    });
  }
});
