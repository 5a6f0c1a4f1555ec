import { type Book, bookOf } from "../../lib/rulebooks.ts";
import { readJson, type StorageKey, writeJson } from "../../lib/storage.ts";
import { newSandbox, type Sandbox } from "./sandbox.ts";
import { timelineOf } from "./timeline.ts";

const keyOf = (book: string): StorageKey => `chancery.sandbox.${book}`;

/** The sandbox last worked on by a book, or a new one. */
export async function loadSandbox({ id, variant, rulebook }: Book): Promise<Sandbox> {
  const fresh = newSandbox({ variant, rulebook, options: {} });
  const saved = readJson(keyOf(id));
  if (saved === null) return fresh;
  const { readSandbox } = await import("./read-record.ts");
  const read = readSandbox(saved);
  return read.ok && bookOf(read.value.setup)?.id === id && timelineOf(read.value).ok ? read.value : fresh;
}

export function saveSandbox(sandbox: Sandbox): void {
  const { setup } = sandbox;
  writeJson(keyOf(bookOf(setup)?.id ?? setup.rulebook), sandbox);
}
