import type { Power } from "@chancery/engine";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { readLearning } from "../../lib/learning.ts";
import { learn as text } from "../../messages/learn.ts";
import { lessons } from "../../messages/lessons.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { PowerOrders } from "../../orders/panel/PowerOrders.tsx";
import { Icon } from "../../ui/icons.tsx";
import { DealTalk } from "./DealTalk.tsx";
import { NextStep } from "./NextStep.tsx";
import { OutcomeWords } from "./OutcomeWords.tsx";
import css from "./TaskView.module.css";
import { taskText } from "./task-text.ts";
import type { TaskViewProps } from "./task-view.ts";
import type { TaskInHand } from "./use-task.ts";

interface TaskPanelProps extends TaskViewProps {
  readonly inHand: TaskInHand;
}

/** What is asked for, the orders so far, and, once they are resolved, what came of them. */
export function TaskPanel({ lesson, at, onTask, inHand }: TaskPanelProps) {
  const { outcome } = inHand;
  const task = lesson.tasks[at];
  const isSolved = outcome?.misses.length === 0;
  const body = useRef<HTMLDivElement>(null);
  // What is new is read from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useEffect(() => {
    body.current?.scrollTo({ top: 0 });
  }, [outcome]);
  return (
    <>
      <header className={css.head}>
        <h1>{lessons(lesson.id)}</h1>
        <TaskDots lesson={lesson} at={at} onTask={onTask} />
      </header>
      <div className={css.body} ref={body}>
        {outcome ? (
          <OutcomeWords task={task} outcome={outcome} power={lesson.power} />
        ) : (
          <>
            <p>{taskText(task.name, "Text")}</p>
            <section className={css.task} aria-label={text("yourTask")}>
              <h2>{text("yourTask")}</h2>
              <p>{taskText(task.name, "Task")}</p>
            </section>
          </>
        )}
        {task.talk && <DealTalk lesson={lesson} talk={task.talk} inHand={inHand} />}
        {!outcome && <Written how={inHand.isShown ? taskText(task.name, "How") : null} />}
      </div>
      <footer className={css.foot}>
        {outcome === null ? (
          <Button fullWidth onClick={inHand.resolve}>
            {text("resolve")}
          </Button>
        ) : isSolved ? (
          <NextStep lesson={lesson} at={at} onTask={onTask} />
        ) : (
          <>
            <Button variant="default" onClick={inHand.show}>
              {text("showMe")}
            </Button>
            <Button onClick={inHand.tryAgain}>{text("tryAgain")}</Button>
          </>
        )}
      </footer>
    </>
  );
}

/** The tasks of the lesson, each to be opened. */
function TaskDots({ lesson, at, onTask }: TaskViewProps) {
  const { solved } = readLearning();
  const { tasks } = lesson;
  return (
    <nav className={css.dots} aria-label={text("task", { number: at + 1, all: tasks.length })}>
      {tasks.map(({ name }, number) => {
        const isSolved = solved.includes(name);
        return (
          <button
            key={name}
            type="button"
            aria-label={text("taskState", { number: number + 1, state: isSolved ? "done" : "open" })}
            aria-current={number === at ? "step" : undefined}
            data-solved={isSolved || undefined}
            onClick={() => onTask(number)}
          >
            {isSolved ? <Icon name="check" size={14} /> : <span aria-hidden="true">{number + 1}</span>}
          </button>
        );
      })}
    </nav>
  );
}

const HOW = { M: "noOrders", R: "noRetreats", A: "noAdjustments" } as const;

/** Your orders so far, and how to give one; how the task is solved, once that was asked for. */
function Written({ how }: { how: string | null }) {
  const { entry, lines } = useOrderEditor();
  return (
    <>
      {how ? (
        <p className={css.shown}>
          {how} {text("shown")}
        </p>
      ) : (
        lines.length === 0 && <p className={css.how}>{text(HOW[entry.state.phase.task])}</p>
      )}
      {[...entry.powers].map((power: Power) => (
        <PowerOrders key={power} power={power} />
      ))}
    </>
  );
}
