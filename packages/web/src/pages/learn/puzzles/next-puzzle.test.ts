import type { Puzzle } from "@chancery/analysis/puzzles";
import { expect, test } from "vitest";
import { nextPuzzle } from "./next-puzzle.ts";

const puzzle = (id: string, grade: Puzzle["grade"]): Puzzle => ({ id, grade }) as Puzzle;
const PUZZLES = [puzzle("a", 1), puzzle("b", 2), puzzle("c", 2), puzzle("d", 2)];

test("the next puzzle is of the same grade and unsolved, and the list begins again at its end", () => {
  expect(nextPuzzle(PUZZLES, 2, [])?.id).toBe("b");
  expect(nextPuzzle(PUZZLES, 2, [], "c")?.id).toBe("d");
  expect(nextPuzzle(PUZZLES, 2, ["puzzle-d"], "c")?.id).toBe("b");
  expect(nextPuzzle(PUZZLES, 2, ["puzzle-b", "puzzle-d"], "c")).toBeUndefined();
});
