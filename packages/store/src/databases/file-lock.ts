import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fail, ok, type Result } from "@chancery/engine";
import type { OpenFault } from "./fault.ts";
import { sqliteCode } from "./trouble.ts";

const BUSY = 5;

/** How long someone who is just ending is waited for, in milliseconds. */
const PATIENCE = 1_000;

/**
 * Keeps all others who hold it from a database file, until it is let go; returns how to do that. The lock is SQLite's,
 * on an empty file beside the database: the system takes it away from a process that dies in whatever way, so nothing
 * is left to be cleaned up. Readers, such as a backup, need no lock.
 */
export function lockFile(file: string): Result<() => void, OpenFault> {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: PATIENCE });
  const note = `${file}.holder`;
  try {
    // Nothing is ever written to it, so there is nothing to roll back either.
    lock.exec("pragma journal_mode = memory; begin immediate");
  } catch (error) {
    lock.close();
    if (sqliteCode(error) !== BUSY) throw error;
    return fail({ code: "held", file: resolve(file), by: read(note) });
  }
  write(note);
  return ok(() => {
    rmSync(note, { force: true });
    lock.close();
  });
}

/** Who holds it, for people. */
function write(note: string): void {
  try {
    writeFileSync(note, `process ${process.pid} on ${hostname()}\n`);
  } catch {
    // The lock works without it, and the database itself reports missing write access.
  }
}

/** Nobody may have written it down: it comes a moment after the lock. */
function read(note: string): string | null {
  try {
    return readFileSync(note, "utf8").trim() || null;
  } catch {
    return null;
  }
}
