import { createHash } from "node:crypto";
import type { StoredLog } from "../games/logs.ts";
import { unpackLog } from "../games/packed-log.ts";
import type { Schema } from "../schema/schema.ts";
import type { Footer, Header, RowLine } from "./backup.ts";
import type { BackupFile } from "./backup-file.ts";
import { type EncryptedHeader, Tampered } from "./encryption.ts";
import { parse } from "./restore.ts";

/** How a backup ends: as it was written, with other contents than its checksum says, or before its end. */
export type BackupEnd = "whole" | "changed" | "cut-off";

const FIRST: readonly unknown[] = ["backup", "encrypted-backup"] satisfies (
  | Header
  | EncryptedHeader
)["chancery"][];

/** Whether a line is the first one of a backup, encrypted or not. */
export const beginsBackup = (line: string): boolean =>
  FIRST.includes((parse(line) as { readonly chancery?: unknown } | null | undefined)?.chancery);

interface OpenLog extends StoredLog {
  readonly events: string[];
}

/** The logs in a backup, one game after the other, and at the end whether it is whole. */
export async function* backupLogs(backup: BackupFile): AsyncGenerator<StoredLog, BackupEnd> {
  try {
    return yield* logsIn(backup);
  } catch (error) {
    if (error instanceof Tampered) return error.isAtEnd ? "cut-off" : "changed";
    throw error;
  }
}

async function* logsIn({ lines }: BackupFile): AsyncGenerator<StoredLog, BackupEnd> {
  const hash = createHash("sha256");
  let open: OpenLog | null = null;
  for await (const line of lines()) {
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
    open.events.push(...unpackLog([body]));
  }
  if (open) yield open;
  return "cut-off";
}

const isEvent = (content: unknown): content is readonly ["events", Schema["events"]] =>
  Array.isArray(content) && (content as unknown as RowLine)[0] === "events" && typeof content[1] === "object";
