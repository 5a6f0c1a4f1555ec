import { Button, Group, Modal } from "@mantine/core";
import { table as text } from "../../../messages/table.ts";
import css from "./ReadyButton.module.css";

export interface MissingDialogProps {
  readonly opened: boolean;
  /** Orders that won't count, or not as they were written. */
  readonly doubtful: readonly string[];
  readonly missing: readonly string[];
  /** Whether everyone else is ready, so that the phase is resolved next. */
  readonly isLast: boolean;
  readonly onClose: () => void;
  readonly onReady: () => void;
}

/** Asks once before someone is ready with something wrong or missing, and says what becomes of it. */
export function MissingDialog({ opened, doubtful, missing, isLast, onClose, onReady }: MissingDialogProps) {
  const title = text(doubtful.length > 0 ? "doubtfulTitle" : "missingTitle");
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="sm">
      <ul className={css.missing}>
        {[...doubtful, ...missing].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {isLast && <p>{text("lastToBeReady")}</p>}
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          {text("backToOrders")}
        </Button>
        <Button
          onClick={() => {
            onClose();
            onReady();
          }}
        >
          {text("readyAnyway")}
        </Button>
      </Group>
    </Modal>
  );
}
