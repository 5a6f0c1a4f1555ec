import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

/** What a run of the command came to. */
export interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments for Node itself. */
  readonly node?: readonly string[];
}

/** Runs the command as people do, in a process of its own. */
export const chancery = (args: readonly string[], surroundings: Surroundings = {}): Promise<Run> =>
  run(process.execPath, [...(surroundings.node ?? []), MAIN, ...args], surroundings);

/** Runs a line of shell in which `chancery` is the command; its status is that of the first part that fails. */
export const shell = (line: string): Promise<Run> =>
  run("bash", ["-c", `set -o pipefail; chancery() { "${process.execPath}" "${MAIN}" "$@"; }; ${line}`]);

function run(
  program: string,
  args: readonly string[],
  { input = "", cwd, env }: Surroundings = {},
): Promise<Run> {
  const child = spawn(program, args, { cwd, env: { ...process.env, FORCE_COLOR: undefined, ...env } });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("close", (status) => resolve({ status, out, err }));
  });
}

/** Runs the command on a terminal (util-linux) and types an answer to a question; returns what the terminal shows. */
export async function terminal(
  { question, answer }: { readonly question: string; readonly answer: string },
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const line = [process.execPath, MAIN, ...args].map((part) => `'${part}'`).join(" ");
  const child = spawn("script", ["-qec", line, "/dev/null"], { env: { ...process.env, ...env } });
  let shown = "";
  let isAsked = false;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    shown += text;
    if (isAsked || !shown.includes(question)) return;
    isAsked = true;
    child.stdin.write(`${answer}\r`);
  });
  await once(child, "close");
  return shown;
}

/** A folder with files in it, for as long as the test runs; returns the folder. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "chancery-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** The JSON texts in the lines of an output. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
export const linesOf = (out: string): any[] =>
  out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
