import { sceneOf } from "@chancery/boardview";
import { openVariant } from "@chancery/contract";
import { formatPosition, type PositionJson } from "@chancery/engine";
import { appearanceOf } from "@chancery/variants";
import { useComputedColorScheme } from "@mantine/core";
import { useMemo } from "react";
import { BoardPicture } from "../../board/BoardPicture.tsx";
import { geometryOf } from "../../board/boards.ts";
import { drawBoard } from "../../board/draw.ts";
import { useGeometry } from "../../board/use-geometry.ts";
import type { Preset } from "../../games/preset.ts";
import { LANGUAGE } from "../../messages/language.ts";
import { lobby } from "../../messages/lobby.ts";

export interface BoardPreviewProps {
  readonly preset: Preset;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The start, unless another one is given. */
  readonly position?: PositionJson | undefined;
}

/** A board to look at. */
export function BoardPreview({ preset, options, position }: BoardPreviewProps) {
  const theme = useComputedColorScheme("light");
  const { variant, rulebook } = preset;
  const opened = useMemo(
    () => openVariant({ variant, rulebook, options: options ?? {} }),
    [variant, rulebook, options],
  );
  const isThere = useGeometry(opened.ok ? opened.value : null);
  const drawing = useMemo(() => {
    if (!opened.ok || !isThere) return null;
    const { rules, start } = opened.value;
    const scene = sceneOf(position ?? formatPosition(rules, start), {
      ...appearanceOf(rules, LANGUAGE),
      title: lobby("board"),
    });
    return drawBoard(geometryOf(rules.board.id), scene, { theme, labels: "full", id: "preview" });
  }, [opened, isThere, position, theme]);
  return drawing && <BoardPicture frame={drawing} layers={drawing.layers} decorative />;
}
