import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Command } from "commander";
import { Failure } from "./failure.ts";
import { unreadable } from "./input.ts";
import { cli } from "./messages.ts";

export interface PassphraseOptions {
  readonly passphraseFile?: string;
}

const FLAG = "--passphrase-file <file>";
/** Every guess takes half a second, but a backup can be guessed at for years. */
const LEAST = 12;

export const addPassphraseFile = (command: Command, description: string): Command =>
  command.option(FLAG, description);

/** The passphrase for a new backup. */
export async function newPassphrase({ passphraseFile }: PassphraseOptions): Promise<string> {
  const passphrase = passphraseFile === undefined ? await askTwice() : firstLine(passphraseFile);
  if ([...passphrase].length < LEAST) throw new Failure(cli("passphraseShort", { least: LEAST }));
  return passphrase;
}

/** The passphrase of a backup; undefined if it isn't encrypted and none was given. */
export async function passphraseOf(
  file: string,
  { passphraseFile }: PassphraseOptions,
): Promise<string | undefined> {
  if (passphraseFile !== undefined) return firstLine(passphraseFile);
  const { openBackup } = await import("@chancery/store");
  const opened = await openBackup(file).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(unreadable(file, error));
  });
  if (opened.ok || opened.error.code !== "encrypted") return undefined;
  if (!process.stdin.isTTY) throw new Failure(cli("passphraseNeeded", { file, flag: FLAG }));
  return ask(cli("passphrasePrompt"));
}

function firstLine(file: string): string {
  try {
    return readFileSync(file, "utf8").split(/\r?\n/, 1)[0];
  } catch (error) {
    throw new Failure(unreadable(file, error as NodeJS.ErrnoException));
  }
}

async function askTwice(): Promise<string> {
  if (!process.stdin.isTTY) throw new Failure(cli("passphraseNoTerminal", { flag: FLAG }));
  const passphrase = await ask(cli("passphrasePrompt"));
  if ((await ask(cli("passphraseAgain"))) !== passphrase) throw new Failure(cli("passphraseDiffers"));
  return passphrase;
}

/** Asks on the terminal, and doesn't show what is typed. */
async function ask(question: string): Promise<string> {
  process.stderr.write(`${question} `);
  const output = new Writable({ write: (_text, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // Ctrl-C and Ctrl-D end the command as they do elsewhere.
  terminal.once("SIGINT", () => process.exit(130));
  terminal.once("close", () => process.stderr.write("\n"));
  const answer = await Promise.race([
    terminal.question(""),
    new Promise<string>((resolve) => terminal.once("close", () => resolve(""))),
  ]);
  terminal.close();
  return answer;
}
