import type { Table } from "@chancery/contract";
import { createContext, useContext } from "react";
import type { ApiFailure, Command, CommandAnswer, TableView, TurnView } from "../../api/client.ts";
import type { Connection } from "../../api/live.ts";

/** What came of a command, without throwing. */
export type Done =
  | { readonly ok: true; readonly value: CommandAnswer }
  | { readonly ok: false; readonly error: ApiFailure };

/** What all parts of a table's page share. */
export interface TableContextValue {
  readonly table: TableView;
  /** The rules and the notation of the game that is played. */
  readonly game: Table;
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
  readonly connection: Connection;
  /** Does something at the table, and says whether that was possible. */
  command(command: Command): Promise<Done>;
  /** Shows a tab of the panel. */
  open(tab: string): void;
}

export const TableContext = createContext<TableContextValue | null>(null);

export function useTable(): TableContextValue {
  const table = useContext(TableContext);
  if (!table) throw new Error("no table here");
  return table;
}
