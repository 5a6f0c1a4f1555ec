import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isPacked } from "./compile.ts";
import { PACKAGES, ROOT } from "./places.ts";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const SCOPE = "@chancery/";
/** Where the built-in database can do what the store needs. */
const ENGINES = { node: ">=24" };

const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const manifestOf = (name: string): Manifest => read(join(PACKAGES, name));

/** The packages of ours that the program is made of. */
export function programPackages(): readonly string[] {
  const found = new Set(["cli"]);
  for (const name of found)
    for (const other of Object.keys(manifestOf(name).dependencies ?? {}))
      if (other.startsWith(SCOPE)) found.add(other.slice(SCOPE.length));
  return [...found].sort();
}

export function engineManifest(): object {
  const { license } = read(ROOT);
  const { name, version } = manifestOf("engine");
  return {
    name,
    version,
    description: "The rules of Diplomacy and its variants: boards, orders, adjudication",
    license,
    type: "module",
    sideEffects: false,
    exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
    files: ["dist"],
  };
}

/** The manifest of a package of ours inside the program. */
export function innerManifest(name: string): object {
  const { name: full, version, exports = {} } = manifestOf(name);
  const compiled = Object.entries(exports)
    .filter(([, file]) => isPacked(file))
    .map(([path, file]) => [path, file.replace(/\.ts$/, ".js")]);
  return { name: full, version, type: "module", exports: Object.fromEntries(compiled) };
}

/** The manifest of the program, which carries our packages and installs those of others. */
export function programManifest(packages: readonly string[]): object {
  const { name, version, description, license } = read(ROOT);
  const others = programPackages()
    .flatMap((each) => Object.entries(manifestOf(each).dependencies ?? {}))
    .filter(([dependency]) => !dependency.startsWith(SCOPE));
  const own = packages.map((each) => [`${SCOPE}${each}`, manifestOf(each).version]);
  return {
    name,
    version,
    description,
    license,
    type: "module",
    bin: { chancery: "bin/chancery.js" },
    files: ["bin"],
    engines: ENGINES,
    dependencies: Object.fromEntries([...own, ...others].sort()),
    bundleDependencies: packages.map((each) => `${SCOPE}${each}`),
  };
}
