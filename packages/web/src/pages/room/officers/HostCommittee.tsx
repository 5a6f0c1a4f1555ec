import { roomFacts } from "@chancery/variants";
import { NumberInput, SegmentedControl, TextInput } from "@mantine/core";
import { useState } from "react";
import { answered, api } from "../../../api/client.ts";
import { OptionFields } from "../../../games/OptionFields.tsx";
import type { Preset } from "../../../games/preset.ts";
import { type Draft, withClock } from "../../../games/setup-draft.ts";
import form from "../../../games/setup-form.module.css";
import { ChoiceField, FlagField, NumberField } from "../../../games/setup-form.tsx";
import { LeewayFields } from "../../lobby/ClockSettings.tsx";
import css from "../../lobby/HostForm.module.css";
import { HostFrame } from "../../lobby/HostFrame.tsx";
import { SettingsGroup } from "../../lobby/SettingsGroup.tsx";
import { useHosting } from "../../lobby/use-hosting.ts";
import type { RoomAct } from "../room.ts";

/** A weekend has a night in it, and breaks: the clock may stand longer than at a table (minutes). */
const LEEWAY = { extension: 120, pause: 24 * 60 };

/** How long speeches are, as long as nobody says otherwise. */
const USUAL_SECONDS = 60;

/** A committee to be set up: what its officers decide beforehand. */
export function HostCommittee({ preset }: { preset: Preset }) {
  const { variant, rulebook } = preset;
  const hosting = useHosting({ variant, rulebook, preset: "live", clock: LEEWAY });
  const { draft, setDraft, create } = hosting;
  const [seconds, setSeconds] = useState(USUAL_SECONDS);
  const [cap, setCap] = useState<number | string>("");
  const [opening, setOpening] = useState("");
  const deadlineHours = roomFacts(variant)?.goals.deadlineHours ?? null;
  const isTimed = draft.preset === "live";
  const setTimed = (timed: boolean): Draft =>
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
      blurb="You will be a student officer: you keep time, look after the board and play nothing. Delegates come in by codes, without accounts."
      more={<More isTimed={isTimed} />}
      yes="Open the committee"
      onSubmit={open}
    >
      <div>
        <span className={css.label} id="host-clock">
          Each stage ends
        </span>
        <SegmentedControl
          fullWidth
          aria-labelledby="host-clock"
          value={isTimed ? "live" : "referee"}
          onChange={(clock) => setDraft(setTimed(clock === "live"))}
          data={[
            { value: "live", label: "by the clock" },
            { value: "referee", label: "when you say so" },
          ]}
        />
        <p className={css.note}>
          {isTimed
            ? "You start, pause and lengthen it; negotiation ends early only if all agree."
            : "There are no deadlines but those of speeches."}
        </p>
      </div>
      <div className={form.minutes}>
        <NumberInput
          label="Speeches"
          suffix=" s"
          min={5}
          max={3600}
          allowDecimal={false}
          value={seconds}
          onChange={(value) => setSeconds(Number(value) || USUAL_SECONDS)}
        />
        {isTimed && (
          <>
            <Minutes path="firstNegotiation" label="First negotiation" />
            <Minutes path="laterNegotiation" label="Later ones" />
            <Minutes path="writing" label="Writing orders" />
            <Minutes path="retreats" label="Retreats" />
            <Minutes path="adjustments" label="Adjustments" />
          </>
        )}
      </div>
      <OptionFields options={preset.options} />
      <NumberInput
        label="Most points a country can have from goals"
        description="Everybody is told, and it is settled before the first award."
        placeholder="no limit"
        min={0}
        max={99}
        allowDecimal={false}
        value={cap}
        onChange={setCap}
      />
      {deadlineHours !== null && (
        <TextInput
          type="datetime-local"
          label="The event opens"
          description={`Goals can be proposed until ${deadlineHours} hours before.`}
          value={opening}
          onChange={(event) => setOpening(event.currentTarget.value)}
        />
      )}
    </HostFrame>
  );
}

/** What officers usually leave as it is. */
function More({ isTimed }: { isTimed: boolean }) {
  return (
    <>
      <SettingsGroup legend="Delegations and people">
        <ChoiceField
          path="assignment"
          label="Who plays which country"
          choices={[
            { value: "referee", label: "as you hand out the codes" },
            { value: "random", label: "by lot when the committee begins" },
          ]}
        />
        <FlagField
          path="spectators"
          label="Others may look on"
          help="They see the board and what is public, no more"
        />
        <FlagField path="refereeReads" label="Officers read talks between delegations" />
        <FlagField path="showReady" label="Everybody sees who is ready" />
        <FlagField path="reveal.press" label="Talks are opened to all when the committee is over" />
      </SettingsGroup>
      {isTimed && (
        <SettingsGroup legend="Time">
          <LeewayFields extension="What officers may add to a stage in all" />
        </SettingsGroup>
      )}
    </>
  );
}

/** Tells the room what was decided beforehand, as far as that is not usual. */
async function furnish(
  game: string,
  seconds: number,
  { cap, opensAt }: { readonly cap: number | null; readonly opensAt: number | null },
): Promise<void> {
  const does = (act: RoomAct) =>
    answered(
      api.POST("/api/games/{id}/commands", {
        params: { path: { id: game } },
        body: { type: "room", act },
      }),
    );
  if (seconds !== USUAL_SECONDS) await does({ do: "set-seconds", seconds });
  if (cap !== null || opensAt !== null) await does({ do: "set-points", cap, opensAt, reopen: false });
}

const Minutes = ({ path, label }: { path: string; label: string }) => (
  <NumberField path={`clock.${path}`} label={label} suffix=" min" from={1} to={600} />
);
