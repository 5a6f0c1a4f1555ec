/**
 * Holds the engine's resolver against the testkit's on many random situations, with all processors.
 * `npm run fuzz -- [count] [seed]`: how many of the classic game (200000; half as many of Dissolution), and the
 * first seed (a new one each time). Exits with 1 if they differ. The situation of a seed is always the same.
 */
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import {
  addTallies,
  formatTally,
  fuzz,
  randomDissolution,
  randomOfBooks,
  type Tally,
} from "@chancery/testkit";

const GAMES = { classic: randomOfBooks, Dissolution: randomDissolution };
type GameName = keyof typeof GAMES;

interface Share {
  readonly game: GameName;
  readonly first: number;
  readonly count: number;
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  const number = text === undefined ? otherwise : Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  console.error(`"${text}" is no whole number. Usage: npm run fuzz -- [count] [seed]`);
  process.exit(2);
}

function runShare(share: Share): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

async function run(game: GameName, count: number, seed: number): Promise<Tally> {
  const began = performance.now();
  const workers = Math.min(availableParallelism(), Math.max(count, 1));
  const shares = Array.from({ length: workers }, (_, index): Share => {
    const first = Math.floor((count * index) / workers);
    return { game, first: seed + first, count: Math.floor((count * (index + 1)) / workers) - first };
  });
  const tally = addTallies(await Promise.all(shares.map(runShare)));
  for (const difference of tally.differences) console.error(`${difference}\n`);
  console.log(`${game}: ${formatTally(tally)}`);
  console.log(
    `seeds from ${seed}, ${((performance.now() - began) / 1000).toFixed(1)} s, ${workers} threads\n`,
  );
  return tally;
}

async function main(): Promise<void> {
  const count = wholeNumber(process.argv[2], 200_000);
  const seed = wholeNumber(process.argv[3], Math.floor(Math.random() * 2 ** 31));
  const classic = await run("classic", count, seed);
  const dissolution = await run("Dissolution", Math.ceil(count / 2), seed);
  process.exitCode = classic.differing + dissolution.differing > 0 ? 1 : 0;
}

if (isMainThread) {
  await main();
} else {
  const { game, first, count } = workerData as Share;
  parentPort?.postMessage(fuzz(first, count, (seed) => GAMES[game](seed)));
}
