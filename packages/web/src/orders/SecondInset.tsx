import { toSvg } from "@chancery/boardview";
import { useComputedColorScheme } from "@mantine/core";
import { useMemo } from "react";
import { drawBoard } from "../board/draw.ts";
import { useOrderEditor } from "./order-editor.ts";

/** How wide the picture is, in px; it is shown at half of that, to be sharp on every screen. */
const WIDTH = 264;

/** The second board in small, as one picture: it takes no other elements of the page. */
export default function SecondInset() {
  const { plugin, phase, resolved, game } = useOrderEditor();
  const theme = useComputedColorScheme("light");
  const { second } = plugin;
  const address = useMemo(() => {
    if (!second) return null;
    const { geometry, scene } = second.picture(game.rules, phase, resolved);
    const svg = toSvg(drawBoard(geometry, scene, { theme, labels: "none" }), { width: WIDTH });
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  }, [second, phase, resolved, game, theme]);
  return address && <img src={address} alt="" width={WIDTH / 2} />;
}
