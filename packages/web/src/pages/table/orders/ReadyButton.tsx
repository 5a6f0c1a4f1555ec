import { Button } from "@mantine/core";
import { useState } from "react";
import { table as text } from "../../../messages/table.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { Icon } from "../../../ui/icons.tsx";
import { useTable } from "../table-context.ts";
import { MissingDialog } from "./MissingDialog.tsx";
import { doubtfulOrders, missingOrders } from "./missing.ts";
import css from "./ReadyButton.module.css";
import { useReady } from "./use-ready.ts";

/** Ends the player's part of the stage: orders or negotiation. Saving orders is separate. */
export function ReadyButton() {
  const { table } = useTable();
  const { isOpen, isReady, isBusy, isLast, set } = useReady();
  const editor = useOrderEditor();
  const [isAsking, setAsking] = useState(false);
  if (!isOpen) return null;
  // For players who have written orders, ending the negotiation means Ready; for others it's a vote.
  const isWritten = table.room === null && editor.lines.length > 0;
  const isVote = table.clock.isNegotiation && !isWritten;
  const missing = isVote ? [] : missingOrders(editor);
  const doubtful = isVote ? [] : doubtfulOrders(editor);
  const isAsked = missing.length + doubtful.length > 0;
  return isReady ? (
    <div className={css.ready}>
      <span className={css.mark}>
        <Icon name="check" size={16} />
        {isVote ? text("agreedToEnd") : text("ready")}
      </span>
      <Button variant="subtle" size="compact-sm" loading={isBusy} onClick={() => void set(false)}>
        {isVote ? text("keepNegotiating") : text("notReady")}
      </Button>
    </div>
  ) : (
    <>
      <Button
        variant={isVote ? "default" : "filled"}
        loading={isBusy}
        aria-haspopup={isAsked ? "dialog" : undefined}
        onClick={() => {
          if (isAsked) setAsking(true);
          else void set(true);
        }}
      >
        {isVote ? text("endNegotiation") : text("ready")}
      </Button>
      <MissingDialog
        opened={isAsking}
        doubtful={doubtful}
        missing={missing}
        isLast={isLast}
        onClose={() => setAsking(false)}
        onReady={() => void set(true)}
      />
    </>
  );
}
