import { type Preset, presetOf } from "../../games/index.ts";
import { readJson, type StorageKey, writeJson } from "../../lib/storage.ts";
import { newSandbox, type Sandbox } from "./sandbox.ts";
import { timelineOf } from "./timeline.ts";

const keyOf = (page: string): StorageKey => `chancery.sandbox.${page}`;

/** The sandbox of a game that was last worked on, or a new one. */
export async function loadSandbox({ page, variant, rulebook }: Preset): Promise<Sandbox> {
  const fresh = newSandbox({ variant, rulebook, options: {} });
  const saved = readJson(keyOf(page));
  if (saved === null) return fresh;
  const { readSandbox } = await import("./read-record.ts");
  const read = readSandbox(saved);
  return read.ok && presetOf(read.value.setup)?.page === page && timelineOf(read.value).ok
    ? read.value
    : fresh;
}

export function saveSandbox(sandbox: Sandbox): void {
  const { setup } = sandbox;
  writeJson(keyOf(presetOf(setup)?.page ?? setup.rulebook), sandbox);
}
