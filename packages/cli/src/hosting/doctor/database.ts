import { existsSync } from "node:fs";
import { formatFault, openLogs, sqliteFile } from "@chancery/store";
import { LANGUAGE } from "../../terminal/language.ts";
import { doctor } from "../../terminal/messages.ts";
import { type Finding, findingsOf } from "./finding.ts";

const finding = findingsOf("database");

/** What both databases say about a table that isn't there. */
const NO_TABLES = /no such table|does not exist/;

/** Whether the data can be read. Nothing is written, not even to create the tables. */
export async function checkDatabase(databaseUrl: string | undefined, dataDir: string): Promise<Finding> {
  const file = sqliteFile({ DATA_DIR: dataDir });
  if (!databaseUrl && !existsSync(file)) return finding("ok", doctor("noDataYet", { file }));
  const opened = await openLogs(databaseUrl ?? file);
  if (opened.ok) {
    await opened.value.close();
    return finding("ok", databaseUrl ? doctor("postgresReadable") : doctor("fileReadable", { file }));
  }
  const { error } = opened;
  // An empty database is what a new server needs.
  if (error.code === "not-ours" && NO_TABLES.test(String(error.detail)))
    return finding("ok", databaseUrl ? doctor("postgresEmpty") : doctor("fileEmpty", { file }));
  return finding("problem", formatFault(error, LANGUAGE));
}
