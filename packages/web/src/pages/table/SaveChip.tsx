import { useState } from "react";
import { Icon, type IconName } from "../../ui/icons.tsx";
import type { Paper, PaperState } from "./papers.ts";
import { usePapersWork } from "./papers-context.ts";
import { ReceiptDialog } from "./ReceiptDialog.tsx";
import css from "./SaveChip.module.css";
import { useTable } from "./table-context.ts";

/** What is worst comes first. */
const STATES: readonly PaperState[] = ["conflict", "refused", "offline", "saving", "saved"];
const ICONS: Readonly<Record<PaperState, IconName>> = {
  conflict: "warning",
  refused: "warning",
  offline: "warning",
  saving: "cloud",
  saved: "cloud",
};

const WORDS: Readonly<Record<PaperState, string>> = {
  conflict: "Changed elsewhere",
  refused: "Not saved",
  offline: "Kept here, not sent yet",
  saving: "Saving …",
  saved: "Saved",
};

/** Whether the server has what is written; leads to the receipts. */
export function SaveChip() {
  const { papers } = usePapersWork();
  const { table } = useTable();
  const [isOpen, setOpen] = useState(false);
  const worst = STATES.find((state) => [...papers.values()].some((paper) => paper.state === state));
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
      <Conflicts papers={papers} />
    </>
  );
}

/** What somebody has to decide, or to know, before anything is saved. */
function Conflicts({ papers }: { papers: ReadonlyMap<string, Paper> }) {
  const { keeper } = usePapersWork();
  return [...papers].map(([power, { state, filed, fault }]) => {
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
        <pre>{filed.text === "" ? "no orders" : filed.text}</pre>
        <button type="button" onClick={() => keeper.insist(power)}>
          Keep those here
        </button>
        <button type="button" onClick={() => keeper.yield(power)}>
          Take the others
        </button>
      </div>
    );
  });
}
