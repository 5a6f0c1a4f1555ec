import { useCallback, useMemo, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import type { Act } from "../use-act.ts";
import {
  beginDraft,
  changesIn,
  draftedSheets,
  lateChanges,
  overtakenIn,
  type SheetChange,
  type SheetDraft,
  settleDraft,
  versionOf,
  writeDraft,
} from "./sheet-draft.ts";

/** Others' orders, as the game master reads them, and edits them on purpose only. */
export interface RefereeSheets {
  /** All orders, with what has been changed here. */
  readonly sheets: ReadonlyMap<string, { readonly text: string }>;
  /** The powers whose orders are being edited; none while the board is only read. */
  readonly powers: readonly string[];
  readonly changes: readonly SheetChange[];
  readonly overtaken: readonly string[];
  /** What was changed here but not saved before the turn was over. */
  readonly late: readonly SheetChange[];
  /** Begins to edit the orders of some powers. */
  edit(powers: readonly string[]): void;
  write(power: string, text: string): void;
  /** Goes on upon what the players have saved meanwhile, with or without what was changed here. */
  settle(keeps: boolean): void;
  leave(): void;
  /** Saves the changes; a sentence if that could not be done. */
  save(reason: string): Promise<string | null>;
  /** Brings back what a player had written before someone wrote over it. */
  restore(power: string, reason: string): Promise<string | null>;
}

/** Keeps what a game master changes until it is saved; null for everyone else. */
export function useSheetDraft(table: TableView, act: Act, language?: string): RefereeSheets | null {
  const [kept, setDraft] = useState<SheetDraft | null>(null);
  const isReferee = table.you.role === "referee";
  const turn = table.turns.length;
  const isPossible = isReferee && table.status === "playing" && table.you.may.includes("save");
  // What was meant for one turn is not saved in another.
  const draft = isPossible && kept?.turn === turn ? kept : null;
  const change = useCallback(
    (to: (draft: SheetDraft) => SheetDraft) => setDraft((before) => before && to(before)),
    [],
  );
  const sheets = useMemo(() => draftedSheets(table, draft), [table, draft]);
  return useMemo(() => {
    if (!isReferee) return null;
    const changes = draft ? changesIn(table, draft) : [];
    return {
      sheets,
      powers: draft?.powers ?? [],
      changes,
      overtaken: draft ? overtakenIn(table, draft) : [],
      late: kept ? lateChanges(table, kept) : [],
      edit: (powers) => setDraft(beginDraft(table, powers)),
      write: (power, text) =>
        change((before) => (before.powers.includes(power) ? writeDraft(before, table, power, text) : before)),
      settle: (keeps) => change((before) => settleDraft(before, table, keeps)),
      leave: () => setDraft(null),
      save: async (reason) => {
        for (const { power, text, base } of changes) {
          const done = await act({ type: "save", power, text, language, turn, upon: base, reason });
          if (!done.ok) return done.error.message;
          // If a later one fails, this one has been saved.
          change(({ sheets: { [power]: _, ...others }, ...rest }) => ({ ...rest, sheets: others }));
        }
        setDraft(null);
        return null;
      },
      restore: async (power, reason) => {
        const before = table.sheets.find((sheet) => sheet.power === power)?.before;
        if (!before) return null;
        const { version: _, ...own } = before;
        const done = await act({ type: "save", power, ...own, turn, upon: versionOf(table, power), reason });
        return done.ok ? null : done.error.message;
      },
    };
  }, [isReferee, table, kept, draft, sheets, act, language, turn, change]);
}
