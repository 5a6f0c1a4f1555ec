import { useComputedColorScheme } from "@mantine/core";
import type { PublicGame } from "../../api/client.ts";
import css from "./FindPage.module.css";

/** The board as it stands, small. Loaded when it comes into sight, and again when the position changes. */
export function Miniature({ game: { game, picture } }: { game: Pick<PublicGame, "game" | "picture"> }) {
  const theme = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const query = new URLSearchParams({ theme, picture });
  return (
    <img
      className={css.miniature}
      src={`/api/public-games/${game}/miniature?${query}`}
      alt=""
      loading="lazy"
      decoding="async"
      width={160}
      height={120}
    />
  );
}
