import { createReadStream } from "node:fs";
import { Failure } from "./failure.ts";
import { cli } from "./messages.ts";

/** The text of a file, or of standard input where none or `-` is named, as it comes in. */
export async function* readInput(file: string | undefined): AsyncGenerator<string> {
  if (isStandardInput(file)) {
    if (process.stdin.isTTY) console.error(cli("readingTerminal"));
    yield* textOf(process.stdin.setEncoding("utf8"), cli("standardInput"));
    return;
  }
  try {
    yield* textOf(createReadStream(file, "utf8"), file);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(unreadable(file, error as NodeJS.ErrnoException));
  }
}

/**
 * Text holds no zero bytes; pictures, archives and texts in UTF-16 do, and every line of them would be wrong. A line
 * of JSON Lines that is damaged gets its own answer.
 */
async function* textOf(chunks: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  let first = "";
  for await (const chunk of chunks) {
    if (first.trim() === "") first = chunk;
    if (chunk.includes("\0") && !/^\s*[[{]/.test(first)) throw new Failure(cli("notText", { name }));
    yield chunk;
  }
}

export const isStandardInput = (file: string | undefined): file is "-" | undefined =>
  file === undefined || file === "-";

/** Why a file can't be read. */
export const unreadable = (file: string, { code, message }: NodeJS.ErrnoException): string =>
  cli.byCode(`read-${code}`, { file }) ?? cli("read-other", { file, detail: message });
