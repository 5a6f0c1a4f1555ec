import { roomFacts } from "@chancery/variants";
import { NumberInput, SegmentedControl, TextInput } from "@mantine/core";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { OptionFields } from "../../../games/OptionFields.tsx";
import type { Preset } from "../../../games/preset.ts";
import { type SetupDraft, withClock } from "../../../games/setup-draft.ts";
import form from "../../../games/setup-form.module.css";
import { ChoiceField, FlagField, NumberField } from "../../../games/setup-form.tsx";
import { hostCommittee } from "../../../messages/hostCommittee.ts";
import forms from "../../../ui/forms.module.css";
import { LeewayFields } from "../../lobby/hosting/ClockSettings.tsx";
import { HostFrame } from "../../lobby/hosting/HostFrame.tsx";
import { LanguageField } from "../../lobby/hosting/LanguageField.tsx";
import { SettingsGroup } from "../../lobby/hosting/SettingsGroup.tsx";
import { useHosting } from "../../lobby/hosting/use-hosting.ts";
import type { RoomAct } from "../room.ts";

/** A weekend has nights and breaks, so the clock may be paused for longer than in other games (minutes). */
const LEEWAY = { extension: 120, pause: 24 * 60 };

/** How long speeches are by default. */
const USUAL_SECONDS = 60;

/** The form that sets up a committee. */
export function HostCommittee({ preset }: { preset: Preset }) {
  const { variant, rulebook } = preset;
  const hosting = useHosting({ variant, rulebook, preset: "live", clock: LEEWAY });
  const { draft, setDraft, create } = hosting;
  const [seconds, setSeconds] = useState(USUAL_SECONDS);
  const [cap, setCap] = useState<number | string>("");
  const [opening, setOpening] = useState("");
  const deadlineHours = roomFacts(variant)?.goals.deadlineHours ?? null;
  const isTimed = draft.preset === "live";
  const setTimed = (timed: boolean): SetupDraft =>
    timed ? { ...withClock(draft, "live"), clock: LEEWAY } : withClock(draft, "referee");
  const open = (): void => {
    const opensAt = opening === "" ? null : new Date(opening).getTime();
    const points = { cap: cap === "" ? null : Number(cap), opensAt };
    void create({
      role: "referee",
      isOpen: false,
      afterwards: (game) => furnish(game, seconds, points),
    });
  };
  return (
    <HostFrame
      preset={preset}
      hosting={hosting}
      blurb={hostCommittee("blurb")}
      nameLabel={hostCommittee("committeeName")}
      more={<More isTimed={isTimed} />}
      yes={hostCommittee("openCommittee")}
      onSubmit={open}
    >
      <div>
        <span className={forms.label} id="host-clock">
          {hostCommittee("stagesEnd")}
        </span>
        <SegmentedControl
          fullWidth
          aria-labelledby="host-clock"
          value={isTimed ? "live" : "referee"}
          onChange={(clock) => setDraft(setTimed(clock === "live"))}
          data={[
            { value: "live", label: hostCommittee("byClock") },
            { value: "referee", label: hostCommittee("byHand") },
          ]}
        />
        <p className={forms.note}>{isTimed ? hostCommittee("byClockNote") : hostCommittee("byHandNote")}</p>
      </div>
      <div className={form.minutes}>
        <NumberInput
          label={hostCommittee("speeches")}
          suffix=" s"
          min={5}
          max={3600}
          allowDecimal={false}
          value={seconds}
          onChange={(value) => setSeconds(Number(value) || USUAL_SECONDS)}
        />
        {isTimed && (
          <>
            <Minutes path="firstNegotiation" label={hostCommittee("firstDiplomaticPhase")} />
            <Minutes path="laterNegotiation" label={hostCommittee("laterDiplomaticPhases")} />
            <Minutes path="writing" label={hostCommittee("orderWriting")} />
            <Minutes path="retreats" label={hostCommittee("retreatAndDisbanding")} />
            <Minutes path="adjustments" label={hostCommittee("gainingAndLosingUnits")} />
          </>
        )}
      </div>
      <OptionFields options={preset.options} />
      <NumberInput
        label={hostCommittee("pointsCap")}
        description={hostCommittee("pointsCapNote")}
        placeholder={hostCommittee("noLimit")}
        min={0}
        max={99}
        allowDecimal={false}
        value={cap}
        onChange={setCap}
      />
      {deadlineHours !== null && (
        <TextInput
          type="datetime-local"
          label={hostCommittee("eventOpens")}
          description={hostCommittee("goalsUntil", { hours: deadlineHours })}
          value={opening}
          onChange={(event) => setOpening(event.currentTarget.value)}
        />
      )}
    </HostFrame>
  );
}

/** Settings that officers rarely change. */
function More({ isTimed }: { isTimed: boolean }) {
  return (
    <>
      <SettingsGroup legend={hostCommittee("delegationsGroup")}>
        <ChoiceField
          path="assignment"
          label={hostCommittee("assignment")}
          choices={[
            { value: "referee", label: hostCommittee("byCodes") },
            { value: "random", label: hostCommittee("atRandom") },
          ]}
        />
        <FlagField
          path="spectators"
          label={hostCommittee("allowSpectators")}
          help={hostCommittee("allowSpectatorsNote")}
        />
        <LanguageField />
        <FlagField path="refereeReads" label={hostCommittee("officersReadMessages")} />
        <FlagField path="showReady" label={hostCommittee("showReady")} />
        <FlagField path="reveal.press" label={hostCommittee("revealMessages")} />
      </SettingsGroup>
      {isTimed && (
        <SettingsGroup legend={hostCommittee("timeGroup")}>
          <LeewayFields extension={hostCommittee("extensionNote")} />
        </SettingsGroup>
      )}
    </>
  );
}

/** Applies the settings that differ from the defaults. */
async function furnish(
  game: string,
  seconds: number,
  { cap, opensAt }: { readonly cap: number | null; readonly opensAt: number | null },
): Promise<void> {
  const does = (act: RoomAct) =>
    api.post("/api/games/{id}/commands", {
      params: { id: game },
      body: { type: "room", act },
    });
  if (seconds !== USUAL_SECONDS) await does({ do: "set-seconds", seconds });
  if (cap !== null || opensAt !== null) await does({ do: "set-points", cap, opensAt, reopen: false });
}

const Minutes = ({ path, label }: { path: string; label: string }) => (
  <NumberField path={`clock.${path}`} label={label} suffix=" min" from={1} to={600} />
);
