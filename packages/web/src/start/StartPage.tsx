import { drawBoard } from "@chancery/boardview";
import { useComputedColorScheme } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { TopBar } from "../app/TopBar.tsx";
import { BoardPicture } from "../board/BoardPicture.tsx";
import { geometryOf } from "../board/boards.ts";
import { bareScene, fullScene, sceneOrders } from "../orders/scene.ts";
import { timelineOf } from "../sandbox/timeline.ts";
import { OPENING } from "./opening.ts";
import css from "./StartPage.module.css";

const PRESETS = [
  {
    rulebook: "2023",
    title: "Sandbox 2023",
    text: "Play all sides by the latest rules: try an opening, settle an argument, see why an attack failed.",
  },
  {
    rulebook: "1971",
    title: "Sandbox 1971",
    text: "The same board by the classic book, where convoys, removals and draws follow other rules.",
  },
] as const;

/** What this is, and where to begin. */
export function StartPage() {
  return (
    <div className={css.page}>
      <title>Chancery: play, referee and study Diplomacy</title>
      <TopBar />
      <main className={css.main}>
        <div className={css.words}>
          <h1>Diplomacy, resolved exactly and explained.</h1>
          <p className={css.lead}>
            Write orders for every power, play them out, and see for each one what became of it, why, and by
            which rule.
          </p>
          <div className={css.presets}>
            {PRESETS.map(({ rulebook, title, text }) => (
              <Link key={rulebook} to="/sandbox/$rulebook" params={{ rulebook }} className={css.preset}>
                <h2>{title}</h2>
                <p>{text}</p>
              </Link>
            ))}
          </div>
          <nav aria-label="More" className={css.more}>
            <Link to="/rules/$rulebook" params={{ rulebook: "2023" }}>
              The rules
            </Link>
            <a href="/api/docs">For programs: the API</a>
          </nav>
        </div>
        <Opening />
      </main>
    </div>
  );
}

/** A board with an opening on it. */
function Opening() {
  const theme = useComputedColorScheme("light");
  const drawing = useMemo(() => {
    const timeline = timelineOf(OPENING);
    if (!timeline.ok) return null;
    const [phase] = timeline.value.phases;
    const orders = sceneOrders(timeline.value.table.rules, phase, true);
    return drawBoard(
      geometryOf(timeline.value.table.rules.board.id),
      fullScene(bareScene(timeline.value.table.rules, phase.state), orders, []),
      {
        theme,
        labels: "full",
        id: "opening",
      },
    );
  }, [theme]);
  if (!drawing) return null;
  return (
    <div className={css.board} style={{ background: drawing.background }}>
      <BoardPicture frame={drawing} layers={drawing.layers} decorative />
    </div>
  );
}
