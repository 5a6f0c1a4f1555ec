/**
 * Which rules are proven: every row of a ledger must be cited by the title of a test, or be listed in
 * docs/rules/exceptions.md with a reason. Fails on an id nobody knows, on a row that
 * is neither, and on a row that is both. Long tests are not counted, so that `script/test` covers every rule.
 */
import { globSync, readFileSync } from "node:fs";
import { GAMES } from "@chancery/variants";

/** The ledgers of all games, and what the ids of their rules begin with. Some games share one. */
const RULES = GAMES.flatMap(({ rules }) => rules.ledger ?? []);
const LEDGERS = new Set(RULES.map(({ name }) => name));
const PREFIXES = new Set(RULES.flatMap(({ prefixes }) => prefixes));

const ID = new RegExp(`\\b(?:${[...PREFIXES].join("|")})-[A-Za-z0-9][A-Za-z0-9.]*(?:-\\d+)?`, "g");
/** The title of a test or of a group of tests. */
const TITLE =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;

/** The ids in a text; of a range (`CB-77..81`) the first. */
const idsIn = (text: string): string[] =>
  [...text.matchAll(ID)].map(([id]) => id.replace(/\.\..*$/, "").replace(/\.$/, ""));

function rows(ledger: string): string[] {
  const lines = readFileSync(`docs/rules/${ledger}.ledger.tsv`, "utf8").split("\n");
  return lines.flatMap((line) => (line.trim() && !line.startsWith("ID\t") ? [line.split("\t")[0]] : []));
}

const known = new Map([...LEDGERS].map((ledger) => [ledger, rows(ledger)]));
const all = new Set([...known.values()].flat());
/** Files may name a section, and with it all of its rules: `DIS-3.10`. */
const sections = new Set(
  [...all].flatMap((id) => [...id.matchAll(/[.-]/g)].map(({ index }) => id.slice(0, index))),
);
const isBeginning = (id: string): boolean => sections.has(id);
const cited = new Map<string, string>();
const faults: string[] = [];

for (const file of globSync("packages/**/*.test.ts", {
  exclude: ["**/node_modules/**", "**/*.long.test.ts"],
})) {
  for (const [, title] of readFileSync(file, "utf8").matchAll(TITLE)) {
    for (const id of idsIn(title)) cited.set(id, file);
  }
}
for (const file of globSync("packages/**/*.{ts,tsx}", { exclude: ["**/node_modules/**"] })) {
  for (const id of idsIn(readFileSync(file, "utf8"))) {
    if (!all.has(id) && !isBeginning(id)) faults.push(`${file} cites ${id}, which is in no ledger`);
  }
}
const excused = new Set<string>();
for (const line of readFileSync("docs/rules/exceptions.md", "utf8").split("\n")) {
  const entry = /^\| *([A-Z0-9]+-[\w.-]+) *\| *(.*?) *\|$/.exec(line);
  if (!entry) continue;
  const [, id, reason] = entry;
  if (!all.has(id)) faults.push(`exceptions.md lists ${id}, which is in no ledger`);
  if (reason === "") faults.push(`exceptions.md gives no reason for ${id}`);
  if (cited.has(id)) faults.push(`${id} is an exception, yet ${cited.get(id)} proves it`);
  excused.add(id);
}

for (const [ledger, ids] of known) {
  const proven = ids.filter((id) => cited.has(id)).length;
  const exceptions = ids.filter((id) => excused.has(id)).length;
  const missing = ids.filter((id) => !cited.has(id) && !excused.has(id));
  console.log(
    `${ledger}: ${proven} of ${ids.length} rows proven, ${exceptions} excepted, ${missing.length} missing`,
  );
  faults.push(...missing.map((id) => `${id} is neither proven nor excepted`));
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
