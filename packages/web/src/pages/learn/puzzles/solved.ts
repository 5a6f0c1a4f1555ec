import type { Puzzle } from "@chancery/analysis/puzzles";

/** The name under which a solved puzzle is remembered, among the tasks of lessons. */
export const solvedName = ({ id }: Pick<Puzzle, "id">): string => `puzzle-${id}`;
