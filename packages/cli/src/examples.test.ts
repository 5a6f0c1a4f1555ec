import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Site } from "@chancery/server/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { folderWith } from "./testing.ts";

const FOLDER = join(import.meta.dirname, "../../../docs/examples");

const run = async (program: string, file: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(program, [join(FOLDER, file), ...args], { maxBuffer: 10_000_000 })).stdout;

const node = (file: string, ...args: readonly string[]) => run(process.execPath, file, ...args);

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
  const [, bot] = readFileSync(join(FOLDER, "bot.ts"), "utf8").split("/** Moves into centers");
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
  const folder = folderWith({ "games.jsonl": [same, other].map((game) => JSON.stringify(game)).join("\n") });
  const out = await node("replay.ts", join(folder, "games.jsonl"));
  expect(out).toBe(
    'other S1901M result A Par - Bur bounced\n{"games":2,"phases":2,"differences":1,"refused":0}\n',
  );
});

describe("over HTTP", () => {
  const site = new Site();
  let address = "";
  beforeAll(async () => {
    const app = await site.open();
    address = await app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => site.remove());

  test.each([
    ["TypeScript", process.execPath, "over-http.ts"],
    ["Python", "python3", "over_http.py"],
  ])("a phase is resolved and a game played again in %s", async (_language, program, file) => {
    const out = await run(program, file, address);
    expect(out).toContain("A Par - Bur: bounced. Bounced 1v1 with A Mun");
    expect(out).toContain("The record says dislodged.");
  });
});
