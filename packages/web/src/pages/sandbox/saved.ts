import { presetOf, presetOnPage } from "../../games/index.ts";
import { readJson, type StorageKey, writeJson } from "../../lib/storage.ts";
import { newSandbox, type Sandbox } from "./sandbox.ts";
import { timelineOf } from "./timeline.ts";

const keyOf = (page: string): StorageKey => `chancery.sandbox.${page}`;

/** The sandbox that was last worked on, or a new one. Null where no map has been opened yet. */
export async function loadSandbox(page: string): Promise<Sandbox | null> {
  const preset = presetOnPage(page);
  const fresh = preset && newSandbox({ variant: preset.variant, rulebook: preset.rulebook, options: {} });
  const saved = readJson(keyOf(page));
  if (saved === null) return fresh ?? null;
  const { openSandbox } = await import("./sharing/read-record.ts");
  const read = await openSandbox(saved);
  return read.ok && presetOf(read.value.setup)?.page === page && timelineOf(read.value).ok
    ? read.value
    : (fresh ?? null);
}

export function saveSandbox(sandbox: Sandbox): void {
  const { setup } = sandbox;
  writeJson(keyOf(presetOf(setup)?.page ?? setup.rulebook), sandbox);
}
