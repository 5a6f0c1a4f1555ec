import { createReadStream } from "node:fs";
import { Failure } from "./failure.ts";

/** The text of a file, or of standard input where none or `-` is named, as it comes in. */
export async function* readInput(file: string | undefined): AsyncGenerator<string> {
  if (isStandardInput(file)) {
    if (process.stdin.isTTY) console.error("Reading from the terminal; end with Ctrl-D.");
    yield* textOf(process.stdin.setEncoding("utf8"), "standard input");
    return;
  }
  try {
    yield* textOf(createReadStream(file, "utf8"), file);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${file} cannot be read: ${whyNot(error as NodeJS.ErrnoException)}`);
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
    if (chunk.includes("\0") && !/^\s*[[{]/.test(first))
      throw new Failure(`${name} is no text in UTF-8: give JSON, or orders as plain text`);
    yield chunk;
  }
}

export const isStandardInput = (file: string | undefined): file is "-" | undefined =>
  file === undefined || file === "-";

const WHY: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a directory",
  EACCES: "permission denied",
};

const whyNot = ({ code = "", message }: NodeJS.ErrnoException): string => WHY[code] ?? message;
