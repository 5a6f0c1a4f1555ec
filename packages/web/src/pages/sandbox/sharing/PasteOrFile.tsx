import { Button, FileButton, Group } from "@mantine/core";
import { useState } from "react";
import { sandbox as messages } from "../../../messages/sandbox.ts";
import css from "../../../ui/dialogs.module.css";
import { Fault } from "../../../ui/Fault.tsx";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";

interface PasteOrFileProps {
  readonly label: string;
  readonly placeholder: string;
  /** What the button says that opens the pasted text. */
  readonly button: string;
  /** Opens a text, or says what is wrong with it. */
  readonly onOpen: (text: string) => Promise<string | null>;
}

/** Opens something from a file or from pasted text. */
export function PasteOrFile({ label, placeholder, button, onOpen }: PasteOrFileProps) {
  const [pasted, setPasted] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const open = async (text: string): Promise<void> => setFault(await onOpen(text));
  return (
    <>
      <textarea
        className={css.paste}
        aria-label={label}
        placeholder={placeholder}
        rows={3}
        spellCheck={false}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <Fault error={fault} />
      <Group gap="xs">
        <FileButton accept="application/json,.json" onChange={(file) => file?.text().then(open)}>
          {(props) => (
            <Button variant="default" {...props}>
              {messages("openFile")}
            </Button>
          )}
        </FileButton>
        <GuardedButton
          variant="default"
          first={pasted.trim() === "" ? messages("pasteFirst") : null}
          onClick={() => void open(pasted)}
        >
          {button}
        </GuardedButton>
      </Group>
    </>
  );
}
