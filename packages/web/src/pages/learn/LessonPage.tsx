import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useGeometry } from "../../board/use-geometry.ts";
import { usePlugin } from "../../games/use-plugin.ts";
import { readLearning } from "../../lib/learning.ts";
import { lessons } from "../../messages/lessons.ts";
import { ui } from "../../messages/ui.ts";
import { openGame } from "../../orders/open-game.ts";
import { LoadingPage } from "../layout/LoadingPage.tsx";
import { LostPage } from "../layout/LostPage.tsx";
import { lessonById, type TaughtLesson } from "./lessons/index.ts";
import { TaskView } from "./TaskView.tsx";

/** One lesson: its tasks, one after the other. */
export function LessonPage() {
  const { lesson: id } = useParams({ from: "/learn/$lesson" });
  const lesson = lessonById(id);
  return lesson ? <Opened key={id} lesson={lesson} /> : <LostPage />;
}

/** The first task that has not been solved; the first of all once none is left. */
function firstOpen({ tasks }: TaughtLesson): number {
  const { solved } = readLearning();
  return Math.max(
    0,
    tasks.findIndex(({ name }) => !solved.includes(name)),
  );
}

function Opened({ lesson }: { lesson: TaughtLesson }) {
  const [at, setAt] = useState(() => firstOpen(lesson));
  const game = openGame(lesson.setup);
  const isDrawn = useGeometry(game.ok ? game.value : null);
  const isKnown = usePlugin(lesson.setup.variant);
  return (
    <>
      <title>{ui("pageTitle", { title: lessons(lesson.id) })}</title>
      {isDrawn && isKnown ? <TaskView key={at} lesson={lesson} at={at} onTask={setAt} /> : <LoadingPage />}
    </>
  );
}
