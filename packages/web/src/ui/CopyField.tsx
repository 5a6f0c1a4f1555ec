import { Button, TextInput } from "@mantine/core";
import { useRef } from "react";
import css from "./CopyField.module.css";
import { copyWord, useCopy } from "./use-copy.ts";

/** Something to be copied as it is. Where browsers copy nothing, the text is at least selected. */
export function CopyField({
  label,
  value,
  button,
  isQuiet = false,
}: {
  /** What it is, for people who can't see where it stands. */
  label: string;
  value: string;
  button: string;
  /** Whether it stands beside something that matters more. */
  isQuiet?: boolean;
}) {
  const { isCopied, copy } = useCopy();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={css.field}>
      <TextInput
        ref={field}
        aria-label={label}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant={isQuiet ? "default" : "filled"}
        onClick={async () => {
          await copy(value);
          field.current?.select();
        }}
      >
        {copyWord(isCopied, button)}
      </Button>
      <span className="hidden" role="status">
        {isCopied === null ? "" : copyWord(isCopied, button)}
      </span>
    </div>
  );
}
