import { createHash } from "node:crypto";
import type { Footer, RowLine } from "./backup.ts";
import type { StoredLog } from "./logs.ts";
import { linesOf, parse } from "./restore.ts";
import type { Schema } from "./schema.ts";

/** How a backup ends: as it was written, with other contents than its checksum says, or before its end. */
export type BackupEnd = "whole" | "changed" | "cut-off";

/** Whether a line is the first one of a backup. */
export const beginsBackup = (line: string): boolean =>
  (parse(line) as { readonly chancery?: unknown } | null | undefined)?.chancery === "backup";

interface OpenLog extends StoredLog {
  readonly events: string[];
}

/** The logs in a backup, one game after the other, and at the end whether it is whole. */
export async function* backupLogs(file: string): AsyncGenerator<StoredLog, BackupEnd> {
  const hash = createHash("sha256");
  let open: OpenLog | null = null;
  for await (const line of linesOf(file)) {
    const content = parse(line);
    const footer = content as Partial<Footer> | null | undefined;
    if (typeof footer?.sha256 === "string") {
      if (open) yield open;
      return footer.sha256 === hash.digest("hex") ? "whole" : "changed";
    }
    hash.update(`${line}\n`);
    if (!isEvent(content)) continue;
    const [, { game, body }] = content;
    // Rows come in the order of their games.
    if (open && open.game !== game) {
      yield open;
      open = null;
    }
    open ??= { game, events: [] };
    open.events.push(body);
  }
  if (open) yield open;
  return "cut-off";
}

const isEvent = (content: unknown): content is readonly ["events", Schema["events"]] =>
  Array.isArray(content) && (content as unknown as RowLine)[0] === "events" && typeof content[1] === "object";
