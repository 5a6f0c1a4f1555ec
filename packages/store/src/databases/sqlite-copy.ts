import { open, rename, rm } from "node:fs/promises";
import { backup, DatabaseSync } from "node:sqlite";
import { fail, ok, type Result } from "@chancery/engine";
import { exists, isFileError } from "../backup/backup.ts";
import { troubleOrThrow } from "./database.ts";
import type { BackupFault } from "./fault.ts";

/** Copies a database that is in use, page by page, and has SQLite check the copy. */
export async function copySqlite(from: string, to: string): Promise<Result<null, BackupFault>> {
  if (await exists(to)) return fail({ code: "file-exists", file: to });
  const part = `${to}.part`;
  try {
    await copy(from, part);
    const detail = check(part);
    if (detail !== "ok") return fail({ code: "bad-file", file: to, detail });
    await rename(part, to);
    return ok(null);
  } catch (error) {
    if (isFileError(error)) return fail({ code: "bad-file", file: to, detail: (error as Error).message });
    return fail(troubleOrThrow(error));
  } finally {
    await rm(part, { force: true });
  }
}

async function copy(from: string, to: string): Promise<void> {
  await (await open(to, "w", 0o600)).close();
  const source = new DatabaseSync(from);
  try {
    // The copy holds on to one moment, so it needn't start over whenever something is written.
    source.exec("begin; select * from sqlite_schema");
    await backup(source, to);
  } finally {
    source.close();
  }
}

/** "ok", or what is wrong. What no backup holds is not in a copy either. */
function check(file: string): string {
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma secure_delete = on; delete from secrets; pragma wal_checkpoint(truncate)");
    return String(database.prepare("pragma integrity_check").get()?.integrity_check);
  } finally {
    database.close();
  }
}
