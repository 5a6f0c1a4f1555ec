import { existsSync } from "node:fs";
import type { RowCounts, Store } from "@chancery/store";
import type { Command } from "commander";
import { Failure } from "./failure.ts";
import { print } from "./output.ts";

const WHERE = `
The data are those of the server: DATA_DIR or DATABASE_URL say where, as they do for it.`;

type AnyStore = Store<{ readonly seq: number }, unknown>;

export function addBackup(program: Command): void {
  program
    .command("backup")
    .summary("write all games and people into a file")
    .description("Writes all games and people into a new file, while the games go on.")
    .argument("<file>", "a file that is not there yet")
    .addHelpText("after", `${WHERE}\n\nExamples:\n  chancery backup chancery-monday.backup`)
    .action(async (file: string) => {
      const { sqliteFile } = await import("@chancery/store");
      const kept = sqliteFile(process.env);
      // Otherwise whoever stands in another folder saves nothing, and learns it when it is too late.
      if (!process.env.DATABASE_URL && !existsSync(kept))
        throw new Failure(
          `there is nothing to save: ${kept} does not exist (DATA_DIR says in which folder the server keeps it)`,
        );
      await withStore(false, (store) => store.backup(file), "Saved");
    });
}

export function addRestore(program: Command): void {
  program
    .command("restore")
    .summary("fill an empty database from a backup")
    .description(
      "Fills an empty database, of either kind, from a backup of either kind. Stop its server first: it would not know what has come.",
    )
    .argument("<file>", "a file that chancery backup has written")
    .addHelpText("after", `${WHERE}\n\nExamples:\n  DATA_DIR=./new chancery restore chancery-monday.backup`)
    .action(async (file: string) => {
      if (!existsSync(file)) throw new Failure(`${file} cannot be read: there is no such file`);
      await withStore(true, (store) => store.restore(file), "Restored");
    });
}

async function withStore(
  alone: boolean,
  work: (store: AnyStore) => ReturnType<AnyStore["backup"]> | ReturnType<AnyStore["restore"]>,
  done: string,
): Promise<void> {
  // What keeps games takes a moment to load, which nobody else should wait for.
  const { formatFault, openStore } = await import("@chancery/store");
  const opened = await openStore(process.env, { format: "", alone });
  if (!opened.ok) throw new Failure(formatFault(opened.error));
  const result = await work(opened.value);
  await opened.value.close();
  if (!result.ok) throw new Failure(formatFault(result.error));
  await print(`${done}: ${tell(result.value)}`);
}

const tell = (rows: RowCounts): string =>
  Object.entries(rows)
    .map(([table, count]) => `${count} ${table}`)
    .join(", ");
