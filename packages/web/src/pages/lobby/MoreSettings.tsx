import { Checkbox } from "@mantine/core";
import type { Preset } from "../../games/index.ts";
import { OptionFields } from "../../games/OptionFields.tsx";
import { hasReferee, withReferee } from "../../games/setup-draft.ts";
import css from "../../games/setup-form.module.css";
import { ChoiceField, FlagField, NumberField, TimeField, useSetupForm } from "../../games/setup-form.tsx";
import { ClockSettings } from "./ClockSettings.tsx";
import { SettingsGroup } from "./SettingsGroup.tsx";

/** Everything that is usually left as it is. */
export function MoreSettings({ preset, players }: { preset: Preset; players: number }) {
  const { draft, change } = useSetupForm();
  const isRefereed = hasReferee(draft);
  return (
    <>
      <SettingsGroup legend="Powers and people">
        <ChoiceField
          path="assignment"
          label="Who plays which power"
          choices={[
            { value: "random", label: "by lot" },
            { value: "chosen", label: "everybody chooses" },
            ...(isRefereed ? [{ value: "referee", label: "the referee decides" }] : []),
          ]}
        />
        <Checkbox
          label="A referee looks after the game"
          description="Somebody who plays no power, sees all orders, and can set things right"
          checked={isRefereed}
          onChange={(event) => change(withReferee(draft, event.currentTarget.checked))}
        />
        <FlagField
          path="anonymous"
          label="Anonymous"
          help="Nobody learns who plays what until the game is over; only the referee knows"
        />
        <FlagField
          path="spectators"
          label="Others may look on"
          help="They see the board and public talk only"
        />
      </SettingsGroup>
      <ClockSettings />
      <SettingsGroup legend="Missing orders">
        <ChoiceField
          path="missing"
          label="When orders are missing at the deadline"
          choices={[
            { value: "civil-disorder", label: "civil disorder, as the rulebook has it" },
            { value: "hold", label: "the units hold" },
            ...(isRefereed ? [{ value: "wait", label: "wait for the referee" }] : []),
          ]}
        />
        <ChoiceField
          path="replacement.by"
          label="A seat that was abandoned"
          choices={[
            { value: "link", label: "can be taken over by a link" },
            { value: "nobody", label: "stays empty" },
          ]}
        />
        <NumberField
          path="replacement.afterMissed"
          label="Moves missed in a row before a seat counts as abandoned"
          from={1}
          to={100}
        />
      </SettingsGroup>
      <SettingsGroup legend="Talk and secrets">
        <ChoiceField
          path="talk"
          label="Players may talk"
          choices={[
            { value: "rulebook", label: "when the rulebook lets them" },
            { value: "open", label: "at any time" },
          ]}
        />
        {isRefereed && <FlagField path="refereeReads" label="The referee reads private talks" />}
        <FlagField path="showReady" label="Everybody sees who is ready" />
        <FlagField path="reveal.press" label="Private talks are opened to all after the game" />
        <FlagField
          path="reveal.drafts"
          label="Orders that were changed again are opened to all after the game"
        />
      </SettingsGroup>
      <SettingsGroup legend="The end of the game">
        <p className={css.note}>
          A game ends by victory, or when all survivors vote for a draw; nobody sees who has voted.
        </p>
        <TimeField path="timeLimit" label="Time limit for the whole game" counts="hours" placeholder="none" />
        <FlagField path="concession" label="All others together may concede to one power" />
        <OptionFields options={preset.options.filter(({ isFor }) => isFor?.(players) ?? true)} />
      </SettingsGroup>
    </>
  );
}
