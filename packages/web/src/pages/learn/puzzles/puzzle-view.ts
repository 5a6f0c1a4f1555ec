import type { Puzzle } from "@chancery/analysis/puzzles";

/** A puzzle, and all others, among which the next one is found. */
export interface PuzzleViewProps {
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
}
