import { toSvg } from "@chancery/boardview";
import { useComputedColorScheme } from "@mantine/core";
import { useMemo } from "react";
import { drawBoard } from "../board/draw.ts";
import type { BoardScene } from "./plugin.ts";

export interface SecondInsetProps {
  readonly board: BoardScene;
  /** How wide it is, in px. */
  readonly width: number;
}

/** The second board in small, as one picture: it takes no other elements of the page. */
export default function SecondInset({ board: { geometry, scene }, width }: SecondInsetProps) {
  const theme = useComputedColorScheme("light");
  const address = useMemo(() => {
    // Drawn at twice its size, to be sharp on every screen.
    const svg = toSvg(drawBoard(geometry, scene, { theme, labels: "none" }), { width: 2 * width });
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  }, [geometry, scene, width, theme]);
  return <img src={address} alt="" width={width} />;
}
