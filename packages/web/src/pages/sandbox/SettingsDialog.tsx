import { Button, Group, Modal } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { presetOf, titleOf } from "../../games/index.ts";
import { pluginOf } from "../../games/parts.ts";
import { sandbox as text } from "../../messages/sandbox.ts";
import { openGame } from "../../orders/open-game.ts";
import css from "../../ui/dialogs.module.css";
import { Fault } from "../../ui/Fault.tsx";
import { newSandbox, type Sandbox, type SandboxSetup } from "./sandbox.ts";
import { timelineOf } from "./timeline.ts";
import { useSandbox } from "./use-sandbox.ts";

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
    <Modal opened={opened} onClose={onClose} title={text("settings")} size="md">
      <SettingsForm onClose={onClose} onOpen={onOpen} />
    </Modal>
  );
}

function SettingsForm({ onClose, onOpen }: Omit<SettingsDialogProps, "opened">) {
  const { sandbox } = useSandbox();
  const [setup, setSetup] = useState<SandboxSetup>(sandbox.setup);
  const { Settings } = pluginOf(setup.variant);
  const table = openGame(setup);
  const replay = timelineOf({ ...sandbox, setup });
  const fault = !table.ok
    ? text("settingsInvalid", { fault: table.error })
    : !replay.ok
      ? text("settingsUnplayable", { fault: replay.error })
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
            <h3>{titleOf(setup)}</h3>
            <p>{presetOf(setup)?.credit ?? text("ownRulebook")}</p>
            <GameOptions setup={setup} onSetup={(options) => setSetup({ ...setup, options })} />
          </section>
        )}
      </Suspense>
      <Fault error={fault} />
      <Group justify="flex-end">
        <Button variant="default" disabled={!table.ok} onClick={() => apply(true)}>
          {text("startOver")}
        </Button>
        <Button disabled={!replay.ok} onClick={() => apply(false)}>
          {text("apply")}
        </Button>
      </Group>
    </>
  );
}
