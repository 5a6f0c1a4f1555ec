import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isPacked } from "./compile.ts";
import { PACKAGES, ROOT } from "./places.ts";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly sideEffects?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const SCOPE = "@chancery/";
/** Has the latest parts of the language, and a built-in database that can do what the store needs. */
const ENGINES = { node: ">=24" };

/** What programmers use. The packages that these need are packed as well. */
export const LIBRARIES = ["engine", "contract", "boardview", "bots", "interchange"];

const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const manifestOf = (name: string): Manifest => read(join(PACKAGES, name));

/** The packages of ours that some of them are made of, themselves included. */
export function packagesOf(names: readonly string[]): readonly string[] {
  const found = new Set(names);
  for (const name of found)
    for (const other of Object.keys(manifestOf(name).dependencies ?? {}))
      if (other.startsWith(SCOPE)) found.add(other.slice(SCOPE.length));
  return [...found].sort();
}

const compiled = (file: string): string => file.replace(/\.ts$/, ".js");

const typed = (file: string): string | object =>
  file.endsWith(".ts") ? { types: file.replace(/\.ts$/, ".d.ts"), default: compiled(file) } : file;

/** What a package exports, once it's compiled. */
function exportsOf({ exports = {} }: Manifest, written: (file: string) => string | object): object {
  const packed = Object.entries(exports).filter(([, file]) => isPacked(file));
  return Object.fromEntries(packed.map(([path, file]) => [path, written(file)]));
}

/** The name that npm gives to a packed package. */
const tarballOf = ({ name, version }: Manifest): string =>
  `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;

/**
 * The manifest of a library. It finds our other packages beside itself: nobody else's package of the same name can
 * take their place, and all that are installed share one copy, so their types fit together.
 */
export function libraryManifest(name: string): object {
  const manifest = manifestOf(name);
  const { description, sideEffects, dependencies = {} } = manifest;
  return {
    name: manifest.name,
    version: manifest.version,
    description,
    license: read(ROOT).license,
    type: "module",
    ...(sideEffects === false && { sideEffects }),
    exports: exportsOf(manifest, typed),
    engines: ENGINES,
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([other, range]) => [
        other,
        other.startsWith(SCOPE) ? `file:./${tarballOf(manifestOf(other.slice(SCOPE.length)))}` : range,
      ]),
    ),
  };
}

/** The manifest of a package of ours inside the program. */
export function innerManifest(name: string): object {
  const manifest = manifestOf(name);
  return {
    name: manifest.name,
    version: manifest.version,
    type: "module",
    exports: exportsOf(manifest, compiled),
  };
}

/** The manifest of the program, which carries our packages and the built pages, and installs packages of others. */
export function programManifest(packages: readonly string[]): object {
  const { name, version, description, license } = read(ROOT);
  const others = packages
    .flatMap((each) => Object.entries(manifestOf(each).dependencies ?? {}))
    .filter(([dependency]) => !dependency.startsWith(SCOPE));
  const carried = [...packages, "web"];
  const own = carried.map((each) => [`${SCOPE}${each}`, manifestOf(each).version]);
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
    bundleDependencies: carried.map((each) => `${SCOPE}${each}`),
  };
}
