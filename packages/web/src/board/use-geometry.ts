import type { Game } from "@chancery/engine";
import { useLoaded } from "../lib/use-loaded.ts";
import { hasGeometry, loadGeometry } from "./boards.ts";

/** Whether the board of a game can be drawn. Where there is no game, nothing is waited for. */
export const useGeometry = (game: Pick<Game, "rules"> | null): boolean =>
  useLoaded(game?.rules.board.id ?? null, hasGeometry, loadGeometry);
