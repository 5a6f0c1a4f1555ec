import type { Puzzle } from "./puzzle.ts";

/** All puzzles, from easy to hard. They are loaded when they are asked for. */
export async function loadPuzzles(): Promise<readonly Puzzle[]> {
  const { default: puzzles } = await import("../../data/puzzles.json", { with: { type: "json" } });
  return puzzles as readonly Puzzle[];
}
