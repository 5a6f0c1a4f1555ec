import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIBRARIES, packagesOf } from "../../../tools/pack/manifests.ts";
import { expectOverHttp, HTTP_EXAMPLES, testExamples } from "./testing/examples.ts";
import { missingReferences } from "./testing/references.ts";

const ROOT = join(import.meta.dirname, "../../..");
const COMMAND = ["--no-install", "chancery"] as const;
const folder = mkdtempSync(join(tmpdir(), "chancery-installed-"));
const EXAMPLES = join(folder, "examples");

/** The libraries, with the packages that they need. */
const PACKED = packagesOf(LIBRARIES).map((name) => `@chancery/${name}`);
const GUIDE = "docs/programmers.md";
/** What shows programs: the README of each library, and the guide. */
const WITH_PROGRAMS = [...PACKED, GUIDE];
/** These bring all others. */
const INSTALLED = ["contract", "boardview", "bots", "interchange"];
const NEEDS_A_SERVER = "@chancery/api";

/** A function of each library: it's no number, unless its types got lost. */
const FUNCTIONS = [
  ["engine", "playPhase"],
  ["contract", "openVariant"],
  ["boardview", "drawBoard"],
  ["bots", "diceOf"],
  ["interchange", "importGame"],
];

/** Runs a program in the folder in which the packages are installed, as people do. */
const run = async (program: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(program, args, { cwd: folder })).stdout;

/** What a program prints first. If it ends before that, the error is what it complained about. */
async function firstWords(program: ChildProcessWithoutNullStreams): Promise<string> {
  let complaints = "";
  program.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  const ended = once(program, "close").then(([status]) => {
    throw new Error(`the program ended with status ${status}:\n${complaints}`);
  });
  const [said] = await Promise.race([once(program.stdout.setEncoding("utf8"), "data"), ended]);
  return said;
}

/** Begins with an import, so it's a whole program and no part of one. */
const PROGRAM = /```ts\n(import [\s\S]*?)```/g;

/** The programs in the guide or in the README of an installed package, by the files they are written to. */
function programsIn(name: string): readonly { readonly file: string; readonly code: string }[] {
  const document = name === GUIDE ? join(ROOT, GUIDE) : join(folder, "node_modules", name, "README.md");
  const text = readFileSync(document, "utf8");
  return [...text.matchAll(PROGRAM)].map(([, code], index) => ({
    file: `${basename(name)}-${index}.ts`,
    code,
  }));
}

/** What a program says it prints: the comments that begin a line. */
const printed = (code: string): string =>
  [...code.matchAll(/^\/\/ (.*\n)/gm)].map(([, line]) => line).join("");

const dependenciesOf = (...names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const manifest = readFileSync(join(folder, "node_modules", name, "package.json"), "utf8");
    return Object.keys(JSON.parse(manifest).dependencies);
  });

describe("the packages that people install", () => {
  beforeAll(async () => {
    await promisify(execFile)(process.execPath, [join(ROOT, "tools/pack.ts"), folder], { cwd: ROOT });
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
    const quick = ["--prefer-offline", "--no-audit", "--no-fund"];
    const wanted = ["chancery", ...INSTALLED.map((name) => `chancery-${name}`)];
    await run("npm", "install", ...quick, ...wanted.map((name) => `./${name}-0.0.0.tgz`));
    cpSync(join(ROOT, "docs/examples"), EXAMPLES, { recursive: true });
    cpSync(join(ROOT, "docs/example-bot.ts"), join(EXAMPLES, "example-bot.ts"));
    for (const name of WITH_PROGRAMS)
      for (const { file, code } of programsIn(name)) writeFileSync(join(EXAMPLES, file), code);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("libraries bring the packages they need, each once", () => {
    const found = globSync("node_modules/@chancery/**/package.json", { cwd: folder });
    expect(found.sort()).toEqual(PACKED.map((name) => `node_modules/${name}/package.json`));
  });

  test("the types of the libraries fit every example, and refuse what's wrong", async () => {
    const wrong = FUNCTIONS.map(
      ([name, value]) =>
        `import { ${value} } from "@chancery/${name}";\n// @ts-expect-error: it's a function\nexport const ${name}: number = ${value};\n`,
    );
    writeFileSync(join(EXAMPLES, "wrong.ts"), wrong.join(""));
    const typeRoots = [join(ROOT, "node_modules/@types")];
    const compilerOptions = { strict: true, module: "nodenext", noEmit: true, types: ["node"], typeRoots };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["examples"] }));
    const checked = await run(join(ROOT, "node_modules/.bin/tsc")).catch(({ stdout }) => stdout);
    expect(checked).toBe("");
  });

  describe("with nothing but the libraries", () => testExamples(EXAMPLES));

  test.each(WITH_PROGRAMS.filter((name) => name !== NEEDS_A_SERVER))(
    "the programs that %s shows run",
    async (name) => {
      const programs = programsIn(name);
      expect(programs).not.toEqual([]);
      for (const { file, code } of programs)
        expect(await run(process.execPath, join(EXAMPLES, file))).toBe(printed(code));
    },
  );

  test("the program serves the pages", async () => {
    const env = { ...process.env, PORT: "0", DATA_DIR: join(folder, "data") };
    // In a group of its own: npx doesn't pass signals on to what it has started.
    const server = spawn("npx", [...COMMAND, "serve"], { cwd: folder, env, detached: true });
    try {
      const said = await firstWords(server);
      const [, address] = /running at (http:\S+)/.exec(said) ?? [];
      expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: "ok" });
      const page = await (await fetch(`${address}/`)).text();
      const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
      expect((await fetch(`${address}${script}`)).headers.get("content-type")).toContain("javascript");
      for (const example of HTTP_EXAMPLES) await expectOverHttp(EXAMPLES, example, address);
    } finally {
      if (server.exitCode === null) {
        const gone = once(server, "exit");
        process.kill(-Number(server.pid), "SIGTERM");
        await gone;
      }
    }
  });

  test("the program adjudicates, draws, thinks in threads and loads variant files", async () => {
    const variant = `import { classic } from "@chancery/variants";
      export default { ...classic, create: () => classic.create("1971", { firstYear: 1950 }) };`;
    writeFileSync(join(folder, "later.js"), variant);
    writeFileSync(join(folder, "request.json"), '{ "variant": "./later.js", "state": "start" }');
    const chancery = (...args: readonly string[]) => run("npx", ...COMMAND, ...args);
    expect(JSON.parse(await chancery("adjudicate", "request.json"))).toMatchObject({ phase: "S1950M" });
    await chancery("render", "-o", "board.png");
    expect(readFileSync(join(folder, "board.png")).subarray(1, 4).toString()).toBe("PNG");
    const match = await chancery("match", "dumbbot", "dumbbot", "--games", "1", "--until", "1901", "--json");
    expect(match).toContain('"games":1');
  });

  test.each([
    ["the program", "node_modules/chancery/node_modules/@chancery", ["chancery"], 2000],
    ["the libraries", "node_modules/@chancery", PACKED, 1000],
  ])("nothing in %s refers to a file that isn't there", (_what, inner, manifests, least) => {
    const { missing, references } = missingReferences(join(folder, inner), dependenciesOf(...manifests));
    expect(references).toBeGreaterThan(least);
    expect(missing).toEqual([]);
  });
});
