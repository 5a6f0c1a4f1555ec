/**
 * Makes a release. Nothing is published.
 *
 *   npm run release -- 1.2.3            writes the version into all packages, dates the changelog, makes what is published
 *                                       in dist/release/, commits and tags
 *   npm run release -- 1.2.3 --dry-run  makes the same, and leaves the tree as it was
 *   npm run release -- --files          makes the files of the version that the tree has, as the workflow does for a tag
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./pack/places.ts";
import { mayFollow, notesOf, released } from "./release/changelog.ts";

const OUT = join(ROOT, "dist/release");
const CHANGELOG = "CHANGELOG.md";
const CITATION = "CITATION.cff";
const LOCK = "package-lock.json";
const MANIFESTS = ["package.json", ...globSync("packages/*/package.json", { cwd: ROOT })];

const { values, positionals } = parseArgs({
  options: { "dry-run": { type: "boolean", default: false }, files: { type: "boolean", default: false } },
  allowPositionals: true,
});

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const write = (file: string, text: string): void => writeFileSync(join(ROOT, file), text);
const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

function stop(why: string): never {
  console.error(why);
  process.exit(2);
}

const present = (JSON.parse(read("package.json")) as { version: string }).version;
const [version = present] = positionals;
if (values.files ? positionals.length > 0 : positionals.length !== 1)
  stop("Usage: npm run release -- VERSION [--dry-run], or npm run release -- --files");

const date = new Date().toISOString().slice(0, 10);
const changed = [...MANIFESTS, LOCK, CHANGELOG, CITATION];

/** Our packages depend on each other at any version, as they are released together. */
function writeVersion(): void {
  for (const file of MANIFESTS)
    write(file, read(file).replace(`"version": "${present}"`, `"version": "${version}"`));
  const lock = JSON.parse(read(LOCK)) as { version: string; packages: Record<string, { version?: string }> };
  lock.version = version;
  for (const [path, entry] of Object.entries(lock.packages))
    if ((path === "" || path.startsWith("packages/")) && !path.includes("node_modules"))
      entry.version = version;
  write(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  write(CHANGELOG, released(read(CHANGELOG), version, date));
  write(
    CITATION,
    read(CITATION)
      .replace(/^version: .*$/m, `version: ${version}`)
      .replace(/^date-released: .*$/m, `date-released: ${date}`),
  );
}

/** The packages, the notes, what the image is built from, and the digest of each. */
function makeFiles(): void {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  execFileSync(process.execPath, [join(ROOT, "tools/pack.ts"), OUT], { cwd: ROOT, stdio: "inherit" });
  writeFileSync(join(OUT, "notes.md"), notesOf(read(CHANGELOG), version));
  const files = git("ls-files").split("\n");
  const image = join(OUT, `chancery-${version}-image.tar.gz`);
  execFileSync("tar", ["--create", "--gzip", "--file", image, "--files-from", "-"], {
    cwd: ROOT,
    input: files.join("\n"),
  });
  const sums = readdirSync(OUT)
    .sort()
    .map(
      (name) =>
        `${createHash("sha256")
          .update(readFileSync(join(OUT, name)))
          .digest("hex")}  ${name}`,
    );
  writeFileSync(join(OUT, "SHA256SUMS"), `${sums.join("\n")}\n`);
}

/** Everything for a new version; a failure leaves the tree as it was. */
function release(isRehearsal: boolean): void {
  if (!mayFollow(version, present))
    stop(`${version} can't follow ${present}: no version is skipped, and none comes twice.`);
  if (git("status", "--porcelain") !== "") stop("Commit or stash your changes first.");
  if (git("tag", "--list", `v${version}`) !== "") stop(`v${version} has been released already.`);
  let isMade = false;
  try {
    writeVersion();
    makeFiles();
    isMade = true;
  } finally {
    if (!isMade || isRehearsal) git("checkout", "--quiet", "--", ...changed);
  }
  if (isRehearsal) {
    console.log(`\nThis would be ${version}. The tree is as it was.`);
    return;
  }
  git("commit", "--quiet", "--message", `Release ${version}`, "--", ...changed);
  git("tag", "--annotate", `v${version}`, "--message", `Chancery ${version}`);
  console.log(`
${version} is committed and tagged. To publish it:
  git push origin HEAD v${version}
The workflow "Release" tests it again, and publishes it once a person approves.`);
}

if (values.files) makeFiles();
else release(values["dry-run"]);
console.log(`The files are in ${OUT}.`);
