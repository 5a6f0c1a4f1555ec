import { type Book, bookOf } from "../../lib/rulebooks.ts";
import { readSandbox } from "./record.ts";
import { newSandbox, type Sandbox } from "./sandbox.ts";
import { timelineOf } from "./timeline.ts";

const keyOf = (book: string): string => `chancery.sandbox.${book}`;

/** The sandbox last worked on by a book, or a new one. */
export function loadSandbox({ id, variant, rulebook }: Book): Sandbox {
  const fresh = newSandbox({ variant, rulebook, options: {} });
  try {
    const read = readSandbox(JSON.parse(localStorage.getItem(keyOf(id)) ?? "null"));
    return read.ok && bookOf(read.value.setup)?.id === id && timelineOf(read.value).ok ? read.value : fresh;
  } catch {
    return fresh;
  }
}

/** Keeps a sandbox; false where the browser does not let us. */
export function saveSandbox(sandbox: Sandbox): boolean {
  try {
    const { rulebook } = sandbox.setup;
    localStorage.setItem(keyOf(bookOf(sandbox.setup)?.id ?? rulebook), JSON.stringify(sandbox));
    return true;
  } catch {
    return false;
  }
}
