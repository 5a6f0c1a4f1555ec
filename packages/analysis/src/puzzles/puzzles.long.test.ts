import { expect, test } from "vitest";
import { tryOut } from "./prove.ts";
import { openPuzzle, planOf } from "./puzzle.ts";
import { loadPuzzles } from "./puzzles.ts";

test("every puzzle is forced by its solution", async () => {
  for (const puzzle of await loadPuzzles()) {
    const open = openPuzzle(puzzle);
    const { verdict } = tryOut(open.game.rules, open.state, open.goal).prove(planOf(open, puzzle.solution));
    expect([puzzle.id, verdict]).toEqual([puzzle.id, "forced"]);
  }
});
