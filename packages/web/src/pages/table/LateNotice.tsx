import { Button, Group } from "@mantine/core";
import { useMemo, useState } from "react";
import { storage } from "../../lib/storage.ts";
import { copyWord, useCopy } from "../../ui/use-copy.ts";
import css from "./LateNotice.module.css";
import { lateSheets } from "./late-sheets.ts";
import { useTable } from "./table-context.ts";
import { stopInWords } from "./words.ts";

/** Tells of what was written and arrived too late, and gives it back. */
export function LateNotice() {
  const { table } = useTable();
  const { isCopied, copy } = useCopy();
  const [seen, setSeen] = useState(0);
  const present = table.turns.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again once they have been put away
  const late = useMemo(() => lateSheets(table.game, present, storage), [table.game, present, seen]);
  if (late.length === 0) return null;
  return (
    <section className={css.notice} role="alert">
      <h2>Too late to count</h2>
      {late.map(({ key, turn, power, text }) => (
        <div key={key}>
          <p>
            What you wrote last for {power} in {stopInWords(table, turn)} had not reached the server when that
            was played out:
          </p>
          <pre>{text}</pre>
        </div>
      ))}
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => copy(late.map(({ text }) => text).join("\n\n"))}
        >
          {copyWord(isCopied, "Copy it")}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            for (const { key } of late) storage.write(key, null);
            setSeen((count) => count + 1);
          }}
        >
          Put it away
        </Button>
      </Group>
    </section>
  );
}
