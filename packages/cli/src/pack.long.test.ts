import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { missingReferences } from "./testing-references.ts";

const ROOT = join(import.meta.dirname, "../../..");
const COMMAND = ["--no-install", "chancery"] as const;
const folder = mkdtempSync(join(tmpdir(), "chancery-installed-"));

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

describe("the packages that people install", () => {
  beforeAll(async () => {
    await promisify(execFile)(process.execPath, [join(ROOT, "tools/pack.ts"), folder], { cwd: ROOT });
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
    const tarballs = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
    expect(tarballs).toHaveLength(2);
    const quick = ["--prefer-offline", "--no-audit", "--no-fund"];
    await run("npm", "install", ...quick, ...tarballs.map((name) => `./${name}`));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("the engine runs and has types", async () => {
    const use = 'import { boardOf, WAYS } from "@chancery/engine";\n';
    writeFileSync(join(folder, "use.js"), `${use}console.log(typeof boardOf, ...WAYS);`);
    expect(await run(process.execPath, "use.js")).toBe("function land water air\n");
    const tsc = join(ROOT, "node_modules/.bin/tsc");
    const check = (text: string): Promise<string> => {
      writeFileSync(join(folder, "use.ts"), `${use}${text}`);
      return run(tsc, "--noEmit", "--ignoreConfig", "--strict", "--module", "nodenext", "use.ts");
    };
    expect(await check("export const ways: readonly string[] = WAYS;")).toBe("");
    await expect(check("export const board: number = boardOf;")).rejects.toMatchObject({
      stdout: expect.stringContaining("TS2322"),
    });
  });

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

  test("nothing in the program refers to a file that isn't there", () => {
    const program = join(folder, "node_modules/chancery");
    const { missing, references } = missingReferences(
      join(program, "node_modules/@chancery"),
      Object.keys(JSON.parse(readFileSync(join(program, "package.json"), "utf8")).dependencies),
    );
    expect(references).toBeGreaterThan(2000);
    expect(missing).toEqual([]);
  });
});
