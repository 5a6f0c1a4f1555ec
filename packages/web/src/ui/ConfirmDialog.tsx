import { Button, Group, Modal } from "@mantine/core";
import { ui } from "../messages/ui.ts";

export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
}

/** Asks before something is dropped. */
export function ConfirmDialog({ question, onClose }: { question: Confirmation | null; onClose: () => void }) {
  return (
    <Modal opened={question !== null} onClose={onClose} title={question?.title} size="sm">
      <p>{question?.text}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {ui("cancel")}
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            question?.onYes();
            onClose();
          }}
        >
          {question?.yes}
        </Button>
      </Group>
    </Modal>
  );
}
