import { favorScene } from "@chancery/variants/dissolution";
import type { Favor } from "@chancery/variants/dissolution/favor";
import { useComputedColorScheme } from "@mantine/core";
import { useMemo } from "react";
import { BoardPicture } from "../../../board/BoardPicture.tsx";
import { drawBoard } from "../../../board/draw.ts";
import { LANGUAGE } from "../../../messages/language.ts";
import { text } from "../text.ts";
import css from "./Favor.module.css";
import { favorGeometry } from "./geometry.ts";

/** The Favor Map to look at. */
export function FavorPicture({ favor }: { favor: Favor }) {
  const theme = useComputedColorScheme("light");
  const drawing = useMemo(
    () =>
      drawBoard(favorGeometry, favorScene(favor, { title: text("embassies"), language: LANGUAGE }), {
        theme,
        labels: "full",
        id: "layout",
      }),
    [favor, theme],
  );
  return (
    <div className={css.picture}>
      <BoardPicture frame={drawing} layers={drawing.layers} />
    </div>
  );
}
