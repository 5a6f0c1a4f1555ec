import { createHash } from "node:crypto";
import { access, open, rename, rm } from "node:fs/promises";
import { fail, ok, type Result } from "@chancery/engine";
import type { Kysely } from "kysely";
import { type Database, troubleOrThrow } from "../databases/database.ts";
import type { BackupFault } from "../databases/fault.ts";
import { latest } from "../schema/migrate.ts";
import { MIGRATIONS } from "../schema/migrations.ts";
import { KEPT, type Schema } from "../schema/schema.ts";
import { pagesOf } from "./backup-rows.ts";
import { Encryption } from "./encryption.ts";

/**
 * A backup is JSON Lines: what it is; the rows, each with its table; how many rows there are and the SHA-256 of all
 * lines before. It is the same for both databases and can be restored into either.
 */
export const FORMAT = 1;

export interface Header {
  readonly chancery: "backup";
  readonly format: number;
  /** The version of the tables. */
  readonly schema: number;
}

export type RowLine = readonly [table: string, row: Readonly<Record<string, unknown>>];

export interface Footer {
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
}

/**
 * Writes everything as of this moment into a file while games continue, and returns how many rows of each table. With a
 * passphrase, the file is encrypted.
 */
export async function backup(
  database: Database,
  file: string,
  passphrase?: string,
): Promise<Result<Footer["rows"], BackupFault>> {
  if (await exists(file)) return fail({ code: "file-exists", file });
  const part = `${file}.part`;
  try {
    const out = await open(part, "w", 0o600);
    try {
      const encryption = passphrase === undefined ? null : await Encryption.begin(passphrase);
      if (encryption) await out.write(encryption.beginning);
      const write = async (text: string): Promise<void> => {
        await out.write(encryption ? encryption.update(text) : Buffer.from(text));
      };
      const rows = await database.readMoment((db) => writeAll(db, write));
      if (encryption) await out.write(encryption.end());
      await out.sync();
      await rename(part, file);
      return ok(rows);
    } finally {
      await out.close();
    }
  } catch (error) {
    await rm(part, { force: true });
    if (isFileError(error)) return fail({ code: "bad-file", file, detail: (error as Error).message });
    return fail(troubleOrThrow(error));
  }
}

async function writeAll(
  db: Kysely<Schema>,
  writeText: (text: string) => Promise<void>,
): Promise<Footer["rows"]> {
  const hash = createHash("sha256");
  const write = async (lines: readonly unknown[]) => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    hash.update(text);
    await writeText(text);
  };
  const counts: Record<string, number> = {};
  await write([{ chancery: "backup", format: FORMAT, schema: latest(MIGRATIONS) } satisfies Header]);
  for (const [table, key] of KEPT) {
    counts[table] = 0;
    for await (const rows of pagesOf(db, table, key)) {
      counts[table] += rows.length;
      await write(rows.map((row) => [table, row] satisfies RowLine));
    }
  }
  await write([{ rows: counts, sha256: hash.copy().digest("hex") } satisfies Footer]);
  return counts;
}

export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Errors of the file system name the file, except when writing to one that is open; those of sockets do not. */
export const isFileError = (error: unknown): boolean => {
  const { code = "", path } = error as NodeJS.ErrnoException;
  return path !== undefined || /^(ENOSPC|EDQUOT|EFBIG|EIO)$/.test(code);
};
