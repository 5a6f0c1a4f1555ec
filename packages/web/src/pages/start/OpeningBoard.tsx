import { useComputedColorScheme } from "@mantine/core";
import { useMemo } from "react";
import { BoardPicture } from "../../board/BoardPicture.tsx";
import { geometryOf } from "../../board/boards.ts";
import { drawBoard } from "../../board/draw.ts";
import { phaseScene } from "../../orders/scene.ts";
import { timelineOf } from "../sandbox/timeline.ts";
import { OPENING } from "./opening.ts";

/** A board with an opening on it. */
export function OpeningBoard() {
  const theme = useComputedColorScheme("light");
  const drawing = useMemo(() => {
    const timeline = timelineOf(OPENING);
    if (!timeline.ok) return null;
    const [phase] = timeline.value.phases;
    const { rules } = timeline.value.table;
    const options = { theme, labels: "full", id: "opening" } as const;
    return drawBoard(geometryOf(rules.board.id), phaseScene(rules, phase, { resolved: true }), options);
  }, [theme]);
  return drawing && <BoardPicture frame={drawing} layers={drawing.layers} decorative />;
}
