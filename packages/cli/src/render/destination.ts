import { statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { Failure } from "../terminal/failure.ts";
import { cli } from "../terminal/messages.ts";
import { print } from "../terminal/output.ts";

const FORMATS = ["svg", "png"] as const;
export type Format = (typeof FORMATS)[number];

const endingOf = (path: string): string => extname(path).slice(1).toLowerCase();

/** The format that a file's name asks for; standard output gets SVG. */
export function formatOf(path: string): Format {
  if (path === "-") return "svg";
  const format = FORMATS.find((each) => each === endingOf(path));
  if (!format) throw new Failure(cli("badOutput", { path }), 2);
  return format;
}

/** Whether a path means a folder: it is one, says so, or has no ending. */
export const isFolder = (path: string): boolean =>
  path !== "-" &&
  (/[/\\]$/.test(path) ||
    endingOf(path) === "" ||
    statSync(path, { throwIfNoEntry: false })?.isDirectory() === true);

/** Writes a picture into a file, or to standard output. */
export async function writePicture(path: string, picture: string | Uint8Array): Promise<void> {
  if (path === "-" && typeof picture === "string") return print(picture);
  await orFail(path, () => writeFile(path, picture));
}

export const makeFolder = (path: string): Promise<unknown> =>
  orFail(path, () => mkdir(path, { recursive: true }));

async function orFail(path: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new Failure(cli.byCode(`write-${code}`, { path }) ?? cli("write-other", { path, detail: message }));
  }
}
