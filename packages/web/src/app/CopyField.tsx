import { Button, TextInput } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { useRef } from "react";
import css from "./CopyField.module.css";

/** Something to be copied as it is. Where the browser keeps its clipboard closed, the text is at least selected. */
export function CopyField({
  label,
  value,
  button,
  isQuiet = false,
}: {
  /** What it is, for who cannot see where it stands. */
  label: string;
  value: string;
  button: string;
  /** Whether it stands beside something that matters more. */
  isQuiet?: boolean;
}) {
  const clipboard = useClipboard();
  const field = useRef<HTMLInputElement>(null);
  const copy = (): void => {
    if (navigator.clipboard) clipboard.copy(value);
    field.current?.select();
  };
  return (
    <div className={css.field}>
      <TextInput
        ref={field}
        aria-label={label}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant={isQuiet ? "default" : "filled"} onClick={copy}>
        {clipboard.copied ? "Copied" : button}
      </Button>
      <span className="hidden" role="status">
        {clipboard.copied ? "Copied" : ""}
      </span>
    </div>
  );
}
