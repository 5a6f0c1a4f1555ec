import { PasswordInput, TextInput } from "@mantine/core";

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

export function EmailField({ value, onChange, error }: FieldProps) {
  return (
    <TextInput
      label="E-mail"
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

/** A password to be remembered, or one to be told. */
export function PasswordField({
  value,
  onChange,
  error,
  isNew,
  label = isNew ? "New password" : "Password",
}: FieldProps & { isNew: boolean; label?: string }) {
  return (
    <PasswordInput
      label={label}
      {...(isNew && { description: "At least 8 characters", minLength: 8 })}
      name={isNew ? "new-password" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      visibilityToggleButtonProps={{ "aria-label": "Show the password" }}
      required
      maxLength={200}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
