import { createReadStream } from "node:fs";
import { Failure } from "./failure.ts";

/** The text of a file, or of standard input where none or `-` is named, as it comes in. */
export async function* readInput(file: string | undefined): AsyncGenerator<string> {
  if (isStandardInput(file)) {
    if (process.stdin.isTTY) console.error("Reading from the terminal; end with Ctrl-D.");
    yield* process.stdin.setEncoding("utf8");
    return;
  }
  try {
    yield* createReadStream(file, "utf8");
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${whyNot(error as NodeJS.ErrnoException)}`);
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
