import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statfsSync,
  statSync,
} from "node:fs";
import { userInfo } from "node:os";
import { dirname, resolve } from "node:path";
import { fail, ok, type Result } from "@chancery/engine";
import type { Detail, OpenFault } from "./fault.ts";

/** Read and written by one user. SQLite gives its other files the permissions of the database file. */
const PRIVATE = 0o600;

/**
 * Makes the folder of a database file if there is none, and sees whether it and what is in it can be used. In a folder that
 * others may look into, the files still are for nobody else.
 */
export function prepareFolder(file: string): Result<null, OpenFault> {
  const folder = resolve(dirname(file));
  try {
    // What people write to each other is for nobody else on the machine.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return fail({ code: "bad-folder", folder, detail: whyNot(error) });
  }
  // Files of another user, for example after it was once started as root, can be read but not written.
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}.lock`]) {
    if (!existsSync(each)) {
      if (each === file || each.endsWith(".lock")) closeSync(openSync(each, "a", PRIVATE));
      continue;
    }
    if (!statSync(each).isFile())
      return fail({ code: "not-ours", where: each, detail: { code: "not-a-file" } });
    try {
      accessSync(each, constants.R_OK | constants.W_OK);
      keepFromOthers(each);
    } catch (error) {
      return fail({ code: "bad-file", file: resolve(each), detail: whyNot(error) });
    }
  }
  return ok(null);
}

/** Earlier versions left their files open to everyone on the machine. A group may have been let in on purpose. */
function keepFromOthers(file: string): void {
  const { mode, uid } = statSync(file);
  if ((mode & 0o007) !== 0 && uid === process.getuid?.()) chmodSync(file, mode & 0o770);
}

/** Less than this is nothing, for a database. */
const LEAST_ROOM = 256 * 1024;

/** On a full disk SQLite fails in several ways, not all of which say so. `free` are the bytes that are left there. */
export function orFull(fault: OpenFault, folder: string, free: number): OpenFault {
  if (fault.code !== "unavailable" || free >= LEAST_ROOM) return fault;
  return { code: "disk-full", detail: { code: "disk-of", folder } };
}

/** Bytes that are left on the disk of a folder. */
export function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** What the file system has against it; in its own words if it is something else. */
function whyNot(error: unknown): Detail {
  const { code = "", message } = error as NodeJS.ErrnoException;
  switch (code) {
    case "EACCES":
    case "EPERM":
      return { code: "may-not-write", user: userName() };
    case "ENOTDIR":
    case "EEXIST":
      return { code: "file-in-place" };
    case "EISDIR":
      return { code: "is-folder" };
    case "ENOENT":
      return { code: "no-folder" };
    case "EROFS":
      return { code: "read-only" };
    case "ENOSPC":
    case "EDQUOT":
      return { code: "no-room" };
    case "ENAMETOOLONG":
      return { code: "name-too-long" };
    case "ELOOP":
      return { code: "link-loop" };
    default:
      return message;
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
