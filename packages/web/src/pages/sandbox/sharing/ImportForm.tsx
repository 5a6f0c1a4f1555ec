import { isPositionLine } from "@chancery/contract";
import type { Tag } from "@chancery/messages";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { sandbox as messages } from "../../../messages/sandbox.ts";
import css from "../../../ui/dialogs.module.css";
import type { Sandbox } from "../sandbox.ts";
import { PasteOrFile } from "./PasteOrFile.tsx";
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
  const open = async (given: string): Promise<string | null> => {
    const { parseRecord } = await import("./read-record.ts");
    const record = isPositionLine(given) ? await parsePosition(given) : await parseRecord(given);
    if (record.ok) onOpen(record.value);
    return record.ok ? null : record.error;
  };
  return (
    <section className={css.section}>
      <h3>{messages("open")}</h3>
      <PasteOrFile
        label={messages("gameJson")}
        placeholder={messages("pasteJson")}
        button={messages("openPasted")}
        onOpen={open}
      />
      <p>{messages.rich("otherPrograms", {}, LINKS)}</p>
    </section>
  );
}
