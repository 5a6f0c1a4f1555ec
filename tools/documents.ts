/**
 * Compares what documents say with what is so: the table of packages in ARCHITECTURE.md with the directions that are
 * enforced, commands with those there are, links with files and their headings, and files that are named
 * with those there are.
 */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

const { rooms }: { readonly rooms: Readonly<Record<string, readonly string[] | undefined>> } = await import(
  resolve(".dependency-cruiser.mjs")
);
const faults: string[] = [];
const packages = readdirSync("packages").filter((name) => !name.startsWith("."));

const rows = readFileSync("ARCHITECTURE.md", "utf8").matchAll(
  /^\| \[(\w+)\]\(packages\/\w+\/README\.md\) \|.*\| (.*) \|$/gm,
);
const described = new Map([...rows].map(([, name, imports]) => [name, imports]));
for (const name of packages) {
  const told = described.get(name);
  if (told === undefined) faults.push(`ARCHITECTURE.md doesn't list ${name}`);
  const enforced = rooms[name];
  if (told === undefined || enforced === undefined) continue;
  const named = packages.filter((other) => new RegExp(`\\b${other}\\b`).test(told)).toSorted();
  const allowed = [...new Set(enforced.map((path) => path.split("/")[0]))].toSorted();
  if (String(named) !== String(allowed))
    faults.push(`ARCHITECTURE.md lets ${name} import ${named}, the checker ${allowed}`);
}

const scriptsOf = (file: string): readonly string[] =>
  existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, "utf8")).scripts ?? {}) : [];
const documents = globSync(["*.md", "docs/*.md", "docs/examples/*.md", "deploy/*.md", "packages/*/*.md"]);
for (const document of documents)
  for (const [, name] of readFileSync(document, "utf8").matchAll(/npm run ([a-z][a-z:]*)/g))
    if (![...scriptsOf("package.json"), ...scriptsOf(`${dirname(document)}/package.json`)].includes(name))
      faults.push(`${document} names a command that isn't there: npm run ${name}`);

/** A heading as links name it: `#two-first-starts`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
const anchorsIn = (document: string): readonly string[] =>
  [...readFileSync(document, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));
for (const document of documents)
  for (const [, path, anchor] of readFileSync(document, "utf8").matchAll(
    /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g,
  )) {
    const target = path === "" ? document : join(dirname(document), path);
    if (!existsSync(target)) faults.push(`${document} links to a file that isn't there: ${path}`);
    else if (anchor !== undefined && target.endsWith(".md") && !anchorsIn(target).includes(anchor))
      faults.push(`${document} links to a heading that isn't there: ${path}#${anchor}`);
  }

const below = packages.join("|");
for (const [, path] of readFileSync("ARCHITECTURE.md", "utf8").matchAll(
  new RegExp(`\`((?:${below})/[\\w./-]+)\``, "g"),
))
  if (!existsSync(join("packages", path)) && !existsSync(join("packages", path.replace("/", "/src/"))))
    faults.push(`ARCHITECTURE.md names a place that isn't there: ${path}`);

const sources = globSync(["packages/**/*.{ts,tsx,mts}", "tools/**/*.ts", "docs/**/*.ts", "*.ts"], {
  exclude: (name) => name === "node_modules" || name === "dist",
});
const names = new Set(sources.map((file) => basename(file)));
for (const document of documents)
  for (const [, file] of readFileSync(document, "utf8").matchAll(/`(?:[\w-]+\/)*([\w-]+\.tsx?)`/g))
    if (!names.has(file) && !/^[A-Z]+\./.test(file))
      faults.push(`${document} names a file that isn't there: ${file}`);

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
