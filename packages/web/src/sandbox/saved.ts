import { readSandbox } from "./record.ts";
import { newSandbox, type Sandbox } from "./sandbox.ts";
import { timelineOf } from "./timeline.ts";

const keyOf = (rulebook: string): string => `chancery.sandbox.${rulebook}`;

/** The sandbox last worked on by a rulebook, or a new one. */
export function loadSandbox(rulebook: string): Sandbox {
  const fresh = newSandbox({ variant: "classic", rulebook, options: {} });
  try {
    const read = readSandbox(JSON.parse(localStorage.getItem(keyOf(rulebook)) ?? "null"));
    return read.ok && read.value.setup.rulebook === rulebook && timelineOf(read.value).ok
      ? read.value
      : fresh;
  } catch {
    return fresh;
  }
}

/** Keeps a sandbox; false where the browser does not let us. */
export function saveSandbox(sandbox: Sandbox): boolean {
  try {
    localStorage.setItem(keyOf(sandbox.setup.rulebook), JSON.stringify(sandbox));
    return true;
  } catch {
    return false;
  }
}
