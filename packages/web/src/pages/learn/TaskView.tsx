import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { learn as text } from "../../messages/learn.ts";
import { lessons } from "../../messages/lessons.ts";
import { placesOf } from "./places.ts";
import { TaskFrame } from "./TaskFrame.tsx";
import { TaskPanel } from "./TaskPanel.tsx";
import css from "./TaskView.module.css";
import type { TaskViewProps } from "./task-view.ts";
import { useTask } from "./use-task.ts";

/** A task: the board, what is asked for, and what came of it. */
export function TaskView({ lesson, at, onTask }: TaskViewProps) {
  const { editor, inHand } = useTask(lesson, lesson.tasks[at]);
  const around = useMemo(
    () => placesOf(editor.entry.rules, lesson.tasks[at]),
    [editor.entry.rules, lesson, at],
  );
  const title = (
    <>
      <Link to="/learn" className={css.up}>
        {text("title")}
      </Link>
      <span className={css.wide}>
        {": "}
        {lessons(lesson.id)}
      </span>
    </>
  );
  return (
    <TaskFrame editor={editor} around={around} title={title} label={text("yourTask")}>
      <TaskPanel lesson={lesson} at={at} onTask={onTask} inHand={inHand} />
    </TaskFrame>
  );
}
