/**
 * Holds the engine's resolver against the testkit's on many random situations, with all processors, and plays whole
 * games of both committees by chance, holding every step against what must be true of any.
 * `npm run fuzz -- [count] [seed]`: how many situations of the classic game (200000; half as many of Dissolution and of
 * the committees; a thousandth as many games of each committee), and the first seed (a new one each time). Exits with 1
 * if they differ, or if a game goes wrong. What belongs to a seed is always the same.
 */
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import {
  addCommitteeTallies,
  addTallies,
  formatTally,
  fuzz,
  playCommitteeGame,
  randomDissolution,
  randomOfBooks,
  randomOfCommittees,
  type Tally,
} from "@chancery/testkit";

const GAMES = {
  classic: randomOfBooks,
  Dissolution: randomDissolution,
  committees: randomOfCommittees,
};
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

/** Phases of a game of chance: about eight years. */
const PHASES = 36;

/** Whole games of a committee; whether all went well. */
function playGames(committee: "1901" | "1935", count: number, seed: number): boolean {
  const began = performance.now();
  const tallies = Array.from({ length: count }, (_, i) => {
    try {
      return playCommitteeGame(committee, seed + i, PHASES);
    } catch (error) {
      console.error(`committee of ${committee}, seed ${seed + i}: ${error}\n`);
      return null;
    }
  }).filter((tally) => tally !== null);
  const { phases, lines, invested, risen, drivenOut, lost } = addCommitteeTallies(tallies);
  console.log(
    `committee of ${committee}: ${tallies.length} of ${count} games well, ${phases} phases, ${lines} lines`,
  );
  console.log(
    `${invested} investments, ${risen} risings, ${drivenOut} units driven out, ${lost} countries lost`,
  );
  console.log(`seeds from ${seed}, ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return tallies.length === count;
}

async function main(): Promise<void> {
  const count = wholeNumber(process.argv[2], 200_000);
  const seed = wholeNumber(process.argv[3], Math.floor(Math.random() * 2 ** 31));
  const classic = await run("classic", count, seed);
  const dissolution = await run("Dissolution", Math.ceil(count / 2), seed);
  const committees = await run("committees", Math.ceil(count / 2), seed);
  const games = (["1901", "1935"] as const).map((each) => playGames(each, Math.ceil(count / 1000), seed));
  const differing = classic.differing + dissolution.differing + committees.differing;
  process.exitCode = differing > 0 || games.includes(false) ? 1 : 0;
}

if (isMainThread) {
  await main();
} else {
  const { game, first, count } = workerData as Share;
  parentPort?.postMessage(fuzz(first, count, (seed) => GAMES[game](seed)));
}
