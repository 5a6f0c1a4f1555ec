import { existsSync } from "node:fs";
import type { RowCounts, Store } from "@chancery/store";
import type { Command } from "commander";
import { Failure } from "./failure.ts";
import { helpText } from "./help-text.ts";
import { LANGUAGE } from "./language.ts";
import { cli, help } from "./messages.ts";
import { print } from "./output.ts";

type AnyStore = Store<{ readonly seq: number }, unknown>;

const where = (): string => help("serverData", { folder: "DATA_DIR", address: "DATABASE_URL" });

export function addBackup(program: Command): void {
  program
    .command("backup")
    .summary(help("backupSummary"))
    .description(help("backup"))
    .argument("<file>", help("backupFile"))
    .addHelpText("after", helpText([where()], ["chancery backup chancery-monday.backup"]))
    .action(async (file: string) => {
      const { sqliteFile } = await import("@chancery/store");
      const kept = sqliteFile(process.env);
      // In another folder nothing would be saved, and people would learn it when it's too late.
      if (!process.env.DATABASE_URL && !existsSync(kept))
        throw new Failure(cli("nothingToSave", { file: kept, variable: "DATA_DIR" }));
      await withStore(false, (store) => store.backup(file), "saved");
    });
}

export function addRestore(program: Command): void {
  program
    .command("restore")
    .summary(help("restoreSummary"))
    .description(help("restore"))
    .argument("<file>", help("restoreFile", { command: "chancery backup" }))
    .addHelpText("after", helpText([where()], ["DATA_DIR=./new chancery restore chancery-monday.backup"]))
    .action(async (file: string) => {
      if (!existsSync(file)) throw new Failure(cli("read-ENOENT", { file }));
      await withStore(true, (store) => store.restore(file), "restored");
    });
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
