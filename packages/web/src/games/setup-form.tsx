import { Checkbox, Group, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { createContext, type ReactNode, use, useState } from "react";
import type { Setup } from "../api/client.ts";
import { hosting as text } from "../messages/hosting.ts";
import type { PresetChoice } from "./preset.ts";
import { type SetupDraft, valueAt, withValue } from "./setup-draft.ts";
import css from "./setup-form.module.css";

interface SetupForm {
  readonly draft: SetupDraft;
  /** With everything filled in that the draft leaves open; null until the server has read it. */
  readonly setup: Setup | null;
  /** What is wrong, by where it is. */
  readonly faults: ReadonlyMap<string, string>;
  readonly change: (draft: SetupDraft) => void;
}

export const SetupFormContext = createContext<SetupForm | null>(null);

export function useSetupForm(): SetupForm {
  const form = use(SetupFormContext);
  if (!form) throw new Error("a field of a setup stands in no form");
  return form;
}

/** A field by its path in the setup. */
function useField(path: string) {
  const { draft, setup, faults, change } = useSetupForm();
  return {
    given: valueAt(draft, path),
    value: valueAt(draft, path) ?? valueAt(setup, path),
    error: faults.get(path),
    set: (value: unknown) => change(withValue(draft, path, value)),
  };
}

interface FieldProps {
  readonly path: string;
  readonly label: string;
  readonly help?: ReactNode;
}

export function ChoiceField({
  path,
  label,
  help,
  choices,
}: FieldProps & { choices: readonly PresetChoice[] }) {
  const { value, error, set } = useField(path);
  const index = choices.findIndex((choice) => choice.value === value);
  return (
    <NativeSelect
      label={label}
      description={help}
      error={error}
      value={String(Math.max(0, index))}
      onChange={(event) => set(choices[Number(event.currentTarget.value)].value)}
      data={choices.map((choice, i) => ({ value: String(i), label: choice.label }))}
    />
  );
}

export function FlagField({ path, label, help }: FieldProps) {
  const { value, error, set } = useField(path);
  return (
    <Checkbox
      label={label}
      description={help}
      error={error}
      checked={value === true}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}

export function TextField({ path, label, help, placeholder }: FieldProps & { placeholder: string }) {
  const { given, error, set } = useField(path);
  return (
    <TextInput
      label={label}
      description={help}
      error={error}
      placeholder={placeholder}
      autoComplete="off"
      value={typeof given === "string" ? given : ""}
      onChange={(event) => set(event.currentTarget.value.trim() || undefined)}
    />
  );
}

export function NumberField({
  path,
  label,
  help,
  placeholder,
  suffix,
  from,
  to,
}: FieldProps & { placeholder?: string; suffix?: string; from: number; to: number }) {
  const { given, value, error, set } = useField(path);
  const shown = placeholder === undefined ? value : given;
  return (
    <NumberInput
      label={label}
      description={help}
      error={error}
      min={from}
      max={to}
      clampBehavior="none"
      allowDecimal={false}
      autoComplete="off"
      placeholder={placeholder}
      {...(suffix !== undefined && { suffix })}
      value={typeof shown === "number" ? shown : ""}
      onChange={(next) => set(typeof next === "number" ? next : undefined)}
    />
  );
}

const UNITS = { minutes: 1, hours: 60, days: 1440 } as const;
type Unit = keyof typeof UNITS;

/** The largest unit in which a number of minutes is whole. */
const unitOf = (minutes: number): Unit =>
  minutes > 0 && minutes % UNITS.days === 0
    ? "days"
    : minutes > 0 && minutes % UNITS.hours === 0
      ? "hours"
      : "minutes";

/** A time, which the setup counts in minutes or in hours. */
export function TimeField({
  path,
  label,
  help,
  counts,
  placeholder,
}: FieldProps & { counts: "minutes" | "hours"; placeholder?: string }) {
  const { value, error, set } = useField(path);
  const minutes = typeof value === "number" ? value * UNITS[counts] : null;
  const [chosen, setChosen] = useState<Unit | null>(null);
  const unit = chosen ?? (minutes === null ? counts : unitOf(minutes));
  const put = (count: number | null, by: Unit): void =>
    set(count === null ? undefined : Math.round((count * UNITS[by]) / UNITS[counts]));
  const count = minutes === null ? null : minutes / UNITS[unit];
  const units = (Object.keys(UNITS) as Unit[]).filter((each) => UNITS[each] >= UNITS[counts]);
  return (
    <Group gap={8} align="flex-end" wrap="nowrap" className={css.time}>
      <NumberInput
        label={label}
        description={help}
        error={error}
        min={0}
        clampBehavior="none"
        autoComplete="off"
        placeholder={placeholder}
        value={count ?? ""}
        onChange={(next) => {
          // What is being typed is counted as it was, whatever it would be in larger units.
          setChosen(unit);
          put(typeof next === "number" ? next : null, unit);
        }}
      />
      <NativeSelect
        aria-label={text("countedIn", { label })}
        value={unit}
        data={units.map((value) => ({ value, label: text(value) }))}
        onChange={(event) => {
          const next = event.currentTarget.value as Unit;
          setChosen(next);
          if (count !== null) put(count, next);
        }}
      />
    </Group>
  );
}
