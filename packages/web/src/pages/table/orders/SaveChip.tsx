import { useState } from "react";
import { powerName } from "../../../messages/power-name.ts";
import { table as text } from "../../../messages/table.ts";
import { formatMoment } from "../../../messages/time.ts";
import { asSentence } from "../../../ui/Fault.tsx";
import { Icon, type IconName } from "../../../ui/icons.tsx";
import { useTable } from "../table-context.ts";
import { ReceiptDialog } from "./ReceiptDialog.tsx";
import css from "./SaveChip.module.css";
import type { SyncedSheet, SyncState } from "./sheet-sync.ts";

/** The worst first. */
const STATES: readonly SyncState[] = ["conflict", "refused", "offline", "saving", "saved"];
const ICONS: Readonly<Record<SyncState, IconName>> = {
  conflict: "warning",
  refused: "warning",
  offline: "warning",
  saving: "cloud",
  saved: "cloud",
};

/** Whether the server has the orders; opens the receipts. */
export function SaveChip() {
  const { sheets } = useTable().saving;
  const { table } = useTable();
  const [isOpen, setOpen] = useState(false);
  const worst = STATES.find((state) => [...sheets.values()].some((sheet) => sheet.state === state));
  const last = Math.max(0, ...table.sheets.map(({ receipt }) => receipt?.at ?? 0));
  if (!worst || (worst === "saved" && last === 0)) return null;
  const time = formatMoment(last, table.clock.now);
  return (
    <>
      <button
        type="button"
        className={css.chip}
        data-state={worst}
        title={worst === "saved" ? text("savedAt", { time }) : undefined}
        aria-label={worst === "saved" ? text("savedReceipts", { time }) : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name={ICONS[worst]} size={15} />
        {text(worst)}
      </button>
      <ReceiptDialog opened={isOpen} onClose={() => setOpen(false)} />
      <Conflicts sheets={sheets} />
    </>
  );
}

/** What the player has to decide or know before anything is saved. */
function Conflicts({ sheets }: { sheets: ReadonlyMap<string, SyncedSheet> }) {
  const { sync } = useTable().saving;
  return [...sheets].map(([power, { state, onServer, fault }]) => {
    if (state === "refused")
      return (
        <p key={power} className={css.trouble} role="alert">
          {text("refusedText", { power: powerName(power), fault: asSentence(fault ?? "") })}
        </p>
      );
    if (state !== "conflict") return null;
    return (
      <div key={power} className={css.trouble} role="alert">
        <p>{text("conflictText", { power: powerName(power) })}</p>
        <pre>{onServer.text === "" ? text("noOrders") : onServer.text}</pre>
        <button type="button" onClick={() => sync.keepOurs(power)}>
          {text("keepMine")}
        </button>
        <button type="button" onClick={() => sync.takeTheirs(power)}>
          {text("takeTheirs")}
        </button>
      </div>
    );
  });
}
