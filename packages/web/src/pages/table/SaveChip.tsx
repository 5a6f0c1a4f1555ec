import { useState } from "react";
import { Icon, type IconName } from "../../ui/icons.tsx";
import { ReceiptDialog } from "./ReceiptDialog.tsx";
import css from "./SaveChip.module.css";
import type { SyncedSheet, SyncState } from "./sheet-sync.ts";
import { useSheetSync } from "./sheet-sync-context.ts";
import { useTable } from "./table-context.ts";

/** What is worst comes first. */
const STATES: readonly SyncState[] = ["conflict", "refused", "offline", "saving", "saved"];
const ICONS: Readonly<Record<SyncState, IconName>> = {
  conflict: "warning",
  refused: "warning",
  offline: "warning",
  saving: "cloud",
  saved: "cloud",
};

const WORDS: Readonly<Record<SyncState, string>> = {
  conflict: "Changed elsewhere",
  refused: "Not saved",
  offline: "Kept here, not sent yet",
  saving: "Saving …",
  saved: "Saved",
};

/** Whether the server has what is written; leads to the receipts. */
export function SaveChip() {
  const { sheets } = useSheetSync();
  const { table } = useTable();
  const [isOpen, setOpen] = useState(false);
  const worst = STATES.find((state) => [...sheets.values()].some((sheet) => sheet.state === state));
  const last = Math.max(0, ...table.sheets.map(({ receipt }) => receipt?.at ?? 0));
  if (!worst || (worst === "saved" && last === 0)) return null;
  const at = new Date(last).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return (
    <>
      <button
        type="button"
        className={css.chip}
        data-state={worst}
        title={worst === "saved" ? `Saved at ${at}` : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name={ICONS[worst]} size={15} />
        {WORDS[worst]}
        {worst === "saved" && <span className="hidden"> at {at}, show the receipts</span>}
      </button>
      <ReceiptDialog opened={isOpen} onClose={() => setOpen(false)} />
      <Conflicts sheets={sheets} />
    </>
  );
}

/** What somebody has to decide, or to know, before anything is saved. */
function Conflicts({ sheets }: { sheets: ReadonlyMap<string, SyncedSheet> }) {
  const { sync } = useSheetSync();
  return [...sheets].map(([power, { state, onServer, fault }]) => {
    if (state === "refused")
      return (
        <p key={power} className={css.trouble} role="alert">
          {power}: {fault}. What you wrote is kept here.
        </p>
      );
    if (state !== "conflict") return null;
    return (
      <div key={power} className={css.trouble} role="alert">
        <p>The orders of {power} were changed elsewhere. They are now:</p>
        <pre>{onServer.text === "" ? "no orders" : onServer.text}</pre>
        <button type="button" onClick={() => sync.keepOurs(power)}>
          Keep those here
        </button>
        <button type="button" onClick={() => sync.takeTheirs(power)}>
          Take the others
        </button>
      </div>
    );
  });
}
