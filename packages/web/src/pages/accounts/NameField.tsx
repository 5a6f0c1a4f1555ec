import { TextInput } from "@mantine/core";
import { people } from "../../messages/people.ts";

export interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error?: string | undefined;
  /** Whether people can do without. */
  readonly isOptional?: boolean;
}

/** What someone wants to be called. */
export function NameField({ value, onChange, error, isOptional = false }: NameFieldProps) {
  return (
    <TextInput
      label={people("yourName")}
      description={people("yourNameHelp")}
      name="name"
      autoComplete="nickname"
      required={!isOptional}
      maxLength={60}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
