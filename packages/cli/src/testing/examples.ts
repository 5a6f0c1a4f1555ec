import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { folderWith } from "./index.ts";

/** Runs a program of a folder and returns what it prints. */
const run = async (program: string, file: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(program, [file, ...args], { maxBuffer: 10_000_000 })).stdout;

/** Tests the examples that need nothing but packages, in the folder they are in. */
export function testExamples(folder: string): void {
  const node = (file: string, ...args: readonly string[]) =>
    run(process.execPath, join(folder, file), ...args);

  test("a phase is adjudicated, with reasons", async () => {
    const out = await node("adjudicate.ts");
    expect(out).toContain("France: A Par - Bur moved. Moved 2v1 (supported by A Mar) against A Mun [CB-92]");
    expect(out).toContain("Next: F1901M, France has A Bur, A Mar, F Bre");
  });

  test("a board is drawn", async () => {
    const out = await node("draw.ts");
    expect(out).toMatch(/^<svg /);
    expect(out).toContain("Burgundy");
    expect(out.match(/class="unit"|data-unit/g)?.length).toBeGreaterThan(20);
  });

  test("a bot of thirty lines plays a game", async () => {
    const [, bot] = readFileSync(join(folder, "bot.ts"), "utf8").split("/** Moves into centers");
    expect(bot.split("};\n")[0].split("\n").length).toBeLessThanOrEqual(30);
    const out = await node("bot.ts");
    const counts = [...out.matchAll(/[A-Z]\w+ (\d+)/g)].map(([, count]) => Number(count));
    expect(counts).toHaveLength(7);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(22);
  });

  test("a data set is played again", async () => {
    const orders = { France: ["A Par - Bur"], Germany: ["A Mun - Bur"] };
    const same = { id: "same", phases: [{ phase: "S1901M", orders }] };
    const other = { id: "other", phases: [{ phase: "S1901M", orders, results: { "A PAR": ["dislodged"] } }] };
    const games = folderWith({ "games.jsonl": [same, other].map((game) => JSON.stringify(game)).join("\n") });
    const out = await node("replay.ts", join(games, "games.jsonl"));
    expect(out).toBe(
      'other S1901M result A Par - Bur bounced\n{"games":2,"phases":2,"differences":1,"refused":0}\n',
    );
  });
}

/** The examples that use a server, and what runs them. */
export const HTTP_EXAMPLES = [
  { language: "TypeScript", program: process.execPath, file: "over-http.ts" },
  { language: "Python", program: "python3", file: "over_http.py" },
];

/** Runs an example that uses a server, and checks what it prints. */
export async function expectOverHttp(
  folder: string,
  { program, file }: (typeof HTTP_EXAMPLES)[number],
  address: string,
): Promise<void> {
  const out = await run(program, join(folder, file), address);
  expect(out).toContain("A Par - Bur: bounced. Bounced 1v1 with A Mun");
  expect(out).toContain("The record says dislodged.");
}
