import { PasswordInput, TextInput } from "@mantine/core";
import { people } from "../../messages/people.ts";

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

export function EmailField({ value, onChange, error }: FieldProps) {
  return (
    <TextInput
      label={people("email")}
      type="email"
      name="email"
      autoComplete="email"
      required
      maxLength={254}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A password to be remembered, or one to be told. Only where there was one before is it called new. */
export function PasswordField({
  value,
  onChange,
  error,
  isNew,
  label = people(isNew ? "newPassword" : "password"),
}: FieldProps & { isNew: boolean; label?: string }) {
  return (
    <PasswordInput
      label={label}
      {...(isNew && { description: people("passwordLength"), minLength: 8 })}
      name={isNew ? "new-password" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      visibilityToggleButtonProps={{ "aria-label": people("showPassword") }}
      required
      maxLength={200}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
