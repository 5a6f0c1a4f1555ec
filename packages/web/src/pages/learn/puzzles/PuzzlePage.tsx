import { openPuzzle, type Puzzle } from "@chancery/analysis/puzzles";
import { useParams } from "@tanstack/react-router";
import { useGeometry } from "../../../board/use-geometry.ts";
import { usePlugin } from "../../../games/use-plugin.ts";
import { puzzles as text } from "../../../messages/puzzles.ts";
import { ui } from "../../../messages/ui.ts";
import { LoadingPage } from "../../layout/LoadingPage.tsx";
import { LostPage } from "../../layout/LostPage.tsx";
import { PuzzleView } from "./PuzzleView.tsx";
import { usePuzzles } from "./use-puzzles.ts";

/** One puzzle. */
export function PuzzlePage() {
  const { puzzle: id } = useParams({ from: "/puzzles/$puzzle" });
  const puzzles = usePuzzles();
  if (!puzzles) return <LoadingPage />;
  const puzzle = puzzles.find((each) => each.id === id);
  return puzzle ? <Opened key={id} puzzle={puzzle} puzzles={puzzles} /> : <LostPage />;
}

function Opened({ puzzle, puzzles }: { puzzle: Puzzle; puzzles: readonly Puzzle[] }) {
  const { game } = openPuzzle(puzzle);
  const isDrawn = useGeometry(game);
  const isKnown = usePlugin(game.rules.variant);
  return (
    <>
      <title>{ui("pageTitle", { title: text("title") })}</title>
      {isDrawn && isKnown ? <PuzzleView puzzle={puzzle} puzzles={puzzles} /> : <LoadingPage />}
    </>
  );
}
