import { createContext, useContext } from "react";
import type { SheetSync, SyncedSheet } from "./sheet-sync.ts";

/** What is written for each power, and whether the server has it. */
export interface SheetSyncValue {
  readonly sheets: ReadonlyMap<string, SyncedSheet>;
  readonly sync: SheetSync;
}

export const SheetSyncContext = createContext<SheetSyncValue | null>(null);

export function useSheetSync(): SheetSyncValue {
  const work = useContext(SheetSyncContext);
  if (!work) throw new Error("nothing is written here");
  return work;
}
