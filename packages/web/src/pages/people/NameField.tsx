import { TextInput } from "@mantine/core";

export interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error?: string | undefined;
}

/** What somebody wants to be called. */
export function NameField({ value, onChange, error }: NameFieldProps) {
  return (
    <TextInput
      label="Your name"
      description="As others at the table will see it"
      name="name"
      autoComplete="nickname"
      required
      maxLength={60}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
