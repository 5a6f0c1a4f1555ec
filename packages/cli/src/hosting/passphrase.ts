import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { ask } from "../terminal/asking.ts";
import { Failure } from "../terminal/failure.ts";
import { unreadable } from "../terminal/input.ts";
import { cli } from "../terminal/messages.ts";

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
  return ask(cli("passphrasePrompt"), { isSecret: true });
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
  const passphrase = await ask(cli("passphrasePrompt"), { isSecret: true });
  if ((await ask(cli("passphraseAgain"), { isSecret: true })) !== passphrase)
    throw new Failure(cli("passphraseDiffers"));
  return passphrase;
}
