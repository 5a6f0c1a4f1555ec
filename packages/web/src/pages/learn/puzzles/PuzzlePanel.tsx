import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { readLearning } from "../../../lib/learning.ts";
import { powerName } from "../../../messages/power-name.ts";
import { puzzles as text } from "../../../messages/puzzles.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { stateName } from "../../../orders/names.ts";
import { PowerOrders } from "../../../orders/panel/PowerOrders.tsx";
import css from "../TaskView.module.css";
import { goalInWords } from "./goal-words.ts";
import { nextPuzzle } from "./next-puzzle.ts";
import { ProofWords } from "./ProofWords.tsx";
import type { PuzzleViewProps } from "./puzzle-view.ts";
import type { PuzzleInHand } from "./use-puzzle.ts";

interface PuzzlePanelProps extends PuzzleViewProps {
  readonly inHand: PuzzleInHand;
}

/** What is asked for, the orders so far, and whether they do it. */
export function PuzzlePanel({ puzzle, puzzles, inHand }: PuzzlePanelProps) {
  const { entry, lines } = useOrderEditor();
  const { answer, isChecking, isGivenAway } = inHand;
  const { rules, state } = entry;
  const body = useRef<HTMLDivElement>(null);
  // What is new is read from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useEffect(() => {
    body.current?.scrollTo({ top: 0 });
  }, [answer]);
  const isWritten = answer === null || answer === "failed";
  return (
    <>
      <header className={css.head}>
        <h1>{text("playing", { power: powerName(puzzle.power) })}</h1>
        <span>{text("grade", { grade: String(puzzle.grade) })}</span>
      </header>
      <div className={css.body} ref={body}>
        <section className={css.task} aria-label={stateName(rules, state)}>
          <h2>{stateName(rules, state)}</h2>
          <p>{goalInWords(rules, puzzle)}</p>
        </section>
        {answer === "failed" && <p className={css.hint}>{text("failed")}</p>}
        {isWritten ? (
          <>
            {isGivenAway ? (
              <p className={css.shown}>{text("shown")}</p>
            ) : (
              lines.length === 0 && <p className={css.how}>{text("how")}</p>
            )}
            {puzzle.aim === "keep" && <p className={css.how}>{text("also")}</p>}
            {[...entry.powers].map((power) => (
              <PowerOrders key={power} power={power} />
            ))}
          </>
        ) : (
          <ProofWords puzzle={puzzle} answer={answer} inHand={inHand} />
        )}
      </div>
      <footer className={css.foot}>
        {isWritten ? (
          <Button fullWidth disabled={lines.length === 0 || isChecking} onClick={inHand.check}>
            {text(isChecking ? "checking" : "check")}
          </Button>
        ) : answer.verdict === "forced" ? (
          <Next puzzle={puzzle} puzzles={puzzles} />
        ) : (
          <>
            <Button variant="default" onClick={inHand.giveAway}>
              {text("show")}
            </Button>
            <Button onClick={inHand.tryAgain}>{text("tryAgain")}</Button>
          </>
        )}
      </footer>
    </>
  );
}

function Next({ puzzle, puzzles }: PuzzleViewProps) {
  const next = nextPuzzle(puzzles, puzzle.grade, readLearning().solved, puzzle.id);
  if (!next)
    return (
      <Button fullWidth renderRoot={(props) => <Link to="/puzzles" {...props} />}>
        {text("allPuzzles")}
      </Button>
    );
  return (
    <Button
      fullWidth
      renderRoot={(props) => <Link to="/puzzles/$puzzle" params={{ puzzle: next.id }} {...props} />}
    >
      {text("next")}
    </Button>
  );
}
