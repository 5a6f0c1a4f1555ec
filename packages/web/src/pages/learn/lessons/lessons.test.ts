import { expect, test } from "vitest";
import { openTask } from "../attempt.ts";
import { missesOf } from "../goal.ts";
import { LESSONS, TRIES } from "./index.ts";
import type { Lesson, Task } from "./lesson.ts";

const TASKS = [...LESSONS, ...TRIES].flatMap((lesson: Lesson) =>
  lesson.tasks.map((task) => ({ lesson, task, name: task.name })),
);

/** What is missing after some orders, where a deal has been agreed if one can be. */
function missesAfter(lesson: Lesson, task: Task, orders: readonly string[], isAgreed = true) {
  const open = openTask(lesson, task);
  if (!open.ok) throw new Error(open.error);
  const played = open.value.resolved({ [lesson.power]: orders }, isAgreed);
  const faults = (played.response?.orders ?? []).filter(
    ({ status }) => status === "invalid" || status === "illegal",
  );
  return { misses: missesOf(task.goal, lesson.power, open.value.game.rules, played), faults };
}

test.each(TASKS)("$name is solved by its solution, and every order in it is legal", ({ lesson, task }) => {
  expect(missesAfter(lesson, task, task.solution)).toEqual({ misses: [], faults: [] });
});

test.each(TASKS)("$name is not solved by what people try first, nor by doing nothing", ({ lesson, task }) => {
  expect(task.slips.length).toBeGreaterThan(0);
  for (const slip of [...task.slips, []])
    expect(missesAfter(lesson, task, slip).misses, slip.join()).not.toEqual([]);
});

test.each(TASKS.filter(({ task }) => task.talk?.offer ?? task.talk?.replies))(
  "$name takes a deal: without one the same orders fail",
  ({ lesson, task }) => {
    expect(missesAfter(lesson, task, task.solution, false).misses).not.toEqual([]);
  },
);

test("tasks have names of their own, so that progress is never mistaken", () => {
  expect(new Set(TASKS.map(({ name }) => name)).size).toBe(TASKS.length);
});
