import { expect, test } from "vitest";
import { chancery, folderWith, linesOf } from "../testing/index.ts";

const GAME = {
  variant: "classic",
  rulebook: "2023",
  phases: [
    { phase: "S1901M", orders: { France: ["A Par - Bur", "A Mar - Spa", "F Bre - Mid"] } },
    { phase: "F1901M", orders: { France: ["A Spa - Por"] } },
  ],
};

const POSITION = {
  id: "duel",
  state: {
    phase: "F1905M",
    units: { France: ["A Bur", "A Ruh"], Germany: ["A Mun"] },
    centers: { France: ["Par", "Mar", "Bre"], Germany: ["Mun", "Ber"] },
  },
};

test("analyze tells what everyone may expect in a position, and everyone's best orders", async () => {
  const args = ["analyze", "--depth", "1", "--json"];
  const { status, out, err } = await chancery(args, { input: JSON.stringify(POSITION) });
  expect([status, err]).toEqual([0, ""]);
  const [told, ...more] = linesOf(out);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ id: "duel", phase: "F1905M", depth: 1, seed: 1 });
  expect(told.shares.France.share).toBeGreaterThan(told.shares.Germany.share);
  expect(told.best.map(({ power }: { power: string }) => power)).toEqual(["France", "Germany"]);
  expect(told.best[0].plans[0].orders).toHaveLength(2);
  expect(told.best[0].plans[0].gain).toBeCloseTo(told.best[0].plans[0].share - told.best[0].usual, 3);
  const again = await chancery(args, { input: JSON.stringify(POSITION) });
  expect(again.out).toBe(out);
  const other = await chancery([...args, "--seed", "2"], { input: JSON.stringify(POSITION) });
  expect(other.out).not.toBe(out);
});

test("analyze follows a game: every position, what was played beside what is best, and its turning points", async () => {
  const folder = folderWith({ "game.json": JSON.stringify(GAME) });
  const { status, out } = await chancery([
    "analyze",
    `${folder}/game.json`,
    "--depth",
    "1",
    "--power",
    "french",
    "--json",
  ]);
  expect(status).toBe(0);
  const told = linesOf(out);
  expect(told.map(({ phase }) => phase)).toEqual(["S1901M", "F1901M", "W1901A", undefined]);
  expect(told[0].best[0].people.games).toBeGreaterThan(4000);
  expect(told[0].best[0].played.orders).toEqual(["A Par - Bur", "A Mar - Spa", "F Bre - Mid"]);
  expect(told.at(-1)).toEqual({ turningPoints: expect.any(Array) });
  const words = await chancery(["--language", "de", "analyze", `${folder}/game.json`, "--depth", "1"]);
  expect(words.out).toContain("Frühjahr 1901 (S1901M)\n  Österreich ");
  expect(words.out).toMatch(/Frankreich +\d+,\d\s%/);
  expect(words.out).toContain("Wendepunkte");
});

test("analyze refuses records of games in progress, whole or by the line, and says why", async () => {
  const records = [
    { ...GAME, isRunning: true },
    { ...POSITION, isRunning: true },
  ];
  for (const record of records) {
    const { status, out, err } = await chancery(["analyze"], { input: JSON.stringify(record) });
    expect([status, out]).toEqual([1, ""]);
    expect(err).toContain("This is a record of a game in progress.");
  }
});

test("analyze refuses depths there aren't", async () => {
  for (const depth of ["0", "99", "x"]) {
    const { status, err } = await chancery(["analyze", "--depth", depth], { input: "{}" });
    expect(status).toBe(2);
    expect(err).toContain("whole number from 1 to 6");
  }
});

test("what people played is large, and loaded by no other command", async () => {
  const hook = `import { registerHooks } from "node:module";
    registerHooks({ load(url, context, next) {
      if (url.endsWith("/people.json")) console.error("loaded");
      return next(url, context);
    } });`;
  const node = ["--import", `data:text/javascript,${encodeURIComponent(hook)}`];
  const input = JSON.stringify(POSITION);
  expect(await chancery(["--help"], { node })).toMatchObject({ status: 0, err: "" });
  expect(await chancery(["orders"], { node, input })).toMatchObject({ status: 0, err: "" });
  // What was counted, and what was learned.
  expect(await chancery(["analyze", "--depth", "1"], { node, input })).toMatchObject({
    err: "loaded\nloaded\n",
  });
});
