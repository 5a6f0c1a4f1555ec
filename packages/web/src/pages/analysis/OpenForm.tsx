import { Button, FileButton, Group } from "@mantine/core";
import { useState } from "react";
import { analysis as text } from "../../messages/analysis.ts";
import { sandbox as messages } from "../../messages/sandbox.ts";
import css from "../../ui/dialogs.module.css";
import { Fault } from "../../ui/Fault.tsx";
import { GuardedButton } from "../../ui/GuardedButton.tsx";

/** Opens an analysis, a record or a position, from a file or pasted. */
export function OpenForm({ onOpen }: { onOpen: (json: unknown) => Promise<string | null> }) {
  const [pasted, setPasted] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const open = async (given: string): Promise<void> => {
    let json: unknown;
    try {
      json = JSON.parse(given);
    } catch {
      return setFault(messages("notJson"));
    }
    setFault(await onOpen(json));
  };
  return (
    <section className={css.section}>
      <h2>{text("openTitle")}</h2>
      <textarea
        className={css.paste}
        aria-label={text("paste")}
        placeholder={text("paste")}
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
          {text("openPasted")}
        </GuardedButton>
      </Group>
    </section>
  );
}
