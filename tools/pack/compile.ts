import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PACKAGES, ROOT } from "./places.ts";

/** Not part of what people install. */
const LEFT_OUT = ["*.test.ts", "testing*.ts", "testing/**", "tools/**", "node_modules/**"].map((pattern) =>
  join(PACKAGES, "**", pattern),
);

/** What refers to another module by its file, and isn't rewritten by the compiler. */
const REFERENCES = [
  /(?<=new URL\("\.{1,2}\/[^"]+)\.ts(?=", import\.meta\.url\))/g,
  /(?<=(?:from|import\() ?"\.{1,2}\/[^"]+)\.ts(?=")/g,
];

/** Compiles packages to JavaScript, each into a folder of its name: Node doesn't run TypeScript in node_modules. */
export function compile(packages: readonly string[], out: string, withTypes: boolean): void {
  // The checks have passed, or are about to be made; here it is only translated.
  const config = `${out}.tsconfig.json`;
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    types: [],
    rewriteRelativeImportExtensions: true,
    declaration: withTypes,
    rootDir: PACKAGES,
    outDir: out,
  };
  const include = packages.map((name) => join(PACKAGES, name));
  const base = join(ROOT, "tsconfig.json");
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, include, exclude: LEFT_OUT }));
  execFileSync(join(ROOT, "node_modules/.bin/tsc"), ["--project", config], { cwd: ROOT, stdio: "inherit" });
  rmSync(config);
  // Data that is loaded on demand isn't seen by the compiler.
  for (const file of globSync(
    packages.map((name) => `${name}/**/geometry.json`),
    { cwd: PACKAGES },
  ))
    cpSync(join(PACKAGES, file), join(out, file));
  for (const file of globSync("**/*.{js,d.ts}", { cwd: out })) {
    const path = join(out, file);
    const text = readFileSync(path, "utf8");
    const rewritten = REFERENCES.reduce((result, reference) => result.replaceAll(reference, ".js"), text);
    if (rewritten !== text) writeFileSync(path, rewritten);
  }
}
