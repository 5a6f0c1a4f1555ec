import { isPositionLine } from "@chancery/contract";
import type { Tag } from "@chancery/messages";
import { Button, FileButton, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { sandbox as messages } from "../../messages/sandbox.ts";
import css from "../../ui/dialogs.module.css";
import { Fault } from "../../ui/Fault.tsx";
import { GuardedButton } from "../../ui/GuardedButton.tsx";
import type { Sandbox } from "./sandbox.ts";
import { parsePosition } from "./share.ts";

const LINKS: Readonly<Record<string, Tag<ReactNode>>> = {
  bring: (chunks) => (
    <Link key="bring" to="/import">
      {chunks}
    </Link>
  ),
};

/** Opens a recorded game, a position in one line, or a request as other programs send it. */
export function ImportForm({ onOpen }: { onOpen: (sandbox: Sandbox) => void }) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const open = async (given: string): Promise<void> => {
    const { parseRecord } = await import("./read-record.ts");
    const record = isPositionLine(given) ? await parsePosition(given) : await parseRecord(given);
    if (record.ok) onOpen(record.value);
    else setFault(record.error);
  };
  return (
    <section className={css.section}>
      <h3>{messages("open")}</h3>
      <textarea
        className={css.paste}
        aria-label={messages("gameJson")}
        placeholder={messages("pasteJson")}
        rows={3}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
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
          first={text.trim() === "" ? messages("pasteFirst") : null}
          onClick={() => void open(text)}
        >
          {messages("openPasted")}
        </GuardedButton>
      </Group>
      <p>{messages.rich("otherPrograms", {}, LINKS)}</p>
    </section>
  );
}
