import { lazy, Suspense, useEffect } from "react";
import { readLearning } from "../../../lib/learning.ts";
import { keepForOffline } from "../../../lib/offline.ts";
import { solo as text } from "../../../messages/solo.ts";
import css from "../clock/ClockBar.module.css";
import { useTable } from "../table-context.ts";

// Only for a first game.
const Coach = lazy(async () => ({ default: (await import("./Coach.tsx")).Coach }));

/** Whose turn it is, instead of a clock; in a first game, with a coach. */
export function SoloBar() {
  const { table } = useTable();
  // By now everything is loaded that the game needs.
  useEffect(() => void keepForOffline(), []);
  const thinking = table.seats.filter(({ isYours, isReady }) => !isYours && isReady === false).length;
  const isWaiting = table.seats.some(({ isYours, isReady }) => isYours && isReady !== false);
  const bar = (
    <section className={css.bar} aria-label={text("bar")}>
      <strong role="status">
        {table.status === "ended"
          ? text("over")
          : isWaiting && thinking > 0
            ? text("botsThinking", { count: thinking })
            : text("yourTurn")}
      </strong>
    </section>
  );
  if (readLearning().game !== table.game) return bar;
  return (
    <>
      {bar}
      <Suspense>
        <Coach />
      </Suspense>
    </>
  );
}
