/**
 * Looks for puzzles in recorded games between people and keeps the best: `npm run puzzles -- SECONDS [--threads N]`. With
 * `--finds FILE` everything that was found is written there as well, or read from there if no seconds are given.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { HUMAN_GAMES, readHumanGames } from "@chancery/testkit";
import { type Find, findsIn } from "./puzzles/finds.ts";
import { selectPuzzles } from "./puzzles/select.ts";

const DATA = "packages/analysis/data/puzzles.json";

interface Share {
  readonly file: string;
  readonly seconds: number;
  readonly thread: number;
  readonly threads: number;
}

/** Each thread takes every so many games. */
function mine({ file, seconds, thread, threads }: Share): void {
  const end = Date.now() + seconds * 1000;
  const isOver = (): boolean => Date.now() > end;
  for (const game of readHumanGames(file).filter((_, index) => index % threads === thread)) {
    if (isOver()) break;
    const finds = [...findsIn(game, isOver)];
    if (finds.length > 0) parentPort?.postMessage(finds);
  }
}

const inThread = (share: Share, take: (finds: Find[]) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.on("message", take);
    worker.once("error", reject);
    worker.once("exit", () => resolve());
  });

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      threads: { type: "string", default: String(availableParallelism()) },
      file: { type: "string", default: HUMAN_GAMES },
      finds: { type: "string" },
    },
  });
  const seconds = Number(positionals[0] ?? 0);
  const threads = Number(values.threads);
  const finds: Find[] = [];
  if (seconds > 0) {
    const shared = { file: values.file, seconds, threads };
    const take = (more: Find[]): void => void finds.push(...more);
    await Promise.all(Array.from({ length: threads }, (_, thread) => inThread({ ...shared, thread }, take)));
    if (values.finds) writeFileSync(values.finds, finds.map((find) => `${JSON.stringify(find)}\n`).join(""));
  } else if (values.finds && existsSync(values.finds)) {
    const lines = readFileSync(values.finds, "utf8").split("\n").filter(Boolean);
    finds.push(...lines.map((line) => JSON.parse(line)));
  } else {
    console.error("For how many seconds? npm run puzzles -- SECONDS");
    process.exit(2);
  }
  const puzzles = selectPuzzles(finds);
  writeFileSync(DATA, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(",\n")}\n]\n`);
  console.log(`${finds.length} found, ${puzzles.length} kept`);
}

if (isMainThread) await main();
else mine(workerData as Share);
