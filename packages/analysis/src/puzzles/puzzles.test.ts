import { diceOf } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { refereeSays } from "../../testing/referee.ts";
import { puzzleOfDay } from "./daily.ts";
import { frontOf } from "./front.ts";
import { tryOut } from "./prove.ts";
import { AIMS, GRADES, type OpenPuzzle, openPuzzle, planOf } from "./puzzle.ts";
import { loadPuzzles } from "./puzzles.ts";
import { eachReply } from "./replies.ts";

const puzzles = await loadPuzzles();

const trialOf = ({ game, state, goal }: OpenPuzzle) => tryOut(game.rules, state, goal);

describe("the puzzles", () => {
  test("are at least 300, each with its own id, of every grade and aim", () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(300);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ grade }) => grade))).toEqual(new Set(GRADES));
    expect(new Set(puzzles.map(({ aim }) => aim))).toEqual(new Set(AIMS));
  });

  test.each(puzzles.filter((_, index) => index % 50 === 0))(
    "$id is forced by its solution, and by no part of it",
    (puzzle) => {
      const open = openPuzzle(puzzle);
      const trial = trialOf(open);
      const plan = planOf(open, puzzle.solution);
      expect(plan.size).toBe(puzzle.solution.length);
      expect(trial.prove(plan).verdict).toBe("forced");
      for (const unit of plan.keys()) {
        const less = new Map([...plan].filter(([each]) => each !== unit));
        const proof = trial.prove(less);
        expect(proof.verdict).toBe("refuted");
        if (proof.verdict === "refuted") expect(refereeSays(open, less, proof.reply)).toBe(false);
      }
    },
  );

  test.each(puzzles.filter((_, index) => index % 50 === 3))(
    "the second resolver agrees with the proof of $id",
    (puzzle) => {
      const open = openPuzzle(puzzle);
      const { game, state, goal } = open;
      const { legal } = trialOf(open);
      const plan = planOf(open, puzzle.solution);
      const front = frontOf(game.rules, state, legal, plan, goal);
      const dice = diceOf(1);
      // Of large proofs a part, drawn by chance.
      let count = 0;
      eachReply(game.rules, front.units, front.choices, () => ++count > 0);
      eachReply(game.rules, front.units, front.choices, (chosen) => {
        if (dice.below(count) >= 150) return true;
        const reply = front.units.flatMap((unit, u) =>
          unit.power === goal.power ? [] : [front.choices[u][chosen[u]]],
        );
        expect(refereeSays(open, plan, reply)).toBe(true);
        return true;
      });
      // Whatever else all others may order changes nothing.
      for (let i = 0; i < 100; i++) {
        const reply = state.units.flatMap((unit) => {
          const orders = legal.get(unit) ?? [];
          return unit.power === goal.power ? [] : [orders[dice.below(orders.length)]];
        });
        expect(refereeSays(open, plan, reply)).toBe(true);
      }
    },
  );
});

describe("the puzzle of the day", () => {
  test("is another one each day, easy on Mondays and hard on Sundays", () => {
    const days = Array.from({ length: 350 }, (_, day) =>
      new Date(Date.UTC(2026, 10, 16 + day)).toISOString().slice(0, 10),
    );
    const chosen = days.map((day) => puzzleOfDay(puzzles, day));
    expect(chosen[0].grade).toBe(1);
    expect(chosen[6].grade).toBe(5);
    expect(new Set(chosen.map(({ id }) => id)).size).toBe(350);
    expect(puzzleOfDay(puzzles, days[3])).toBe(chosen[3]);
  });
});
