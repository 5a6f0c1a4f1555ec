/**
 * Puts small faults into files, one at a time, and counts how many of them the tests of their package notice:
 * `npm run mutate -- packages/tournaments/src/standings.ts`. A folder stands for all its files. `--every 5` tries
 * each fifth fault only, and `--seed 3` begins with another one. `--tests FOLDER` adds tests of another package: the
 * calendar is tested where games use it. What survived is listed, to be read one by one: either a test is missing, or
 * the fault changes nothing.
 */
import { spawn } from "node:child_process";
import { globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { mutantsOf } from "./mutate/mutants.ts";

const USAGE = "npm run mutate -- [--every N] [--seed N] [--tests FOLDER] FILE...";
/** A fault after which nothing is heard for this long has made an endless loop, and was noticed. */
const PATIENCE = 120_000;
/** Random tests take minutes. They aren't needed to notice most faults. */
const SLOW = /\.long\.|secrecy|propert|older|entitled|recorded/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: "string", default: "1" },
    seed: { type: "string", default: "0" },
    tests: { type: "string", multiple: true, default: [] },
  },
});
const [every, seed] = [Number(values.every), Number(values.seed)];
if (positionals.length === 0 || !(every >= 1) || !(seed >= 0)) {
  console.error(`usage: ${USAGE}`);
  process.exit(2);
}

const isSource = (file: string): boolean => !/\.test\.ts$|testing/.test(file);
const filesIn = (path: string): string[] =>
  statSync(path).isDirectory() ? globSync(`${path}/**/*.ts`).filter(isSource).sort() : [path];

/** The tests of a file's package, those beside it first. */
function testsFor(file: string): string[] {
  const [, root] = /^(packages\/[^/]+)\//.exec(file) ?? [];
  const name = basename(file, ".ts");
  const all = [root, ...values.tests].flatMap((folder) =>
    globSync(`${folder}/**/*.test.ts`, { exclude: (path) => path === "node_modules" }),
  );
  const nearness = (test: string): number =>
    Number(!basename(test).startsWith(name)) * 2 + Number(!test.startsWith(join(file, "..")));
  return all.filter((test) => !SLOW.test(test)).toSorted((a, b) => nearness(a) - nearness(b));
}

/** Tries faults from one on; ends when all are tried or one of them never ends. */
function tryFrom(
  file: string,
  first: number,
  tests: readonly string[],
  tell: (line: string) => void,
): Promise<void> {
  const script = join(import.meta.dirname, "mutate/try-mutants.ts");
  const args = [script, file, String(first), String(every), ...tests];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  let timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
  createInterface(child.stdout).on("line", (line) => {
    clearTimeout(timer);
    timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
    tell(line);
  });
  return new Promise((done) => {
    child.on("exit", () => {
      clearTimeout(timer);
      done();
    });
  });
}

let killed = 0;
let tried = 0;
/** How many faults there are in the files before: the sample goes on where it left off. */
let passed = 0;
for (const file of positionals.flatMap(filesIn)) {
  const mutants = mutantsOf(file, readFileSync(file, "utf8"));
  const tests = testsFor(file);
  const before = { killed, tried };
  let next = (((seed - passed) % every) + every) % every;
  passed += mutants.length;
  let begun = -1;
  while (next < mutants.length) {
    if (next === begun) {
      // Nothing was heard of this one: it never ended.
      killed++;
      tried++;
      next += every;
    }
    begun = next;
    await tryFrom(file, next, tests, (line) => {
      if (line === "red") {
        console.error(`the tests of ${file} fail without any fault`);
        process.exit(1);
      }
      const [number, outcome] = line.split(" ");
      if (outcome !== "killed" && outcome !== "survived") return;
      tried++;
      if (outcome === "killed") killed++;
      else {
        const { line: at, from, to } = mutants[Number(number)];
        console.log(`${file}:${at}  ${from.replaceAll(/\s+/g, " ")}  →  ${to || "nothing"}`);
      }
      next = Number(number) + every;
    });
  }
  const [own, of] = [killed - before.killed, tried - before.tried];
  if (of > 0) console.log(`${file}: ${own} of ${of} killed`);
}
console.log(`${killed} of ${tried} killed, ${Math.floor((100 * killed) / Math.max(1, tried))}%`);
