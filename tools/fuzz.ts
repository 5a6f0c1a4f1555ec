/**
 * Holds the engine's resolver against the testkit's on many random situations, and plays whole games of Dissolution and
 * of both committees by chance, holding every step against what must be true of any, with all processors.
 * `npm run fuzz -- [count] [seed] [games]`: how many situations of the classic game (200000; half as many of Dissolution
 * and of the committees; a thousandth as many games of each committee), the first seed (a new one each time), and how
 * many games of Dissolution of ten years (200). Exits with 1 if the resolvers differ, if a game goes wrong, or if
 * something that should come up in that many games never did. What belongs to a seed is always the same.
 */
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import {
  addCommitteeTallies,
  addGames,
  addTallies,
  formatGames,
  formatTally,
  fuzz,
  type GamesTally,
  neverIn,
  playCommitteeGame,
  playGames,
  randomDissolution,
  randomOfBooks,
  randomOfCommittees,
  type Tally,
} from "@chancery/testkit";

const SITUATIONS = {
  classic: randomOfBooks,
  Dissolution: randomDissolution,
  committees: randomOfCommittees,
};
type GameName = keyof typeof SITUATIONS;

/** From how many games on everything should have come up. */
const ENOUGH_GAMES = 200;
const YEARS = 10;

interface Share {
  readonly work: GameName | "games";
  readonly first: number;
  readonly count: number;
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  const number = text === undefined ? otherwise : Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  console.error(`"${text}" is no whole number. Usage: npm run fuzz -- [count] [seed] [games]`);
  process.exit(2);
}

function runShare<T>(share: Share): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** Does some work with all processors, and says how long it took. */
async function divide<T>(work: Share["work"], count: number, seed: number): Promise<readonly T[]> {
  const began = performance.now();
  const workers = Math.min(availableParallelism(), Math.max(count, 1));
  const shares = Array.from({ length: workers }, (_, index): Share => {
    const first = Math.floor((count * index) / workers);
    return { work, first: seed + first, count: Math.floor((count * (index + 1)) / workers) - first };
  });
  const done = await Promise.all(shares.map((share) => runShare<T>(share)));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${work}: seeds from ${seed}, ${seconds} s, ${workers} threads`);
  return done;
}

async function compareResolvers(game: GameName, count: number, seed: number): Promise<boolean> {
  const tally = addTallies(await divide<Tally>(game, count, seed));
  for (const difference of tally.differences) console.error(`${difference}\n`);
  console.log(`${formatTally(tally)}\n`);
  return tally.differing === 0;
}

async function playWholeGames(count: number, seed: number): Promise<boolean> {
  const tally = addGames(await divide<GamesTally>("games", count, seed));
  console.log(formatGames(tally));
  const never = count >= ENOUGH_GAMES ? neverIn(tally) : [];
  for (const occasion of never) console.error(`never in ${count} games: ${occasion}`);
  return never.length === 0;
}

/** Phases of a game of chance: about eight years. */
const PHASES = 36;

/** Whole games of a committee; whether all went well. */
function playCommittee(committee: "1901" | "1935", count: number, seed: number): boolean {
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
  const games = wholeNumber(process.argv[4], ENOUGH_GAMES);
  const held = [
    await compareResolvers("classic", count, seed),
    await compareResolvers("Dissolution", Math.ceil(count / 2), seed),
    await compareResolvers("committees", Math.ceil(count / 2), seed),
    ...(["1901", "1935"] as const).map((each) => playCommittee(each, Math.ceil(count / 1000), seed)),
    await playWholeGames(games, seed),
  ];
  process.exitCode = held.every(Boolean) ? 0 : 1;
}

if (isMainThread) {
  await main();
} else {
  const { work, first, count } = workerData as Share;
  parentPort?.postMessage(
    work === "games" ? playGames(first, count, YEARS) : fuzz(first, count, (seed) => SITUATIONS[work](seed)),
  );
}
