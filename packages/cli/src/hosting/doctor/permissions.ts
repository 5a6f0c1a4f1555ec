import { accessSync, constants, existsSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { resolve } from "node:path";
import { sqliteFile } from "@chancery/store";
import { doctor } from "../../terminal/messages.ts";
import { existing, whyUnwritable } from "./disk.ts";
import { type Finding, findingsOf } from "./finding.ts";

const finding = findingsOf("permissions");

/** The bits of a mode that let anyone but the owner do something. */
const OTHERS = 0o077;

/** Whether the server can write its data, and nobody else can read them. */
export function checkPermissions(dataDir: string): readonly Finding[] {
  const folder = resolve(dataDir);
  const user = userName();
  const found: Finding[] = [];
  if (process.getuid?.() === 0) found.push(finding("warning", doctor("runsAsRoot")));
  const around = existing(folder);
  const detail = whyUnwritable(around);
  if (detail !== null)
    found.push(finding("problem", doctor("notWritable", { folder: around, user, detail })));
  else if (around !== folder) found.push(finding("ok", doctor("willBeMade", { folder })));
  if (around === folder) found.push(...checkFiles(folder, user));
  return found.some(({ level }) => level !== "warning")
    ? found
    : [...found, finding("ok", doctor("writable", { folder }))];
}

function checkFiles(folder: string, user: string): readonly Finding[] {
  const file = sqliteFile({ DATA_DIR: folder });
  const locked = [file, `${file}-wal`, `${file}-shm`].filter((each) => existsSync(each) && !isOurs(each));
  const found = locked.map((each) => finding("problem", doctor("fileNotWritable", { file: each, user })));
  return statSync(folder).mode & OTHERS
    ? [...found, finding("warning", doctor("openToOthers", { folder, command: `chmod 700 ${folder}` }))]
    : found;
}

function isOurs(file: string): boolean {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container there may be nobody of that number.
    return `#${process.getuid?.()}`;
  }
}
