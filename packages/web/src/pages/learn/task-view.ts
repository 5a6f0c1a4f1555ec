import type { TaughtLesson } from "./lessons/index.ts";

/** Which task of a lesson is in view, and how to get to another. */
export interface TaskViewProps {
  readonly lesson: TaughtLesson;
  /** The number of its task, from 0. */
  readonly at: number;
  readonly onTask: (at: number) => void;
}
