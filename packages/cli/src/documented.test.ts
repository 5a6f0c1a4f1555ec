import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPacked } from "../../../tools/pack/compile.ts";
import { LIBRARIES, packagesOf } from "../../../tools/pack/manifests.ts";

const PACKAGES = join(import.meta.dirname, "../..");

/** What `/api/docs` describes isn't described twice. */
const DESCRIBED_ELSEWHERE = "api";

/** Parts of single games, which only our own programs use. */
const OF_ONE_GAME = /^\.\/(committee|dissolution)/;

const REEXPORTED = /^export (?:type )?(?:\*|\{([^}]*)\}) from "(\.[^"]+)";/gm;
const DECLARED = /(\*\/\n)?^export (?:async |abstract )?(?:class|const|function|interface|type) (\w+)/gm;

/** What a module exports, with and without a doc comment where it's declared. Only these names, if any are given. */
function exportsOf(file: string, only?: ReadonlySet<string>): ReadonlyMap<string, boolean> {
  const text = readFileSync(file, "utf8");
  const found = new Map<string, boolean>();
  for (const [, comment, name] of text.matchAll(DECLARED))
    if (!only || only.has(name))
      found.set(`${file.slice(PACKAGES.length + 1)}: ${name}`, comment !== undefined);
  for (const [, list, module] of text.matchAll(REEXPORTED)) {
    const names = list?.split(",").map((each) => each.trim().replace("type ", ""));
    for (const [name, isDocumented] of exportsOf(join(file, "..", module), names ? new Set(names) : only))
      found.set(name, isDocumented);
  }
  return found;
}

test.each(packagesOf(LIBRARIES).filter((name) => name !== DESCRIBED_ELSEWHERE))(
  "everything that %s exports has a doc comment",
  (name) => {
    const manifest = JSON.parse(readFileSync(join(PACKAGES, name, "package.json"), "utf8"));
    const entries = Object.values<string>(manifest.exports).filter(
      (file) => /^[^*]+\.ts$/.test(file) && !OF_ONE_GAME.test(file) && isPacked(file),
    );
    const found = entries.flatMap((file) => [...exportsOf(join(PACKAGES, name, file))]);
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(([, isDocumented]) => !isDocumented).map(([each]) => each)).toEqual([]);
  },
);
