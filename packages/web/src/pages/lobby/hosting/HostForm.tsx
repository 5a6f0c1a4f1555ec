import { NativeSelect, SegmentedControl } from "@mantine/core";
import { Suspense, useState } from "react";
import type { NewGame } from "../../../api/client.ts";
import { useIsClassroom } from "../../../api/queries.ts";
import type { Preset } from "../../../games/index.ts";
import {
  type ClockName,
  hasReferee,
  type SetupDraft,
  withClock,
  withReferee,
  withValue,
} from "../../../games/setup-draft.ts";
import { hosting as text } from "../../../messages/hosting.ts";
import forms from "../../../ui/forms.module.css";
import { clockInWords } from "../setup-words.ts";
import { DescriptionFields } from "./DescriptionFields.tsx";
import { HostFrame } from "./HostFrame.tsx";
import { MoreSettings } from "./MoreSettings.tsx";
import { Seats } from "./Seats.tsx";
import { useHosting } from "./use-hosting.ts";

type Role = NonNullable<NewGame["role"]>;

const CLOCK_LABELS: readonly { value: ClockName; label: string }[] = [
  { value: "correspondence", label: text("clockDays") },
  { value: "live", label: text("clockLive") },
  { value: "referee", label: text("unclocked") },
];

/** A table to be set up: a name is enough, and everything else can be changed. */
export function HostForm({ preset }: { preset: Preset }) {
  const { variant, rulebook } = preset;
  const [role, setRole] = useState<Role>("player");
  const isClassroom = useIsClassroom();
  const [isOpen, setIsOpen] = useState(false);
  const hosting = useHosting({ variant, rulebook, preset: "correspondence" });
  const { draft, setup, create } = hosting;
  const change = (next: SetupDraft): void => {
    hosting.setDraft(next);
    if (role === "referee" && !hasReferee(next)) setRole("player");
  };
  // Nobody knows when strangers come, so a game that is listed starts by itself.
  const list = (isListed: boolean): void => {
    setIsOpen(isListed);
    change(withValue(draft, "startsWhenFull", isListed || undefined));
  };
  const options = (draft.options ?? {}) as Readonly<Record<string, unknown>>;
  const standard = preset.players[preset.players.length - 1];
  const players = typeof options.players === "number" ? options.players : standard;
  return (
    <HostFrame
      preset={preset}
      hosting={{ ...hosting, setDraft: change }}
      blurb={preset.credit}
      nameLabel={text("gameName")}
      more={<MoreSettings preset={preset} players={players} />}
      yes={text("create")}
      onSubmit={() => void create({ role, isOpen })}
    >
      <div>
        <span className={forms.label} id="host-clock">
          {text("clock")}
        </span>
        <SegmentedControl
          fullWidth
          aria-labelledby="host-clock"
          value={String(draft.preset)}
          onChange={(clock) => change(withClock(draft, clock as ClockName))}
          data={[...CLOCK_LABELS]}
        />
        <p className={forms.note}>{setup ? clockInWords(setup) : " "}</p>
      </div>
      {preset.players.length > 1 && (
        <div>
          <span className={forms.label} id="host-players">
            {text("players")}
          </span>
          <SegmentedControl
            fullWidth
            aria-labelledby="host-players"
            value={String(players)}
            onChange={(count) =>
              change(
                withValue(draft, "options.players", Number(count) === standard ? undefined : Number(count)),
              )
            }
            data={preset.players.map(String)}
          />
          {players !== standard && <Seats preset={preset} options={options} />}
        </div>
      )}
      {preset.Settings && (
        <Suspense>
          <preset.Settings />
        </Suspense>
      )}
      <div className={forms.two}>
        <NativeSelect
          label={text("you")}
          value={role}
          onChange={(event) => {
            const next = event.currentTarget.value as Role;
            setRole(next);
            if (next === "referee" && !hasReferee(draft)) change(withReferee(draft, true));
          }}
          data={[
            { value: "player", label: text("rolePlayer") },
            { value: "referee", label: text("roleMaster") },
            { value: "spectator", label: text("roleSpectator") },
          ]}
        />
        {!isClassroom && (
          <NativeSelect
            label={text("whoCanJoin")}
            value={isOpen ? "open" : "link"}
            onChange={(event) => list(event.currentTarget.value === "open")}
            data={[
              { value: "link", label: text("joinLink") },
              { value: "open", label: text("joinListed") },
            ]}
          />
        )}
      </div>
      {isOpen && <DescriptionFields />}
    </HostFrame>
  );
}
