import { Button } from "@mantine/core";
import { useState } from "react";
import { officialsOf } from "../../lib/officials.ts";
import { table as text } from "../../messages/table.ts";
import { useOrderEditor } from "../../orders/order-editor.ts";
import { Icon } from "../../ui/icons.tsx";
import { MissingDialog } from "./MissingDialog.tsx";
import { missingOrders } from "./missing.ts";
import css from "./ReadyButton.module.css";
import { useTable } from "./table-context.ts";
import { useReady } from "./use-ready.ts";

/** Ends the player's part of the stage: orders or negotiation. Saving orders is separate. */
export function ReadyButton() {
  const { table } = useTable();
  const { isOpen, isReady, isBusy, isLast, set } = useReady();
  const editor = useOrderEditor();
  const [isAsking, setAsking] = useState(false);
  if (!isOpen) return null;
  const { isNegotiation } = table.clock;
  const missing = isNegotiation ? [] : missingOrders(editor);
  return isReady ? (
    <div className={css.ready}>
      <span className={css.mark}>
        <Icon name="check" size={16} />
        {isNegotiation ? text("agreedToEnd") : text("ready")}
      </span>
      <Button variant="subtle" size="compact-sm" loading={isBusy} onClick={() => void set(false)}>
        {isNegotiation ? text("keepNegotiating") : text("notReady")}
      </Button>
    </div>
  ) : (
    <>
      <Button
        loading={isBusy}
        aria-haspopup={missing.length > 0 ? "dialog" : undefined}
        onClick={() => {
          if (missing.length > 0) setAsking(true);
          else void set(true);
        }}
      >
        {isNegotiation ? text("endNegotiation", { officials: officialsOf(table.setup) }) : text("ready")}
      </Button>
      <MissingDialog
        opened={isAsking}
        missing={missing}
        isLast={isLast}
        onClose={() => setAsking(false)}
        onReady={() => void set(true)}
      />
    </>
  );
}
