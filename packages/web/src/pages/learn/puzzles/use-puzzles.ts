import { loadPuzzles, type Puzzle } from "@chancery/analysis/puzzles";
import { useEffect, useState } from "react";

/** All puzzles, once they are here. */
export function usePuzzles(): readonly Puzzle[] | null {
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | null>(null);
  useEffect(() => {
    void loadPuzzles().then(setPuzzles);
  }, []);
  return puzzles;
}

/** The day where the reader is: `2026-11-17`. */
export function today(now = new Date()): string {
  const part = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
