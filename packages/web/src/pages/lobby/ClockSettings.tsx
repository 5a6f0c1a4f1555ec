import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { valueAt, withValue } from "../../games/setup-draft.ts";
import css from "../../games/setup-form.module.css";
import { TimeField, useSetupForm } from "../../games/setup-form.tsx";
import { minutesInWords } from "../../messages/time.ts";
import { SettingsGroup } from "./SettingsGroup.tsx";

/** Minutes before a deadline that people like to be reminded at. */
const REMINDERS = { live: [1, 2, 5], correspondence: [60, 120, 360, 720, 1440] } as const;

/** The times of the clock, and by how much they may be stretched. */
export function ClockSettings() {
  const { setup } = useSetupForm();
  const clock = setup?.clock;
  if (!clock || clock.kind === "referee") return null;
  return (
    <SettingsGroup legend="Time">
      {clock.kind === "live" ? (
        <div className={css.two}>
          <TimeField path="clock.firstNegotiation" label="First negotiation" counts="minutes" />
          <TimeField path="clock.laterNegotiation" label="Later negotiations" counts="minutes" />
          <TimeField path="clock.writing" label="Writing orders" counts="minutes" />
          <TimeField path="clock.retreats" label="Retreats" counts="minutes" />
          <TimeField path="clock.adjustments" label="Builds and removals" counts="minutes" />
        </div>
      ) : (
        <>
          <div className={css.two}>
            <TimeField path="clock.hours.moves" label="Moves" counts="hours" />
            <TimeField path="clock.hours.retreats" label="Retreats" counts="hours" />
            <TimeField path="clock.hours.adjustments" label="Builds and removals" counts="hours" />
          </div>
          <Windows />
        </>
      )}
      <TimeField
        path="clock.grace"
        label="Grace"
        help="Added once to a phase by itself, if orders are missing at its end"
        counts="minutes"
      />
      <LeewayFields extension="What host or referee may add to a phase in all" />
      <Reminders choices={REMINDERS[clock.kind]} />
    </SettingsGroup>
  );
}

/** By how much the times of the clock may be stretched. */
export function LeewayFields({ extension }: { extension: string }) {
  return (
    <>
      <TimeField path="clock.extension" label="Longest extension" help={extension} counts="minutes" />
      <TimeField
        path="clock.pause"
        label="Longest pause"
        help="After that the clock goes on by itself"
        counts="minutes"
      />
    </>
  );
}

function Reminders({ choices }: { choices: readonly number[] }) {
  const { draft, setup, faults, change } = useSetupForm();
  const chosen = (valueAt(draft, "clock.reminders") ?? valueAt(setup, "clock.reminders") ?? []) as number[];
  return (
    <Checkbox.Group
      label="Reminders before a deadline, for who is not ready"
      error={faults.get("clock.reminders")}
      value={chosen.map(String)}
      onChange={(next) => change(withValue(draft, "clock.reminders", next.map(Number)))}
    >
      <div className={css.days}>
        {choices.map((minutes) => (
          <Checkbox key={minutes} value={String(minutes)} label={minutesInWords(minutes)} />
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

const WEEK = [
  [1, "Mon"],
  [2, "Tue"],
  [3, "Wed"],
  [4, "Thu"],
  [5, "Fri"],
  [6, "Sat"],
  [0, "Sun"],
] as const;
const EVENINGS: Window = { days: [1, 2, 3, 4, 5], from: 18, to: 22 };
const hoursFrom = (first: number): string[] => Array.from({ length: 24 }, (_, i) => String(first + i));

/** When deadlines may fall, by the clock of whoever sets the game up. */
function Windows() {
  const { draft, setup, faults, change } = useSetupForm();
  const windows = (valueAt(draft, "clock.windows") ?? valueAt(setup, "clock.windows") ?? []) as Window[];
  const put = (next: readonly Window[]): void => {
    const offset = next.length > 0 ? -new Date().getTimezoneOffset() : undefined;
    change(
      withValue(
        withValue(draft, "clock.windows", next.length > 0 ? next : undefined),
        "clock.utcOffset",
        offset,
      ),
    );
  };
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
              label="Deadlines fall only on"
              error={fault("days")}
              value={window.days.map(String)}
              onChange={(days) => replace(index, { days: days.map(Number) })}
            >
              <div className={css.days}>
                {WEEK.map(([day, name]) => (
                  <Checkbox key={day} value={String(day)} label={name} />
                ))}
              </div>
            </Checkbox.Group>
            <div className={css.hours}>
              <NativeSelect
                label="from"
                value={String(window.from)}
                data={hoursFrom(0).map((hour) => ({ value: hour, label: `${hour}:00` }))}
                onChange={(event) => replace(index, { from: Number(event.currentTarget.value) })}
              />
              <NativeSelect
                label="to"
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
                Remove
              </Button>
            </div>
          </div>
        );
      })}
      <div>
        <Button variant="default" size="xs" onClick={() => put([...windows, EVENINGS])}>
          {windows.length === 0 ? "Let deadlines fall only at certain times" : "Add further times"}
        </Button>
        {windows.length > 0 && <p className={css.note}>By your clock; the game keeps to it for everybody.</p>}
      </div>
    </>
  );
}
