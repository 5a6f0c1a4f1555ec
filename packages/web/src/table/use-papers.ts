import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { TableView } from "../api/client.ts";
import { type Paper, Papers } from "./papers.ts";
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
      new Papers(`chancery.sheet.${game}.${turn}`, localStorage, async (power, text) =>
        sent(await latest.current({ type: "save", power, text, turn }), power),
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

function sent(done: Done, power: string): Awaited<ReturnType<ConstructorParameters<typeof Papers>[2]>> {
  if (!done.ok) {
    const { status, message } = done.error;
    return { ok: false, again: status === 0 || status === 429 || status >= 500, message };
  }
  const version = done.value.table?.sheets.find((sheet) => sheet.power === power)?.receipt?.version ?? 0;
  return { ok: true, version };
}
