import type { OpenGame } from "@chancery/contract";
import { createContext, useContext } from "react";
import type { TableView, TurnView } from "../../api/client.ts";
import type { Connection } from "../../api/live.ts";
import type { Saving } from "./orders/use-sheet-sync.ts";
import type { DealBoard } from "./press/deal-board.ts";
import type { RefereeSheets } from "./referee/use-sheet-draft.ts";
import type { Act } from "./use-act.ts";

/** What all parts of a table's page share. */
export interface TableContextValue {
  readonly table: TableView;
  /** The rules and the notation of the game that is played. */
  readonly game: OpenGame;
  /** The turn of the past that is looked at; null while it is the present one, or is still being fetched. */
  readonly turn: TurnView | null;
  /** The number of the turn that is looked at; null for the present. */
  readonly viewed: number | null;
  /** Looks at another turn; null for the present. */
  view(number: number | null): void;
  readonly me: {
    readonly role: TableView["you"]["role"];
    readonly seat: number | null;
    /** The powers one plays. */
    readonly powers: readonly string[];
  };
  /** What is written for each power, and whether the server has it. */
  readonly saving: Saving;
  /** Others' orders, for the game master; null for everyone else. */
  readonly others: RefereeSheets | null;
  /** A deal that is drawn on the board instead of your own orders. */
  readonly deals: DealBoard;
  readonly connection: Connection;
  readonly command: Act;
  /** Shows a tab of the panel. */
  open(tab: string): void;
}

export const TableContext = createContext<TableContextValue | null>(null);

export function useTable(): TableContextValue {
  const table = useContext(TableContext);
  if (!table) throw new Error("no table here");
  return table;
}
