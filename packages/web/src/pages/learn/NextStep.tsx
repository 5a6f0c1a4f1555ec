import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { learn as text } from "../../messages/learn.ts";
import { lessons } from "../../messages/lessons.ts";
import { LESSONS, type TaughtLesson } from "./lessons/index.ts";
import { primerById } from "./primers/index.ts";
import type { TaskViewProps } from "./task-view.ts";

/** The lesson after this one; undefined after the last. */
function after(lesson: TaughtLesson): TaughtLesson | undefined {
  const at = LESSONS.findIndex(({ id }) => id === lesson.id);
  return at < 0 ? undefined : LESSONS[at + 1];
}

/** Where to go once a task is solved: on to the next task, to the next lesson, or to a game. */
export function NextStep({ lesson, at, onTask }: TaskViewProps) {
  if (at + 1 < lesson.tasks.length)
    return (
      <Button fullWidth onClick={() => onTask(at + 1)}>
        {text("nextTask")}
      </Button>
    );
  const next = after(lesson);
  const primer = primerById(lesson.id);
  if (primer)
    return (
      <Button
        fullWidth
        renderRoot={(props) => <Link to="/learn/primers/$primer" params={{ primer: primer.id }} {...props} />}
      >
        {text("toPrimer")}
      </Button>
    );
  return next ? (
    <Button
      fullWidth
      renderRoot={(props) => <Link to="/learn/$lesson" params={{ lesson: next.id }} {...props} />}
    >
      {text("nextLesson", { lesson: lessons(next.id) })}
    </Button>
  ) : (
    <Button fullWidth renderRoot={(props) => <Link to="/learn" hash="game" {...props} />}>
      {text("toGame")}
    </Button>
  );
}
