import { OptionFields } from "../lobby/OptionFields.tsx";
import { SetupFormContext } from "../lobby/setup-form.tsx";
import type { Setup } from "../sandbox/sandbox.ts";
import { presetOf } from "../variants/index.ts";
import css from "./dialogs.module.css";

/** What of a game's own rules may be otherwise in a sandbox, by the fields of those who host. */
export function GameOptions({
  setup,
  onSetup,
}: {
  setup: Setup;
  onSetup: (options: Setup["options"]) => void;
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
        change: ({ options: changed }) => onSetup((changed ?? {}) as Setup["options"]),
      }}
    >
      <div className={css.options}>
        <OptionFields options={options.filter(({ forTables }) => !forTables)} />
        {Settings && <Settings />}
      </div>
    </SetupFormContext>
  );
}
