import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { valueAt, withValue } from "../../../games/setup-draft.ts";
import css from "../../../games/setup-form.module.css";
import { FlagField, TimeField, useSetupForm } from "../../../games/setup-form.tsx";
import { hosting as text } from "../../../messages/hosting.ts";
import { profiles } from "../../../messages/profiles.ts";
import { dayName, minutesInWords, zoneName } from "../../../messages/time.ts";
import { SettingsGroup } from "./SettingsGroup.tsx";

/** Minutes before a deadline that people like to be reminded at. */
const REMINDERS = { live: [1, 2, 5], correspondence: [60, 120, 360, 720, 1440] } as const;

/** The times of the clock, and by how much they may be stretched. */
export function ClockSettings() {
  const { setup } = useSetupForm();
  const clock = setup?.clock;
  if (!clock || clock.kind === "referee") return null;
  return (
    <SettingsGroup legend={text("time")}>
      {clock.kind === "live" ? (
        <div className={css.two}>
          <TimeField path="clock.firstNegotiation" label={text("firstNegotiation")} counts="minutes" />
          <TimeField path="clock.laterNegotiation" label={text("laterNegotiations")} counts="minutes" />
          <TimeField path="clock.writing" label={text("orderWriting")} counts="minutes" />
          <TimeField path="clock.retreats" label={text("retreats")} counts="minutes" />
          <TimeField path="clock.adjustments" label={text("builds")} counts="minutes" />
        </div>
      ) : (
        <>
          <div className={css.two}>
            <TimeField path="clock.hours.moves" label={text("moves")} counts="hours" />
            <TimeField path="clock.hours.retreats" label={text("retreats")} counts="hours" />
            <TimeField path="clock.hours.adjustments" label={text("builds")} counts="hours" />
          </div>
          <Windows />
          <FlagField
            path="vacations"
            label={profiles("waitVacations")}
            help={profiles("waitVacationsHelp")}
          />
        </>
      )}
      <TimeField path="clock.grace" label={text("grace")} help={text("graceHelp")} counts="minutes" />
      <LeewayFields extension={text("extensionHelp")} />
      <Reminders choices={REMINDERS[clock.kind]} />
    </SettingsGroup>
  );
}

/** By how much the times of the clock may be stretched. */
export function LeewayFields({ extension }: { extension: string }) {
  return (
    <>
      <TimeField path="clock.extension" label={text("extension")} help={extension} counts="minutes" />
      <TimeField path="clock.pause" label={text("pause")} help={text("pauseHelp")} counts="minutes" />
    </>
  );
}

function Reminders({ choices }: { choices: readonly number[] }) {
  const { draft, setup, faults, change } = useSetupForm();
  const chosen = (valueAt(draft, "clock.reminders") ?? valueAt(setup, "clock.reminders") ?? []) as number[];
  return (
    <Checkbox.Group
      label={text("reminders")}
      error={faults.get("clock.reminders")}
      value={chosen.map(String)}
      onChange={(next) => change(withValue(draft, "clock.reminders", next.map(Number)))}
    >
      <div className={css.days}>
        {choices.map((minutes) => (
          <Checkbox
            key={minutes}
            value={String(minutes)}
            label={text("reminderBefore", { time: minutesInWords(minutes) })}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}

interface Window {
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Days as the setup counts them, from Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
const EVENINGS: Window = { days: [1, 2, 3, 4, 5], from: 18, to: 22 };
/** All days, but not the night. */
const WAKING: Window = { days: [...WEEK], from: 8, to: 22 };
const hoursFrom = (first: number): string[] => Array.from({ length: 24 }, (_, i) => String(first + i));

/** When deadlines may fall, in the host's time zone. */
function Windows() {
  const { draft, setup, faults, change } = useSetupForm();
  const windows = (valueAt(draft, "clock.windows") ?? valueAt(setup, "clock.windows") ?? []) as Window[];
  const zone = String(valueAt(draft, "clock.timeZone") ?? zoneName());
  const put = (next: readonly Window[]): void => {
    const isAny = next.length > 0;
    const changed = withValue(draft, "clock.windows", isAny ? next : undefined);
    change(withValue(changed, "clock.timeZone", isAny ? zone : undefined));
  };
  const setZone = (name: string): void => change(withValue(draft, "clock.timeZone", name));
  const replace = (index: number, change: Partial<Window>): void =>
    put(windows.map((window, i) => (i === index ? { ...window, ...change } : window)));
  return (
    <>
      {windows.map((window, index) => {
        const fault = (name: string): string | undefined => faults.get(`clock.windows[${index}].${name}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: windows have no other name, and keep their order
          <div key={index} className={css.window}>
            <Checkbox.Group
              label={text("windows")}
              error={fault("days")}
              value={window.days.map(String)}
              onChange={(days) => replace(index, { days: days.map(Number) })}
            >
              <div className={css.days}>
                {WEEK.map((day) => (
                  <Checkbox key={day} value={String(day)} label={dayName(day)} />
                ))}
              </div>
            </Checkbox.Group>
            <div className={css.hours}>
              <NativeSelect
                label={text("windowFrom")}
                value={String(window.from)}
                data={hoursFrom(0).map((hour) => ({ value: hour, label: `${hour}:00` }))}
                onChange={(event) => replace(index, { from: Number(event.currentTarget.value) })}
              />
              <NativeSelect
                label={text("windowTo")}
                error={fault("to")}
                value={String(window.to)}
                data={hoursFrom(1).map((hour) => ({ value: hour, label: `${hour}:00` }))}
                onChange={(event) => replace(index, { to: Number(event.currentTarget.value) })}
              />
              <Button
                variant="subtle"
                color="gray"
                onClick={() => put(windows.filter((_, i) => i !== index))}
              >
                {text("windowRemove")}
              </Button>
            </div>
          </div>
        );
      })}
      <div>
        {windows.length === 0 && (
          <Button variant="default" size="xs" mr={8} onClick={() => put([WAKING])}>
            {profiles("quietHours")}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={() => put([...windows, EVENINGS])}>
          {text(windows.length === 0 ? "windowsAdd" : "windowsMore")}
        </Button>
        {windows.length > 0 && (
          <NativeSelect
            label={text("windowsZone")}
            error={faults.get("clock.timeZone")}
            value={zone}
            translate="no"
            data={[...new Set([zone, ...Intl.supportedValuesOf("timeZone"), "UTC"])]}
            onChange={(event) => setZone(event.currentTarget.value)}
          />
        )}
      </div>
    </>
  );
}
