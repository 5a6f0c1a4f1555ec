import { createContext, useContext } from "react";
import type { TableView } from "../api/client.ts";

/** What a game's own parts may know of the table they are shown at. */
export type GameTable = Pick<TableView, "status" | "setup" | "seats" | "ending">;

export const GameTableContext = createContext<GameTable | null>(null);

/** The table at which a game is played; null in a sandbox. */
export const useGameTable = (): GameTable | null => useContext(GameTableContext);
