import { GRADES, type Puzzle, puzzleOfDay } from "@chancery/analysis/puzzles";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { readLearning } from "../../../lib/learning.ts";
import { powerName } from "../../../messages/power-name.ts";
import { puzzles as text } from "../../../messages/puzzles.ts";
import { Icon } from "../../../ui/icons.tsx";
import { Section } from "../../../ui/sections.tsx";
import { LoadingPage } from "../../layout/LoadingPage.tsx";
import { TextPage } from "../../layout/pages.tsx";
import css from "../LearnPage.module.css";
import { nextPuzzle } from "./next-puzzle.ts";
import { solvedName } from "./solved.ts";
import { today, usePuzzles } from "./use-puzzles.ts";

/** The puzzle of the day, and all others by grade. */
export function PuzzlesPage() {
  const puzzles = usePuzzles();
  if (!puzzles) return <LoadingPage />;
  const { solved } = readLearning();
  const isSolved = (puzzle: Puzzle): boolean => solved.includes(solvedName(puzzle));
  const daily = puzzleOfDay(puzzles, today());
  return (
    <TextPage title={text("title")} heading={text("title")}>
      <p className={css.lead}>{text("lead")}</p>
      <p>
        <Button
          size="md"
          variant={isSolved(daily) ? "default" : "filled"}
          leftSection={isSolved(daily) && <Icon name="check" size={16} />}
          renderRoot={(props) => <Link to="/puzzles/$puzzle" params={{ puzzle: daily.id }} {...props} />}
        >
          {text(isSolved(daily) ? "todaySolved" : "today")}
        </Button>
      </p>
      <Section
        heading={text("more")}
        lead={text("moreLead", { solved: puzzles.filter(isSolved).length, all: puzzles.length })}
      >
        <ul className={css.lessons}>
          {GRADES.map((grade) => {
            const graded = puzzles.filter((puzzle) => puzzle.grade === grade);
            const next = nextPuzzle(puzzles, grade, solved) ?? graded[0];
            const done = graded.filter(isSolved).length;
            return (
              <li key={grade}>
                <Link to="/puzzles/$puzzle" params={{ puzzle: next.id }} className={css.lesson}>
                  <span
                    className={css.number}
                    data-done={done === graded.length || undefined}
                    aria-hidden="true"
                  >
                    {done === graded.length ? <Icon name="check" size={16} /> : grade}
                  </span>
                  <span className={css.words}>
                    <strong>{text("grade", { grade: String(grade) })}</strong>
                    <span>{text("playing", { power: powerName(next.power) })}</span>
                  </span>
                  <span className={css.state}>
                    {text("gradeSolved", { solved: done, all: graded.length })}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </Section>
    </TextPage>
  );
}
