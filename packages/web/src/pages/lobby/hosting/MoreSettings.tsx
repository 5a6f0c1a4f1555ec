import { BOT_LEVELS } from "@chancery/api/constants";
import { Checkbox } from "@mantine/core";
import { useIsClassroom } from "../../../api/queries.ts";
import type { Preset } from "../../../games/index.ts";
import { OptionFields } from "../../../games/OptionFields.tsx";
import { hasReferee, withReferee } from "../../../games/setup-draft.ts";
import css from "../../../games/setup-form.module.css";
import { ChoiceField, FlagField, NumberField, TimeField, useSetupForm } from "../../../games/setup-form.tsx";
import { bots } from "../../../messages/bots.ts";
import { hosting as text } from "../../../messages/hosting.ts";
import { profiles } from "../../../messages/profiles.ts";
import { ClockSettings } from "./ClockSettings.tsx";
import { LanguageField } from "./LanguageField.tsx";
import { ScoringField } from "./ScoringField.tsx";
import { SettingsGroup } from "./SettingsGroup.tsx";

/** Everything that is usually left as it is. */
export function MoreSettings({ preset, players }: { preset: Preset; players: number }) {
  const { draft, change } = useSetupForm();
  const isRefereed = hasReferee(draft);
  const isClassroom = useIsClassroom();
  return (
    <>
      <SettingsGroup legend={text("powersAndPlayers")}>
        <ChoiceField
          path="assignment"
          label={text("assignment")}
          choices={[
            { value: "random", label: text("atRandom") },
            { value: "chosen", label: text("playersChoose") },
            ...(isRefereed ? [{ value: "referee", label: text("masterAssigns") }] : []),
          ]}
        />
        <Checkbox
          label={text("withMaster")}
          description={text("withMasterHelp")}
          checked={isRefereed}
          onChange={(event) => change(withReferee(draft, event.currentTarget.checked))}
        />
        <FlagField path="startsWhenFull" label={text("startsWhenFull")} help={text("startsWhenFullHelp")} />
        <TimeField path="botsAfter" label={text("botsAfter")} help={text("botsAfterHelp")} counts="minutes" />
        {!isClassroom && (
          <>
            <FlagField path="rated" label={profiles("rated")} help={profiles("ratedHelp")} />
            <NumberField path="leastReliability" label={profiles("leastReliability")} from={1} to={100} />
            <NumberField path="leastRating" label={profiles("leastRating")} from={1} to={5000} />
          </>
        )}
        <FlagField path="anonymous" label={text("anonymous")} help={text("anonymousHelp")} />
        <FlagField path="spectators" label={text("spectators")} help={text("spectatorsHelp")} />
        <LanguageField />
      </SettingsGroup>
      <ClockSettings />
      <SettingsGroup legend={text("missingOrders")}>
        <ChoiceField
          path="missing"
          label={text("missingAtDeadline")}
          choices={[
            { value: "civil-disorder", label: text("missingDisorder") },
            { value: "hold", label: text("missingHold") },
            ...(isRefereed ? [{ value: "wait", label: text("missingWait") }] : []),
          ]}
        />
        <ChoiceField
          path="replacement.by"
          label={text("abandoned")}
          choices={[
            { value: "link", label: text("abandonedLink") },
            { value: "nobody", label: text("abandonedNobody") },
          ]}
        />
        <NumberField path="replacement.afterMissed" label={text("abandonedAfter")} from={1} to={100} />
        <ChoiceField
          path="standIn"
          label={text("standIn")}
          help={text("standInHelp")}
          choices={[
            { value: "nobody", label: text("standInNobody") },
            ...BOT_LEVELS.map((value) => ({
              value,
              label: text("standInBot", { level: bots("level", { level: value }) }),
            })),
          ]}
        />
      </SettingsGroup>
      <SettingsGroup legend={text("messagesAndSecrets")}>
        <ChoiceField
          path="press"
          label={text("press")}
          help={draft.press !== undefined && text(isRefereed ? "pressHelpMaster" : "pressHelp")}
          choices={[
            { value: undefined, label: text("pressFull") },
            { value: "public", label: text("pressPublic") },
            { value: "deals", label: text("pressDeals") },
            { value: "none", label: text("pressNone") },
          ]}
        />
        {draft.press !== "none" && (
          <ChoiceField
            path="talk"
            label={text("messagesAllowed")}
            choices={[
              { value: "rulebook", label: text("messagesRulebook") },
              { value: "open", label: text("messagesAlways") },
            ]}
          />
        )}
        {isRefereed && <FlagField path="refereeReads" label={text("masterReads")} />}
        <FlagField path="showReady" label={text("showReady")} />
        <FlagField path="reveal.press" label={text("revealMessages")} />
        <FlagField path="reveal.drafts" label={text("revealDrafts")} />
      </SettingsGroup>
      <SettingsGroup legend={text("ending")}>
        <p className={css.note}>{text("endingLead")}</p>
        <TimeField path="timeLimit" label={text("timeLimit")} counts="hours" placeholder={text("none")} />
        <FlagField path="concession" label={text("concession")} />
        <ChoiceField
          path="draws"
          label={text("draws")}
          choices={[
            { value: undefined, label: text("drawsSurvivors") },
            { value: "subset", label: text("drawsSubset") },
          ]}
        />
        <FlagField path="openVotes" label={text("openVotes")} help={text("openVotesHelp")} />
        <FlagField path="endsDeserted" label={text("endsDeserted")} />
        <ScoringField preset={preset} />
        <OptionFields options={preset.options.filter(({ isFor }) => isFor(players))} />
      </SettingsGroup>
    </>
  );
}
