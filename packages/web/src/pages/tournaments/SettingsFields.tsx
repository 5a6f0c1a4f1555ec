import { Checkbox, NativeSelect, SegmentedControl, Textarea, TextInput } from "@mantine/core";
import type { TournamentSettings } from "../../api/client.ts";
import { useIsClassroom } from "../../api/queries.ts";
import { SCORINGS } from "../../lib/scorings.ts";
import { scoring } from "../../messages/scoring.ts";
import { tournaments as text } from "../../messages/tournaments.ts";
import forms from "../../ui/forms.module.css";
import css from "./tournaments.module.css";

export type SettingsDraft = Omit<TournamentSettings, "setup"> & {
  readonly setup: Readonly<Record<string, unknown>>;
};

/** A tournament that nobody has changed anything about. */
export const FRESH: SettingsDraft = {
  name: "",
  about: "",
  isListed: false,
  setup: {},
  scoring: "sum-of-squares",
  rounds: 3,
  best: null,
  halfOfRest: false,
  perRound: "best",
  bye: 0,
  leftOver: "byes",
  topBoard: "none",
};

const MOST_ROUNDS = 8;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The settings of a tournament. */
export function SettingsFields({
  draft,
  onChange,
}: {
  draft: SettingsDraft;
  onChange: (draft: SettingsDraft) => void;
}) {
  const isClassroom = useIsClassroom();
  const { rounds, best, setup } = draft;
  const change = (part: Partial<SettingsDraft>): void => onChange({ ...draft, ...part });
  const changeSetup = (part: Readonly<Record<string, unknown>>): void => {
    const next = Object.entries({ ...setup, ...part }).filter(([, value]) => value !== undefined);
    change({ setup: Object.fromEntries(next) });
  };
  return (
    <div className={forms.fields}>
      <TextInput
        label={text("tournamentName")}
        required
        maxLength={60}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Textarea
        label={text("about")}
        maxLength={2000}
        autosize
        minRows={2}
        value={draft.about}
        onChange={(event) => change({ about: event.currentTarget.value })}
      />
      <div className={forms.two}>
        <NativeSelect
          label={text("rounds")}
          value={String(rounds)}
          onChange={(event) => {
            const next = Number(event.currentTarget.value);
            change({ rounds: next, ...(best !== null && best >= next && { best: null }) });
          }}
          data={numbers(Math.max(MOST_ROUNDS, rounds)).map(String)}
        />
        <NativeSelect
          label={text("counting")}
          value={best === null ? "all" : String(best)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change(value === "all" ? { best: null, halfOfRest: false } : { best: Number(value) });
          }}
          data={[
            { value: "all", label: text("countAll") },
            ...numbers(rounds - 1).map((count) => ({
              value: String(count),
              label: text("countBest", { count }),
            })),
          ]}
        />
      </div>
      {best !== null && (
        <Checkbox
          label={text("halfOfRest")}
          checked={draft.halfOfRest}
          onChange={(event) => change({ halfOfRest: event.currentTarget.checked })}
        />
      )}
      <NativeSelect
        label={scoring("label")}
        description={`${scoring(`about-${draft.scoring}`)} ${text("scoringHelp")}`}
        value={draft.scoring}
        onChange={(event) => change({ scoring: event.currentTarget.value as SettingsDraft["scoring"] })}
        data={SCORINGS.map((value) => ({ value, label: scoring(value) }))}
      />
      <div className={forms.two}>
        <NativeSelect
          label={text("leftOver")}
          value={draft.leftOver}
          onChange={(event) => change({ leftOver: event.currentTarget.value as SettingsDraft["leftOver"] })}
          data={[
            { value: "byes", label: text("byes") },
            { value: "two-boards", label: text("twoBoards") },
          ]}
        />
        {draft.leftOver === "byes" ? (
          <TextInput
            label={text("bye")}
            type="number"
            min={0}
            step="any"
            value={String(draft.bye)}
            onChange={(event) => change({ bye: Math.max(0, Number(event.currentTarget.value) || 0) })}
          />
        ) : (
          <NativeSelect
            label={text("perRound")}
            value={draft.perRound}
            onChange={(event) => change({ perRound: event.currentTarget.value as SettingsDraft["perRound"] })}
            data={[
              { value: "best", label: text("perRoundBest") },
              { value: "all", label: text("perRoundAll") },
            ]}
          />
        )}
      </div>
      <NativeSelect
        label={text("topBoard")}
        value={draft.topBoard}
        onChange={(event) => change({ topBoard: event.currentTarget.value as SettingsDraft["topBoard"] })}
        data={[
          { value: "none", label: text("topBoardNone") },
          { value: "decides", label: text("topBoardDecides") },
          { value: "adds", label: text("topBoardAdds") },
        ]}
      />
      <fieldset className={css.group}>
        <legend>{text("online")}</legend>
        <p className={forms.note}>{text("onlineHelp")}</p>
        <div className={forms.fields}>
          <div>
            <span className={forms.label} id="tournament-pace">
              {text("pace")}
            </span>
            <SegmentedControl
              fullWidth
              aria-labelledby="tournament-pace"
              value={String(setup.preset ?? "correspondence")}
              onChange={(preset) => changeSetup({ preset: preset === "live" ? "live" : undefined })}
              data={[
                { value: "correspondence", label: text("paceDays") },
                { value: "live", label: text("paceLive") },
              ]}
            />
          </div>
          <NativeSelect
            label={text("press")}
            value={String(setup.press ?? "all")}
            onChange={(event) => {
              const { value } = event.currentTarget;
              changeSetup({ press: value === "all" ? undefined : value });
            }}
            data={[
              { value: "all", label: text("pressAll") },
              { value: "public", label: text("pressPublic") },
              { value: "none", label: text("pressNone") },
            ]}
          />
          <Checkbox
            label={text("anonymous")}
            checked={setup.anonymous === true}
            onChange={(event) => changeSetup({ anonymous: event.currentTarget.checked || undefined })}
          />
        </div>
      </fieldset>
      {/* One that was listed before has to be taken from the list. */}
      {(!isClassroom || draft.isListed) && (
        <Checkbox
          label={text("listed")}
          description={text("listedHelp")}
          checked={draft.isListed}
          onChange={(event) => change({ isListed: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}
