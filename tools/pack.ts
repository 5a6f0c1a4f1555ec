/**
 * Makes the packages that people install: the libraries, each with its types, and the program with everything it needs.
 * `npm run pack` writes them to dist/, `npm run pack -- FOLDER` elsewhere.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compile } from "./pack/compile.ts";
import { innerManifest, LIBRARIES, libraryManifest, packagesOf, programManifest } from "./pack/manifests.ts";
import { PACKAGES, ROOT } from "./pack/places.ts";

const out = resolve(process.argv[2] ?? join(ROOT, "dist"));
const work = mkdtempSync(join(tmpdir(), "chancery-pack-"));

const writeJson = (file: string, content: unknown): void =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

function packLibraries(): readonly string[] {
  const out = join(work, "libraries");
  const packages = packagesOf(LIBRARIES);
  compile(packages, out, true);
  return packages.map((name) => {
    const folder = join(out, name);
    cpSync(join(PACKAGES, name, "README.md"), join(folder, "README.md"));
    cpSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
    writeJson(join(folder, "package.json"), libraryManifest(name));
    return folder;
  });
}

function packProgram(): string {
  npm(["run", "--silent", "build", "--workspace", "packages/web"], ROOT);
  const folder = join(work, "program");
  const inner = join(folder, "node_modules/@chancery");
  const packages = packagesOf(["cli"]);
  compile(packages, inner, false);
  for (const name of packages) writeJson(join(inner, name, "package.json"), innerManifest(name));
  // The server serves the pages from here.
  cpSync(join(PACKAGES, "web/dist"), join(inner, "web/dist"), { recursive: true });
  writeJson(join(inner, "web/package.json"), innerManifest("web"));
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/chancery.js"), '#!/usr/bin/env node\nimport "@chancery/cli";\n', {
    mode: 0o755,
  });
  cpSync(join(ROOT, "README.md"), join(folder, "README.md"));
  cpSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
  writeJson(join(folder, "package.json"), programManifest(packages));
  return folder;
}

try {
  mkdirSync(out, { recursive: true });
  for (const folder of [...packLibraries(), packProgram()])
    console.log(join(out, npm(["pack", "--silent", "--pack-destination", out], folder).trim()));
} finally {
  rmSync(work, { recursive: true });
}
