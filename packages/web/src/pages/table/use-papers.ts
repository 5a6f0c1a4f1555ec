import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { TableView } from "../../api/client.ts";
import { storage } from "../../lib/storage.ts";
import { type Paper, Papers, type Sent } from "./papers.ts";
import { orderedBy } from "./phases.ts";
import type { Done, TableWork } from "./table-context.ts";

/** What is written in the present turn: kept here, and saved. */
export function usePapers(
  table: TableView,
  command: TableWork["command"],
): { papers: ReadonlyMap<string, Paper>; keeper: Papers } {
  const { game } = table;
  const turn = table.turns.at(-1)?.number ?? 0;
  const latest = useRef(command);
  latest.current = command;
  const keeper = useMemo(
    () =>
      new Papers(`chancery.sheet.${game}.${turn}`, storage, async (power, text, upon) =>
        sent(await latest.current({ type: "save", power, text, turn, upon }), power),
      ),
    [game, turn],
  );
  const powers = orderedBy(table).join("\n");
  useEffect(() => {
    for (const { power, text, receipt } of powers === "" ? [] : table.sheets)
      keeper.see(power, { text: text ?? "", version: receipt?.version ?? 0 });
  }, [keeper, powers, table.sheets]);
  useEffect(() => {
    const hurry = (): void => keeper.hurry();
    // A page that is left may not come back: nothing waits any longer.
    const hidden = (): void => void (document.visibilityState === "hidden" && keeper.flush());
    window.addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hidden);
      keeper.stop();
    };
  }, [keeper]);
  return { papers: useSyncExternalStore(keeper.subscribe, keeper.papers), keeper };
}

function sent(done: Done, power: string): Sent {
  if (!done.ok) {
    const { status, code, message } = done.error;
    // What was saved meanwhile is about to be seen here; then somebody decides.
    const again = status === 0 || status === 429 || status >= 500 || code === "changed-meanwhile";
    return { ok: false, again, message };
  }
  const version = done.value.table?.sheets.find((sheet) => sheet.power === power)?.receipt?.version ?? 0;
  return { ok: true, version };
}
