/**
 * Whether servers stay as fast when there are many games: databases of 1,000, 10,000 and 100,000 games, of which one in
 * twenty is being played and most are over. Client, server and database share this machine.
 * `npm run bench:growth -- [sqlite|postgres] [counts...]`; the largest takes 5 GB of disk for a while.
 */
import { statSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import type { Settings } from "@chancery/store";
import { Cluster } from "../packages/store/testing/cluster.ts";
import { fill } from "./bench-growth/fill.ts";
import { measure } from "./bench-growth/measure.ts";
import { HOUR } from "./bench-growth/patterns.ts";
import { Figures, showFigures } from "./bench-growth/report.ts";
import { showGrowth } from "./bench-server/growth.ts";
import { inFolder } from "./folder.ts";

const PLACES = ["sqlite", "postgres"];
const SIZES = [1_000, 10_000, 100_000];
/** Fewer games don't have enough of every kind. */
const FEWEST = 1_000;

const words = process.argv.slice(2);
const numbers = words.filter((word) => !PLACES.includes(word)).map(Number);
const places = words.filter((word) => PLACES.includes(word));
if (numbers.every((number) => Number.isSafeInteger(number) && number >= FEWEST))
  await run(numbers.length > 0 ? numbers : SIZES, places.length > 0 ? places : PLACES);
else {
  console.error(
    `Usage: npm run bench:growth -- [sqlite|postgres] [counts...], each count a whole number from ${FEWEST} on`,
  );
  process.exitCode = 2;
}

async function run(sizes: readonly number[], wanted: readonly string[]): Promise<void> {
  console.log(`${availableParallelism()} cores, load before: ${loadavg()[0].toFixed(1)}`);
  await showGrowth();
  for (const place of wanted) {
    const all: Figures[] = [];
    // Each table has one column more, for those who don't want to wait for the last.
    for (const size of sizes) {
      const on = place === "sqlite" ? onSqlite : onPostgres;
      all.push(await inFolder("growth", (folder) => on(size, folder)));
      console.log(
        `\n${place === "sqlite" ? "SQLite" : "PostgreSQL"}, medians (load: ${loadavg()[0].toFixed(1)})`,
      );
      showFigures(sizes.slice(0, all.length), all);
    }
  }
}

async function onSqlite(size: number, folder: string): Promise<Figures> {
  const sizeOf = async (): Promise<number> => statSync(join(folder, "chancery.sqlite")).size;
  return grow(size, { DATA_DIR: folder }, folder, sizeOf);
}

async function onPostgres(size: number, folder: string): Promise<Figures> {
  const cluster = await Cluster.create({ isDurable: true });
  try {
    return await grow(size, { DATABASE_URL: cluster.url("postgres") }, folder, () => cluster.size());
  } finally {
    await cluster.remove();
  }
}

async function grow(
  size: number,
  settings: Settings,
  folder: string,
  sizeOf: () => Promise<number>,
): Promise<Figures> {
  const figures = new Figures();
  const deadline = Date.now() + HOUR;
  const began = performance.now();
  const filled = await fill(settings, size, deadline);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`filled a database with ${size} games in ${seconds} s`);
  figures.add("people", "", filled.persons);
  figures.add("events", "", filled.events.all);
  figures.add("  of them in the hot table", "", filled.events.hot);
  figures.add("disk, each game", "KB", (await sizeOf()) / 1000 / size);
  await measure(settings, folder, filled, deadline, figures);
  return figures;
}
