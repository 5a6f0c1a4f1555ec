/**
 * Makes the two packages that people install: the engine as a library, and the program with everything it needs.
 * `npm run pack` writes them to dist/, `npm run pack -- FOLDER` elsewhere.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compile } from "./pack/compile.ts";
import { engineManifest, innerManifest, programManifest, programPackages } from "./pack/manifests.ts";
import { PACKAGES, ROOT } from "./pack/places.ts";

const out = resolve(process.argv[2] ?? join(ROOT, "dist"));
const work = mkdtempSync(join(tmpdir(), "chancery-pack-"));

const writeJson = (file: string, content: unknown): void =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

function packEngine(): string {
  const folder = join(work, "engine");
  compile(["engine"], join(work, "engine-js"), true);
  cpSync(join(work, "engine-js/engine/src"), join(folder, "dist"), { recursive: true });
  cpSync(join(PACKAGES, "engine/README.md"), join(folder, "README.md"));
  cpSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
  writeJson(join(folder, "package.json"), engineManifest());
  return folder;
}

function packProgram(): string {
  npm(["run", "--silent", "build", "--workspace", "packages/web"], ROOT);
  const folder = join(work, "program");
  const inner = join(folder, "node_modules/@chancery");
  const packages = programPackages();
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
  writeJson(join(folder, "package.json"), programManifest([...packages, "web"]));
  return folder;
}

try {
  mkdirSync(out, { recursive: true });
  for (const folder of [packEngine(), packProgram()])
    console.log(join(out, npm(["pack", "--silent", "--pack-destination", out], folder).trim()));
} finally {
  rmSync(work, { recursive: true });
}
