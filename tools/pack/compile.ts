import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, matchesGlob, normalize } from "node:path";
import { PACKAGES, ROOT } from "./places.ts";

/** Not part of what people install. */
const LEFT_OUT = ["*.test.ts", "testing*.ts", "testing/**", "tools/**", "node_modules/**"].map(
  (pattern) => `**/${pattern}`,
);

/** Is this file of a package part of what people install? */
export const isPacked = (file: string): boolean =>
  !LEFT_OUT.some((pattern) => matchesGlob(normalize(file), pattern));

/** JSON files for our own tools. Packages don't need them, or get new ones. */
const FOR_TOOLS = ["**/package.json", "**/tsconfig.json"];

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
    incremental: false,
    noCheck: true,
    types: [],
    rewriteRelativeImportExtensions: true,
    declaration: withTypes,
    rootDir: PACKAGES,
    outDir: out,
  };
  const include = packages.map((name) => join(PACKAGES, name));
  const exclude = LEFT_OUT.map((pattern) => join(PACKAGES, pattern));
  const base = join(ROOT, "tsconfig.json");
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, include, exclude }));
  execFileSync(join(ROOT, "node_modules/.bin/tsc"), ["--project", config], { cwd: ROOT, stdio: "inherit" });
  rmSync(config);
  // The compiler leaves out data that another package loads, or that is loaded on demand.
  const data = globSync(
    packages.map((name) => `${name}/**/*.json`),
    { cwd: PACKAGES, exclude: [...LEFT_OUT, ...FOR_TOOLS] },
  );
  for (const file of data) cpSync(join(PACKAGES, file), join(out, file));
  for (const file of globSync("**/*.{js,d.ts}", { cwd: out })) {
    const path = join(out, file);
    const text = readFileSync(path, "utf8");
    const rewritten = REFERENCES.reduce((result, reference) => result.replaceAll(reference, ".js"), text);
    if (rewritten !== text) writeFileSync(path, rewritten);
  }
}
