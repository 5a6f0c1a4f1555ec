import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { formatNumber } from "@chancery/messages";
import { LANGUAGE } from "../../terminal/language.ts";
import { doctor } from "../../terminal/messages.ts";
import { type Finding, findingsOf } from "./finding.ts";

const finding = findingsOf("disk");

const MEGABYTE = 1_000_000;
/** Months of games fit into this. */
const PLENTY = 1000 * MEGABYTE;
const LEAST = 200 * MEGABYTE;

/** File systems over a network, by the number that Linux gives them: locks on them can't be relied on. */
const REMOTE: Readonly<Record<number, string>> = {
  26985: "NFS",
  20859: "SMB",
  4266872130: "SMB",
  4283649346: "CIFS",
};

/** The folder, or the nearest one around it that exists. */
export function existing(folder: string): string {
  const path = resolve(folder);
  return existsSync(path) || dirname(path) === path ? path : existing(dirname(path));
}

/** Whether there is room for the data, on a disk that keeps what is written. */
export function checkDisk(dataDir: string): readonly Finding[] {
  const folder = existing(dataDir);
  const { bavail, bsize, files, ffree, type } = statfsSync(folder);
  const free = bavail * bsize;
  const room = formatNumber(LANGUAGE, Math.round(free / MEGABYTE), { style: "unit", unit: "megabyte" });
  const found: Finding[] = [];
  if (free < LEAST) found.push(finding("problem", doctor("diskFull", { folder, room })));
  else if (free < PLENTY) found.push(finding("warning", doctor("diskLow", { folder, room })));
  else if (files > 0 && ffree === 0) found.push(finding("problem", doctor("diskNoFiles", { folder })));
  else found.push(finding("ok", doctor("diskRoom", { folder, room })));
  const remote = REMOTE[type];
  if (remote) found.push(finding("warning", doctor("diskRemote", { folder, kind: remote })));
  return found;
}

/** Why nothing can be written to a folder, in the system's words; null if it can. */
export function whyUnwritable(folder: string): string | null {
  const file = join(folder, `.chancery-doctor-${process.pid}`);
  try {
    const handle = openSync(file, "wx", 0o600);
    try {
      writeSync(handle, "chancery");
      fsyncSync(handle);
    } finally {
      closeSync(handle);
      rmSync(file);
    }
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
