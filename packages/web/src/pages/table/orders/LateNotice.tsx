import { Button, Group } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { isKeptOffline } from "../../../lib/offline.ts";
import { storage } from "../../../lib/storage.ts";
import { powerName } from "../../../messages/power-name.ts";
import { table as text } from "../../../messages/table.ts";
import { ui } from "../../../messages/ui.ts";
import { copyWord, useCopy } from "../../../ui/use-copy.ts";
import { useTable } from "../table-context.ts";
import { stopInWords } from "../words.ts";
import css from "./LateNotice.module.css";
import { lateSheets } from "./late-sheets.ts";

/** Shows orders that reached the server too late, and gives them back. */
export function LateNotice() {
  const { table } = useTable();
  const { isCopied, copy } = useCopy();
  const [seen, setSeen] = useState(0);
  const present = table.turns.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again once they have been discarded
  const late = useMemo(() => lateSheets(table.game, present, storage), [table.game, present, seen]);
  // A game master who rolls back or edits the position replaces a turn that nobody has played.
  const wasPlayed = (turn: number): boolean =>
    table.turns.find(({ number }) => number === turn)?.isPlayed ?? true;
  const [isSettled, setSettled] = useState(!isKeptOffline());
  useEffect(() => {
    if (isSettled || late.length === 0) return;
    // The service worker may have sent them in time.
    void import("./kept-sheets.ts")
      .then(({ settleSent }) => settleSent(table.game, storage))
      .finally(() => {
        setSettled(true);
        setSeen((count) => count + 1);
      });
  }, [isSettled, late, table.game]);
  if (late.length === 0 || !isSettled) return null;
  return (
    <section className={css.notice} role="alert">
      <h2>{text("lateTitle")}</h2>
      {late.map(({ key, turn, power, text: orders }) => (
        <div key={key}>
          <p>
            {text(wasPlayed(turn) ? "lateText" : "lateReplaced", {
              power: powerName(power),
              phase: stopInWords(table, turn),
            })}
          </p>
          <pre>{orders}</pre>
        </div>
      ))}
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => copy(late.map((sheet) => sheet.text).join("\n\n"))}
        >
          {copyWord(isCopied, ui("copy"))}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            for (const { key } of late) storage.write(key, null);
            setSeen((count) => count + 1);
          }}
        >
          {text("discard")}
        </Button>
      </Group>
    </section>
  );
}
