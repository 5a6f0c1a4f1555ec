import { presetOf } from "../../games/index.ts";
import { OptionFields } from "../../games/OptionFields.tsx";
import { SetupFormContext } from "../../games/setup-form.tsx";
import css from "../../ui/dialogs.module.css";
import type { SandboxSetup } from "./sandbox.ts";

/** Which of a game's own rules can be changed in a sandbox, with the fields of the host's form. */
export function GameOptions({
  setup,
  onSetup,
}: {
  setup: SandboxSetup;
  onSetup: (options: SandboxSetup["options"]) => void;
}) {
  const preset = presetOf(setup);
  if (!preset) return null;
  const { options, Settings } = preset;
  return (
    <SetupFormContext
      value={{
        draft: { options: setup.options },
        setup: null,
        faults: new Map(),
        change: ({ options: changed }) => onSetup((changed ?? {}) as SandboxSetup["options"]),
      }}
    >
      <div className={css.options}>
        <OptionFields options={options.filter(({ forTables }) => !forTables)} />
        {Settings && <Settings />}
      </div>
    </SetupFormContext>
  );
}
