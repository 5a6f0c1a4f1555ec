import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { TableView } from "../../../api/client.ts";
import { isKeptOffline } from "../../../lib/offline.ts";
import { isSolo } from "../../../lib/solo.ts";
import { storage } from "../../../lib/storage.ts";
import { ORDER_LANGUAGE } from "../../../messages/order-words.ts";
import { writtenBy } from "../turns/phases.ts";
import type { Act, CommandResult } from "../use-act.ts";
import { type Outside, type SendResult, SheetSync, type SyncedSheet } from "./sheet-sync.ts";

/** What is written for each power, and whether the server has it. */
export interface Saving {
  readonly sheets: ReadonlyMap<string, SyncedSheet>;
  readonly sync: SheetSync;
}

/** Saves what is written in the current turn. */
export function useNewSheetSync(table: TableView, command: Act): Saving {
  const { game } = table;
  const turn = table.turns.at(-1)?.number ?? 0;
  const latest = useRef(command);
  latest.current = command;
  const sync = useMemo(
    () =>
      new SheetSync(
        `chancery.sheet.${game}.${turn}`,
        storage,
        async (power, text, base) =>
          sent(
            await latest.current({ type: "save", power, text, language: ORDER_LANGUAGE, turn, upon: base }),
            power,
          ),
        outsideOf(game, turn),
      ),
    [game, turn],
  );
  const powers = writtenBy(table).join("\n");
  useEffect(() => {
    for (const { power, text, receipt } of powers === "" ? [] : table.sheets)
      sync.receive(power, { text: text ?? "", version: receipt?.version ?? 0 });
  }, [sync, powers, table.sheets]);
  useEffect(() => {
    const retry = (): void => sync.retry();
    // A page that is left may not come back.
    const hidden = (): void => void (document.visibilityState === "hidden" && sync.flush());
    window.addEventListener("online", retry);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", hidden);
      sync.stop();
    };
  }, [sync]);
  return { sheets: useSyncExternalStore(sync.subscribe, sync.sheets), sync };
}

/** The service worker sends orders for a page that was closed offline, in browsers that let it. */
function outsideOf(game: string, turn: number): Outside | null {
  if (isSolo(game) || !isKeptOffline()) return null;
  const kept = import("./kept-sheets.ts");
  return {
    keep: (power, sheet) => void kept.then(({ keepSheet }) => keepSheet({ game, turn, power, ...sheet })),
    drop: (power) => void kept.then(({ dropSheet }) => dropSheet({ game, turn, power })),
  };
}

function sent(result: CommandResult, power: string): SendResult {
  if (!result.ok) {
    const { status, code, message } = result.error;
    // What another device saved is about to arrive; then the player decides.
    const retry = status === 0 || status === 429 || status >= 500 || code === "changed-meanwhile";
    return { ok: false, retry, message };
  }
  const version = result.value.table?.sheets.find((sheet) => sheet.power === power)?.receipt?.version ?? 0;
  return { ok: true, version };
}
