import type { Puzzle } from "@chancery/analysis/puzzles";
import { SegmentedControl } from "@mantine/core";
import { useEffect, useRef } from "react";
import { learn } from "../../../messages/learn.ts";
import { puzzles as text } from "../../../messages/puzzles.ts";
import { Happened } from "../Happened.tsx";
import css from "../TaskView.module.css";
import type { Answer } from "./proving.ts";
import type { PuzzleInHand } from "./use-puzzle.ts";

interface ProofWordsProps {
  readonly puzzle: Puzzle;
  readonly answer: Answer;
  readonly inHand: PuzzleInHand;
}

const HEADINGS = { forced: "solved", refuted: "refuted", open: "undecided" } as const;

/** Whether the orders do it, and the replies that show why. */
export function ProofWords({ puzzle, answer, inHand: { shown, showReply } }: ProofWordsProps) {
  const { verdict, count, replies } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section aria-label={text(HEADINGS[verdict])}>
      <h2 className={css.verdict} data-solved={verdict === "forced" || undefined} ref={heading} tabIndex={-1}>
        {text(HEADINGS[verdict])}
      </h2>
      {verdict === "forced" && (
        <>
          <p>{text("solvedText", { replies: count })}</p>
          <p>{text(puzzle.found ? "found" : "missed")}</p>
          <h3>{text("hardest")}</h3>
          {replies.length > 1 && (
            <SegmentedControl
              fullWidth
              aria-label={text("hardest")}
              value={String(shown)}
              onChange={(value) => showReply(Number(value))}
              data={replies.map((_, number) => ({
                value: String(number),
                label: text("reply", { number: number + 1 }),
              }))}
            />
          )}
        </>
      )}
      {verdict === "refuted" && (
        <p>{text(Object.keys(replies[0] ?? {}).length > 0 ? "refutedText" : "noReply")}</p>
      )}
      {verdict === "open" && <p>{text("undecidedText")}</p>}
      {verdict !== "open" && (
        <>
          <h3>{learn("happened")}</h3>
          <Happened power={puzzle.power} />
        </>
      )}
    </section>
  );
}
