import { Button, Group } from "@mantine/core";
import { Fault } from "../app/Fault.tsx";

/** The foot of a form in a dialog: why it was not taken, and the two ways out of it. */
export function FormFoot({
  error = null,
  yes,
  isMissing = false,
  isBusy = false,
  isDangerous = false,
  onCancel,
}: {
  error?: string | null;
  yes: string;
  /** Whether something has to be filled in first. */
  isMissing?: boolean;
  isBusy?: boolean;
  isDangerous?: boolean;
  onCancel: () => void;
}) {
  return (
    <>
      <Fault error={error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isBusy} disabled={isMissing} data-danger={isDangerous || undefined}>
          {yes}
        </Button>
      </Group>
    </>
  );
}
