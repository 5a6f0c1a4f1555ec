import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { puzzles as text } from "../../../messages/puzzles.ts";
import { TaskFrame } from "../TaskFrame.tsx";
import css from "../TaskView.module.css";
import { PuzzlePanel } from "./PuzzlePanel.tsx";
import type { PuzzleViewProps } from "./puzzle-view.ts";
import { usePuzzle } from "./use-puzzle.ts";

/** A puzzle: the board, what is asked for, and what came of it. */
export function PuzzleView({ puzzle, puzzles }: PuzzleViewProps) {
  const { editor, inHand } = usePuzzle(puzzle);
  // The units of the power, and the places that are asked for.
  const around = useMemo(() => {
    const own = (puzzle.position.units[puzzle.power] ?? []).map((unit) => unit.slice(2).split("/")[0]);
    return [...puzzle.places, ...own];
  }, [puzzle]);
  const title = (
    <Link to="/puzzles" className={css.up}>
      {text("title")}
    </Link>
  );
  return (
    <TaskFrame editor={editor} around={around} title={title} label={text("title")}>
      <PuzzlePanel puzzle={puzzle} puzzles={puzzles} inHand={inHand} />
    </TaskFrame>
  );
}
