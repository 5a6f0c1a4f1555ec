import { Button, NativeSelect, SegmentedControl } from "@mantine/core";
import { type FormEvent, Suspense, useRef, useState } from "react";
import type { NewGame } from "../api/client.ts";
import { Fault } from "../app/Fault.tsx";
import { SplitPage } from "../app/pages.tsx";
import { bookById } from "../app/rulebooks.ts";
import { NameField } from "../people/NameField.tsx";
import type { Preset } from "../variants/index.ts";
import { type ClockName, type Draft, hasReferee, withClock, withReferee, withValue } from "./draft.ts";
import css from "./HostForm.module.css";
import { MoreSettings } from "./MoreSettings.tsx";
import { Preview } from "./Preview.tsx";
import { Seats } from "./Seats.tsx";
import { SetupFaults } from "./SetupFaults.tsx";
import { SetupFormContext } from "./setup-form.tsx";
import { clockInWords } from "./setup-words.ts";
import { useHosting } from "./use-hosting.ts";

type Role = NonNullable<NewGame["role"]>;

const CLOCK_LABELS: readonly { value: ClockName; label: string }[] = [
  { value: "correspondence", label: "Days" },
  { value: "live", label: "Live" },
  { value: "referee", label: "Referee" },
];

/** A table to be set up: a name is enough, and everything else can be changed. */
export function HostForm({ preset }: { preset: Preset }) {
  const { variant, rulebook } = preset;
  const [name, setName] = useState("");
  const [role, setRole] = useState<Role>("player");
  const [isOpen, setIsOpen] = useState(false);
  const more = useRef<HTMLDetailsElement>(null);
  const { draft, setDraft, setup, faults, me, stranger, refused, isPending, create } = useHosting({
    variant,
    rulebook,
    preset: "correspondence",
  });
  const change = (next: Draft): void => {
    setDraft(next);
    if (role === "referee" && !hasReferee(next)) setRole("player");
  };
  const options = (draft.options ?? {}) as Readonly<Record<string, unknown>>;
  const standard = preset.players[preset.players.length - 1];
  const players = typeof options.players === "number" ? options.players : standard;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (faults.size === 0) return void create({ name, role, isOpen });
    // What is wrong has to be seen.
    if (more.current) more.current.open = true;
    more.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <SplitPage
      title={`Host ${preset.title} · Chancery`}
      picture={<Preview preset={preset} options={faults.size > 0 ? {} : options} />}
    >
      <form onSubmit={submit}>
        <h1>{preset.title}</h1>
        <p className={css.blurb}>
          {preset.blurb} {preset.book && bookById(preset.book)?.credit}
        </p>
        <SetupFormContext value={{ draft, setup, faults, change }}>
          <div className={css.fields}>
            {me === null && <NameField value={name} onChange={setName} error={stranger?.message} />}
            <div>
              <span className={css.label} id="host-clock">
                Clock
              </span>
              <SegmentedControl
                fullWidth
                aria-labelledby="host-clock"
                value={String(draft.preset)}
                onChange={(clock) => change(withClock(draft, clock as ClockName))}
                data={[...CLOCK_LABELS]}
              />
              <p className={css.note}>{setup ? clockInWords(setup.clock) : " "}</p>
            </div>
            {preset.players.length > 1 && (
              <div>
                <span className={css.label} id="host-players">
                  Players
                </span>
                <SegmentedControl
                  fullWidth
                  aria-labelledby="host-players"
                  value={String(players)}
                  onChange={(count) =>
                    change(
                      withValue(
                        draft,
                        "options.players",
                        Number(count) === standard ? undefined : Number(count),
                      ),
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
            <div className={css.two}>
              <NativeSelect
                label="You"
                value={role}
                onChange={(event) => {
                  const next = event.currentTarget.value as Role;
                  setRole(next);
                  if (next === "referee" && !hasReferee(draft)) setDraft(withReferee(draft, true));
                }}
                data={[
                  { value: "player", label: "play" },
                  { value: "referee", label: "referee" },
                  { value: "spectator", label: "only watch" },
                ]}
              />
              <NativeSelect
                label="Who may join"
                value={isOpen ? "open" : "link"}
                onChange={(event) => setIsOpen(event.currentTarget.value === "open")}
                data={[
                  { value: "link", label: "who has the link" },
                  { value: "open", label: "everybody" },
                ]}
              />
            </div>
            <details ref={more} className={css.more}>
              <summary>More settings</summary>
              <MoreSettings preset={preset} players={players} />
            </details>
          </div>
        </SetupFormContext>
        <div className={css.foot}>
          <SetupFaults faults={faults} />
          <Fault error={refused} />
          <Button type="submit" size="md" fullWidth loading={isPending} disabled={me === undefined}>
            Set up the table
          </Button>
        </div>
      </form>
    </SplitPage>
  );
}
