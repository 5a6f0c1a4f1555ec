import compileIcu from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";

const compiled = new Map<string, CompiledMessage>();

/**
 * A message in the form that is formatted; one that already has it is returned as is. The web build compiles the
 * catalogs ahead of time and replaces this module by `precompiled.ts`, which leaves the compiler out of the page.
 */
export function compile(message: string | CompiledMessage): CompiledMessage {
  if (typeof message !== "string") return message;
  let known = compiled.get(message);
  if (known === undefined) {
    known = compileIcu(message);
    compiled.set(message, known);
  }
  return known;
}
