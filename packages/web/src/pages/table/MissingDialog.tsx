import { Button, Group, Modal } from "@mantine/core";
import { table as text } from "../../messages/table.ts";
import css from "./ReadyButton.module.css";

export interface MissingDialogProps {
  readonly opened: boolean;
  readonly missing: readonly string[];
  /** Whether everyone else is ready, so that the phase is resolved next. */
  readonly isLast: boolean;
  readonly onClose: () => void;
  readonly onReady: () => void;
}

/** Asks once before someone is ready with something missing, and says what becomes of it. */
export function MissingDialog({ opened, missing, isLast, onClose, onReady }: MissingDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text("missingTitle")} size="sm">
      <ul className={css.missing}>
        {missing.map((sentence) => (
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
