import { Button } from "@mantine/core";
import { useState } from "react";
import { gameMaster as text } from "../../../messages/gameMaster.ts";
import { powerName } from "../../../messages/power-name.ts";
import { ReasonDialog, type ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import { DifferenceList } from "../seats/DifferenceList.tsx";
import { useTable } from "../table-context.ts";
import css from "./RefereePanel.module.css";
import { lineChanges, type SheetChange } from "./sheet-draft.ts";

/** Edits a player's orders, or brings back what they had written themselves. */
export function SheetActs({ power }: { power: string }) {
  const { table, open } = useTable();
  const { others } = useTable();
  const [question, setQuestion] = useState<ReasonRequest | null>(null);
  const sheet = table.sheets.find((each) => each.power === power);
  if (!others || !sheet || !table.you.may.includes("save")) return null;
  const named = powerName(power);
  const { before } = sheet;
  const edit = (): void => {
    others.edit([power]);
    open("orders");
  };
  return (
    <div className={css.sheetActs}>
      <Button variant="default" size="compact-sm" onClick={edit}>
        {text("editOrders", { power: named })}
      </Button>
      {before && (
        <Button
          variant="default"
          size="compact-sm"
          aria-haspopup="dialog"
          onClick={() =>
            setQuestion({
              title: text("restoreOrdersTitle", { power: named }),
              what: <SheetChanges changes={[{ power, ...lineChanges(sheet.text ?? "", before.text) }]} />,
              seen: text("changeOrdersSeen"),
              yes: text("restoreOrders"),
              reason: true,
              onYes: (reason) => others.restore(power, reason),
            })
          }
        >
          {text("restoreOrdersOf", { power: named })}
        </Button>
      )}
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

/** The lines that a change takes from sheets, and those it adds. */
export function SheetChanges({
  changes,
}: {
  changes: readonly Pick<SheetChange, "power" | "gone" | "come">[];
}) {
  const { table } = useTable();
  const nothing = { gone: [], come: [] };
  return (
    <DifferenceList
      setup={table.setup}
      difference={{ phase: ["", ""], units: [...changes], centers: [], own: [], contested: nothing }}
    />
  );
}
