import { Button, Group, Modal } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Fault } from "../app/Fault.tsx";
import { bookOf } from "../app/rulebooks.ts";
import { newSandbox, type Sandbox, type Setup } from "../sandbox/sandbox.ts";
import { tableOf, timelineOf } from "../sandbox/timeline.ts";
import { useSandbox } from "../sandbox/use-sandbox.ts";
import { pluginOf } from "../variants/plugins.ts";
import css from "./dialogs.module.css";

const GameOptions = lazy(async () => ({ default: (await import("./GameOptions.tsx")).GameOptions }));

export interface SettingsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The whole game by other settings, or a new one. */
  readonly onOpen: (sandbox: Sandbox) => void;
}

/** What is agreed on, as far as the game leaves it open. */
export function SettingsDialog({ opened, onClose, onOpen }: SettingsDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Settings" size="md">
      <SettingsForm onClose={onClose} onOpen={onOpen} />
    </Modal>
  );
}

function SettingsForm({ onClose, onOpen }: Omit<SettingsDialogProps, "opened">) {
  const { sandbox } = useSandbox();
  const [setup, setSetup] = useState<Setup>(sandbox.setup);
  const { Settings } = pluginOf(setup.variant);
  const table = tableOf(setup);
  const replay = timelineOf({ ...sandbox, setup });
  const fault = !table.ok
    ? `These settings will not do: ${table.error}`
    : !replay.ok
      ? `The game so far cannot be played with these settings: ${replay.error}`
      : null;
  const apply = (anew: boolean): void => {
    onOpen(anew ? newSandbox(setup) : { ...sandbox, setup });
    onClose();
  };
  return (
    <>
      <Suspense>
        {Settings ? (
          <Settings setup={setup} onChange={setSetup} />
        ) : (
          <section className={css.section}>
            <h3>{bookOf(setup)?.title}</h3>
            <p>{bookOf(setup)?.credit ?? "By its own rulebook."}</p>
            <GameOptions setup={setup} onSetup={(options) => setSetup({ ...setup, options })} />
          </section>
        )}
      </Suspense>
      <Fault error={fault} />
      <Group justify="flex-end">
        <Button variant="default" disabled={!table.ok} onClick={() => apply(true)}>
          Start anew
        </Button>
        <Button disabled={!replay.ok} onClick={() => apply(false)}>
          Apply to this game
        </Button>
      </Group>
    </>
  );
}
