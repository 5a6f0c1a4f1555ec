import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { readLearning, resetLearning } from "../../lib/learning.ts";
import { learn as text } from "../../messages/learn.ts";
import { lessons } from "../../messages/lessons.ts";
import { primers } from "../../messages/primers.ts";
import { type Confirmation, ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Section } from "../../ui/sections.tsx";
import { TextPage } from "../layout/pages.tsx";
import { FirstGame } from "./FirstGame.tsx";
import css from "./LearnPage.module.css";
import { LESSONS, type TaughtLesson } from "./lessons/index.ts";
import { PRIMERS } from "./primers/index.ts";

/** Where to learn: lessons and a first game, primers, and the rules. */
export function LearnPage() {
  const [{ solved, game }, setLearning] = useState(() => readLearning());
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const reset = (): void =>
    setQuestion({
      title: text("resetTitle"),
      text: text("resetText"),
      yes: text("reset"),
      onYes: () => {
        resetLearning();
        setLearning(readLearning());
      },
    });
  return (
    <TextPage title={text("title")} heading={text("title")}>
      <p className={css.lead}>{text("lead")}</p>
      <Section heading={text("lessons")} lead={text("lessonsLead")}>
        <Progress solved={solved} />
        <ol className={css.lessons}>
          {LESSONS.map((lesson, number) => (
            <li key={lesson.id}>
              <LessonLink lesson={lesson} number={number + 1} solved={solved} />
            </li>
          ))}
          <li id="game">
            <FirstGame game={game} number={LESSONS.length + 1} isDone={solved.includes("game")} />
          </li>
        </ol>
        {solved.length > 0 && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={reset}>
            {text("reset")}
          </Button>
        )}
      </Section>
      <Section heading={text("primers")} lead={text("primersLead")}>
        <ul className={css.cards}>
          {PRIMERS.map(({ id }) => (
            <li key={id}>
              <Link to="/learn/primers/$primer" params={{ primer: id }} className={css.lesson}>
                <span className={css.words}>
                  <strong>{primers(id)}</strong>
                  <span>{primers(`${id}Lead`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={text("puzzles")} lead={text("puzzlesLead")}>
        <ul className={css.links}>
          <li>
            <Link to="/puzzles">{text("toPuzzles")}</Link>
          </li>
        </ul>
      </Section>
      <Section heading={text("rules")} lead={text("rulesLead")}>
        <ul className={css.links}>
          <li>
            <Link to="/rules">{text("book")}</Link>
          </li>
          <li>
            <Link to="/rules/editions">{text("editions")}</Link>
          </li>
        </ul>
      </Section>
      <Section heading={text("next")} lead={text("nextLead")}>
        <ul className={css.links}>
          <li>
            <Link to="/play">{text("playComputer")}</Link>
          </li>
          <li>
            <Link to="/games">{text("joinGame")}</Link>
          </li>
          <li>
            <Link to="/analysis">{text("analyze")}</Link>
          </li>
        </ul>
      </Section>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </TextPage>
  );
}

const solvedIn = ({ tasks }: TaughtLesson, solved: readonly string[]): number =>
  tasks.filter(({ name }) => solved.includes(name)).length;

const isDone = (lesson: TaughtLesson, solved: readonly string[]): boolean =>
  solvedIn(lesson, solved) === lesson.tasks.length;

/** How far one has got, and the way on. */
function Progress({ solved }: { solved: readonly string[] }) {
  const all = LESSONS.reduce((sum, { tasks }) => sum + tasks.length, 0);
  const done = LESSONS.reduce((sum, lesson) => sum + solvedIn(lesson, solved), 0);
  const next = LESSONS.find((lesson) => !isDone(lesson, solved));
  return (
    <div className={css.progress}>
      <p>
        <progress value={done} max={all} aria-label={text("progress", { done, all })} />
        {text("progress", { done, all })}
      </p>
      {next ? (
        <Button renderRoot={(props) => <Link to="/learn/$lesson" params={{ lesson: next.id }} {...props} />}>
          {done === 0 ? text("begin") : text("resume", { lesson: lessons(next.id) })}
        </Button>
      ) : (
        <p>{text("again")}</p>
      )}
    </div>
  );
}

interface LessonLinkProps {
  readonly lesson: TaughtLesson;
  readonly number: number;
  readonly solved: readonly string[];
}

function LessonLink({ lesson, number, solved }: LessonLinkProps) {
  const done = solvedIn(lesson, solved);
  const all = lesson.tasks.length;
  return (
    <Link to="/learn/$lesson" params={{ lesson: lesson.id }} className={css.lesson}>
      <span className={css.number} data-done={done === all || undefined} aria-hidden="true">
        {done === all ? <Icon name="check" size={16} /> : number}
      </span>
      <span className={css.words}>
        <strong>{lessons(lesson.id)}</strong>
        <span>{lessons(`${lesson.id}Lead`)}</span>
      </span>
      <span className={css.state}>{done === all ? text("lessonDone") : text("tasksOf", { done, all })}</span>
    </Link>
  );
}
