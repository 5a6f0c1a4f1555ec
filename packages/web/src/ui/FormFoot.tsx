import { Button, Group } from "@mantine/core";
import { ui } from "../messages/ui.ts";
import css from "./dialogs.module.css";
import { Fault } from "./Fault.tsx";
import { GuardedButton } from "./GuardedButton.tsx";

/** The foot of a form in a dialog: why it was not taken, and the two ways out of it. */
export function FormFoot({
  error = null,
  yes,
  first = null,
  isBusy = false,
  isDangerous = false,
  onCancel,
}: {
  error?: string | null;
  yes: string;
  /** What has to be filled in first, as a sentence. */
  first?: string | null;
  isBusy?: boolean;
  isDangerous?: boolean;
  onCancel: () => void;
}) {
  return (
    <>
      <Fault error={error} />
      <Group justify="flex-end" className={css.foot}>
        <Button variant="default" onClick={onCancel}>
          {ui("cancel")}
        </Button>
        <GuardedButton type="submit" first={first} loading={isBusy} data-danger={isDangerous || undefined}>
          {yes}
        </GuardedButton>
      </Group>
    </>
  );
}
