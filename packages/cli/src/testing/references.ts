import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { join } from "node:path";

/** What a module imports or names by its address. */
const NAMED = /(?:\bfrom |\bimport |\bimport\(|\bnew URL\()"([^"\s]+)"/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * What compiled packages refer to and isn't there: files, exports of each other, what their manifests promise, and
 * packages of others that aren't declared.
 */
export function missingReferences(
  folder: string,
  declared: readonly string[],
): { readonly missing: readonly string[]; readonly references: number } {
  // The pages are bundled: they refer to addresses of the server.
  const files = globSync("*/**/*.js", { cwd: folder, exclude: ["web/**"] });
  const references = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8").replaceAll(COMMENTS, "");
    return [...text.matchAll(NAMED)].map(([, to]) => ({ from: join(folder, file), to }));
  });
  const dangling = references
    .filter(({ from, to }) => !isThere(from, to, declared))
    .map(({ from, to }) => `${from.slice(folder.length + 1)}: ${to}`);
  return { missing: [...dangling, ...brokenPromises(folder)], references: references.length };
}

function isThere(from: string, to: string, declared: readonly string[]): boolean {
  if (to.startsWith(".")) return existsSync(join(from, "..", to));
  if (isBuiltin(to)) return true;
  const name = to
    .split("/")
    .slice(0, to.startsWith("@") ? 2 : 1)
    .join("/");
  if (!name.startsWith("@chancery/")) return declared.includes(name);
  try {
    return existsSync(createRequire(from).resolve(to));
  } catch {
    return false;
  }
}

/** What the manifests export without having it. */
function brokenPromises(folder: string): readonly string[] {
  return globSync("*/package.json", { cwd: folder }).flatMap((manifest) => {
    const { exports = {} } = JSON.parse(readFileSync(join(folder, manifest), "utf8"));
    return Object.values<string | Readonly<Record<string, string>>>(exports)
      .flatMap((file) => (typeof file === "string" ? [file] : Object.values(file)))
      .filter((file) => globSync(file, { cwd: join(folder, manifest, "..") }).length === 0)
      .map((file) => `${manifest}: ${file}`);
  });
}
