import type { Grade, Puzzle } from "@chancery/analysis/puzzles";
import { solvedName } from "./solved.ts";

/** The next puzzle of a grade that hasn't been solved, after a given one; undefined once all have been. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  grade: Grade,
  solved: readonly string[],
  after?: string,
): Puzzle | undefined {
  const graded = puzzles.filter((puzzle) => puzzle.grade === grade);
  const from = graded.findIndex(({ id }) => id === after) + 1;
  return [...graded.slice(from), ...graded.slice(0, from)].find(
    (puzzle) => puzzle.id !== after && !solved.includes(solvedName(puzzle)),
  );
}
