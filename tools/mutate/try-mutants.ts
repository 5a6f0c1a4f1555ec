/** Tries the mutants of a file, from one on, in a process of its own: a mutant may never end. Writes a line for each. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createVitest } from "vitest/node";
import { mutantsOf, mutate } from "./mutants.ts";

const [file, first, every, ...tests] = process.argv.slice(2);
const path = resolve(file);
const source = readFileSync(path, "utf8");
const mutants = mutantsOf(file, source);
let current = source;

const vitest = await createVitest(
  "test",
  {
    config: false,
    watch: false,
    bail: 1,
    pool: "threads",
    isolate: false,
    // Faults are put into modules as they are loaded.
    fsModuleCache: false,
    maxWorkers: 1,
    include: tests,
    reporters: [{}],
    testTimeout: 60_000,
  },
  {
    plugins: [
      {
        name: "mutant",
        enforce: "pre",
        load: (id) => (id.split("?")[0] === path ? current : null),
      },
    ],
  },
);
const found = await vitest.globTestSpecifications();
// Those that are about the file come first, so that most mutants are killed soon.
const specifications = tests.flatMap((test) => found.filter(({ moduleId }) => moduleId === resolve(test)));

async function isKilled(changed: string): Promise<boolean> {
  current = changed;
  vitest.invalidateFile(path);
  vitest.state.clearErrors();
  const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(specifications);
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
if (Number(first) < Number(every)) say((await isKilled(source)) ? "red" : "green");
for (let number = Number(first); number < mutants.length; number += Number(every))
  say(`${number} ${(await isKilled(mutate(source, mutants[number]))) ? "killed" : "survived"}`);
await vitest.close();
process.exit();
