/** Builds the application, unless nothing it is made of has changed since the last time. */
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const web = join(import.meta.dirname, "..");
const root = join(web, "../..");
const stamp = join(web, "dist/.made-from");

const SOURCES = [
  "package-lock.json",
  "docs/rules/**/*.{ledger.tsv,rulings.md}",
  "packages/{analysis,api,boardview,bots,contract,engine,game,interchange,messages,orders,puzzles,solo,tournaments,web}/src/**/*",
  "packages/{analysis,bots}/data/*.json",
  "packages/variants/**/*.{ts,json}",
  "packages/messages/languages/**/*.json",
  "packages/web/{index.html,vite.config.ts}",
  "packages/web/{public,tools}/*",
];

function fingerprint(): string {
  const hash = createHash("sha256");
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.filter((each) => !/\.test\.tsx?$/.test(each)).sort())
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

function isMadeFrom(print: string): boolean {
  try {
    return readFileSync(stamp, "utf8") === print;
  } catch {
    return false;
  }
}

/** What first visits wait for is worth more work. The best, 11, costs twice as much and gains a hundredth. */
const QUALITY = { first: 10, later: 9 };

/** Each file that is text also in compressed forms, for the server to choose from. */
async function compress(): Promise<void> {
  const files = globSync("dist/**/*.{js,css,html,svg}", { cwd: web }).map((file) => join(web, file));
  const pages = files.filter((path) => path.endsWith(".html")).map((path) => readFileSync(path, "utf8"));
  const first = new Set(pages.flatMap((page) => page.match(/(?<=\/assets\/)[\w.-]+/g) ?? []));
  // As many at a time as there are processors: each takes memory.
  const left = files.values();
  const work = async (): Promise<void> => {
    for (const path of left) {
      const bytes = readFileSync(path);
      const quality = first.has(basename(path)) ? QUALITY.first : QUALITY.later;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** One build at a time: a second waits, and finds it built. The lock ends with its process. */
function lock(): void {
  const house = createHash("sha256").update(root).digest("hex").slice(0, 16);
  const file = new DatabaseSync(join(tmpdir(), `chancery-build-${house}.lock`), { timeout: 600_000 });
  file.exec("BEGIN EXCLUSIVE");
  // A connection that nobody knows of anymore is closed, and the lock with it.
  process.once("exit", () => file.close());
}

lock();
const print = fingerprint();
if (!isMadeFrom(print)) {
  console.error("Building the pages ...");
  // However it's started, by a test for instance: what is built is what is used.
  process.env.NODE_ENV = "production";
  const { build } = await import("vite");
  await build({ root: web, logLevel: "warn" });
  const { writeShells } = await import("./shells.ts");
  await writeShells();
  const { writeOffline } = await import("./offline.ts");
  await writeOffline();
  const { writeIcons } = await import("./icons.ts");
  writeIcons();
  console.error("Compressing the pages ...");
  await compress();
  writeFileSync(stamp, print);
}
