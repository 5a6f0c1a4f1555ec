import { existsSync } from "node:fs";
import type { RowCounts, Store } from "@chancery/store";
import type { Command } from "commander";
import { ask } from "../terminal/asking.ts";
import { Failure } from "../terminal/failure.ts";
import { helpText } from "../terminal/help-text.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli, help } from "../terminal/messages.ts";
import { print } from "../terminal/output.ts";
import { addPassphraseFile, newPassphrase, type PassphraseOptions, passphraseOf } from "./passphrase.ts";

type AnyStore = Store<{ readonly seq: number }, unknown>;

const UNENCRYPTED = "--unencrypted";

const where = (): string => help("serverData", { folder: "DATA_DIR", address: "DATABASE_URL" });

const BACKUP_EXAMPLES = [
  "chancery backup chancery-monday.backup",
  "chancery backup --encrypt chancery-monday.backup",
  "chancery backup --passphrase-file /etc/chancery/passphrase chancery-monday.backup",
];

const RESTORE_EXAMPLES = [
  "DATA_DIR=./new chancery restore chancery-monday.backup",
  "DATA_DIR=./new chancery restore --passphrase-file passphrase chancery-monday.backup",
  "DATA_DIR=./new chancery restore --unencrypted chancery-monday.backup",
];

interface RestoreOptions extends PassphraseOptions {
  readonly unencrypted?: true;
}

interface BackupOptions extends PassphraseOptions {
  readonly encrypt?: true;
}

export function addBackup(program: Command): void {
  const command = program
    .command("backup")
    .summary(help("backupSummary"))
    .description(help("backup"))
    .argument("<file>", help("backupFile"))
    .option("--encrypt", help("backupEncrypt"));
  addPassphraseFile(command, help("backupPassphraseFile"))
    .addHelpText("after", helpText([help("backupEncrypted"), where()], BACKUP_EXAMPLES))
    .action(async (file: string, options: BackupOptions) => {
      const { sqliteFile } = await import("@chancery/store");
      const kept = sqliteFile(process.env);
      // In another folder nothing would be saved, and people would learn it when it's too late.
      if (!process.env.DATABASE_URL && !existsSync(kept))
        throw new Failure(cli("nothingToSave", { file: kept, variable: "DATA_DIR" }));
      const isEncrypted = options.encrypt || options.passphraseFile !== undefined;
      const passphrase = isEncrypted ? await newPassphrase(options) : undefined;
      await withStore(false, (store) => store.backup(file, passphrase), "saved");
    });
}

export function addRestore(program: Command): void {
  const command = program
    .command("restore")
    .summary(help("restoreSummary"))
    .description(help("restore"))
    .argument("<file>", help("restoreFile", { command: "chancery backup" }))
    .option(UNENCRYPTED, help("restoreUnencrypted"));
  addPassphraseFile(command, help("passphraseFile"))
    .addHelpText("after", helpText([where()], RESTORE_EXAMPLES))
    .action(async (file: string, options: RestoreOptions) => {
      if (!existsSync(file)) throw new Failure(cli("read-ENOENT", { file }));
      const passphrase = await passphraseOf(file, options);
      if (passphrase === undefined && !options.unencrypted) await acceptUnencrypted(file);
      await withStore(true, (store) => store.restore(file, passphrase), "restored");
    });
}

/** Nobody can tell who wrote a backup that isn't encrypted, so it's restored only if someone says so. */
async function acceptUnencrypted(file: string): Promise<void> {
  const warning = cli("unencrypted", { file });
  if (!process.stdin.isTTY) throw new Failure(`${warning} ${cli("unencryptedFlag", { flag: UNENCRYPTED })}`);
  process.stderr.write(`${warning}\n`);
  const yes = cli("yes");
  if ((await ask(cli("unencryptedPrompt", { yes }))).trim().toLowerCase() !== yes)
    throw new Failure(cli("notRestored"));
}

async function withStore(
  alone: boolean,
  work: (store: AnyStore) => ReturnType<AnyStore["backup"]> | ReturnType<AnyStore["restore"]>,
  done: "saved" | "restored",
): Promise<void> {
  // What keeps games takes a moment to load, which nobody else should wait for.
  const { formatFault, openStore } = await import("@chancery/store");
  const opened = await openStore(process.env, { format: "", alone });
  if (!opened.ok) throw new Failure(formatFault(opened.error, LANGUAGE));
  const result = await work(opened.value);
  await opened.value.close();
  if (!result.ok) throw new Failure(formatFault(result.error, LANGUAGE));
  await print(cli(done, { rows: tell(result.value) }));
}

const tell = (rows: RowCounts): string =>
  Object.entries(rows)
    .map(([table, count]) => `${count} ${table}`)
    .join(", ");
