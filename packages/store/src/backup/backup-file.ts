import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { fail, ok, type Result } from "@chancery/engine";
import type { BackupFileFault } from "../databases/fault.ts";
import { decrypt, ENCRYPTED_FORMAT, encryptedHeader, type Keys, MAC_BYTES, unlock } from "./encryption.ts";

/** A backup to be read, encrypted or not. */
export interface BackupFile {
  readonly file: string;
  /** Its lines from the first one, each time. Throws `Tampered` where an encrypted one isn't as it was written. */
  lines(): AsyncGenerator<string>;
}

/** Longer than the first line of any encrypted backup. */
const LONGEST_HEADER = 1024;

/** Opens a backup. One that is encrypted needs its passphrase; one that isn't must not get any, or it may be a forgery. */
export async function openBackup(
  file: string,
  passphrase?: string,
): Promise<Result<BackupFile, BackupFileFault>> {
  const beginning = await beginningOf(file);
  const end = beginning.indexOf("\n");
  const line = beginning.toString("utf8", 0, Math.max(0, end));
  const header = encryptedHeader(line);
  if (!header) {
    if (passphrase !== undefined) return fail({ code: "not-encrypted", file });
    return ok({ file, lines: () => linesOf(createReadStream(file, "utf8")) });
  }
  if (header.format > ENCRYPTED_FORMAT)
    return fail({ code: "newer", found: header.format, known: ENCRYPTED_FORMAT });
  if (passphrase === undefined) return fail({ code: "encrypted", file });
  const start = end + 1 + MAC_BYTES;
  const keys = await unlock(line, beginning.subarray(end + 1, start), passphrase);
  if (!keys) return fail({ code: "wrong-passphrase", file });
  return ok({ file, lines: () => linesOf(texts(file, start, keys)) });
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEADER), 0, LONGEST_HEADER, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* texts(file: string, start: number, keys: Keys): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const bytes of decrypt(createReadStream(file, { start }), keys))
    yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** Node's own reader of lines would also break them at the line separators that JSON leaves as they are. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of texts) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}
