/**
 * Holds the engine's resolver against the testkit's on many random situations, and plays whole games of Dissolution and
 * of both committees by chance, holding every step against what must be true of any, and every phase of a committee
 * against a second referee, with all processors.
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
  type CommitteeTally,
  formatCommitteeTally,
  formatGames,
  formatTally,
  fuzz,
  type GamesTally,
  neverIn,
  neverInCommittee,
  playCommitteeGame,
  playGames,
  randomDissolution,
  randomOfBooks,
  randomOfCommittees,
  type Tally,
} from "@chancery/testkit";
import { anySeed, wholeNumbers } from "./arguments.ts";

const SITUATIONS = {
  classic: randomOfBooks,
  Dissolution: randomDissolution,
  committees: randomOfCommittees,
};
type GameName = keyof typeof SITUATIONS;

type Committee = "1901" | "1935";

/** From how many games on everything should have come up. */
const ENOUGH_GAMES = 200;
const YEARS = 10;

interface Share {
  readonly work: GameName | "games" | Committee;
  readonly first: number;
  readonly count: number;
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

/** What became of whole games of a committee: those that went well, and what was wrong with the others. */
interface CommitteeShare {
  readonly tally: CommitteeTally;
  readonly faults: readonly string[];
}

function playCommitteeGames(committee: Committee, first: number, count: number): CommitteeShare {
  const faults: string[] = [];
  const tallies: CommitteeTally[] = [];
  for (let seed = first; seed < first + count; seed++) {
    try {
      tallies.push(playCommitteeGame(committee, seed, PHASES));
    } catch (error) {
      faults.push(`committee of ${committee}, seed ${seed}: ${error}`);
    }
  }
  return { tally: addCommitteeTallies(tallies), faults };
}

/** Whole games of a committee, each phase played by the second referee as well; whether all went well. */
async function playCommittee(committee: Committee, count: number, seed: number): Promise<boolean> {
  const shares = await divide<CommitteeShare>(committee, count, seed);
  const faults = shares.flatMap((share) => share.faults);
  const tally = addCommitteeTallies(shares.map((share) => share.tally));
  for (const fault of faults) console.error(`${fault}\n`);
  console.log(`committee of ${committee}: ${count - faults.length} of ${count} games well`);
  console.log(`${formatCommitteeTally(tally)}\n`);
  const never = count >= ENOUGH_GAMES ? neverInCommittee(tally) : [];
  for (const occasion of never) console.error(`never in ${count} games of ${committee}: ${occasion}`);
  return faults.length === 0 && never.length === 0;
}

async function main(): Promise<void> {
  const otherwise = [200_000, anySeed(), ENOUGH_GAMES];
  const [count, seed, games] = wholeNumbers("npm run fuzz -- [count] [seed] [games]", otherwise);
  const held = [
    await compareResolvers("classic", count, seed),
    await compareResolvers("Dissolution", Math.ceil(count / 2), seed),
    await compareResolvers("committees", Math.ceil(count / 2), seed),
    await playCommittee("1901", Math.ceil(count / 1000), seed),
    await playCommittee("1935", Math.ceil(count / 1000), seed),
    await playWholeGames(games, seed),
  ];
  process.exitCode = held.every(Boolean) ? 0 : 1;
}

if (isMainThread) {
  await main();
} else {
  const { work, first, count } = workerData as Share;
  parentPort?.postMessage(
    work === "games"
      ? playGames(first, count, YEARS)
      : work === "1901" || work === "1935"
        ? playCommitteeGames(work, first, count)
        : fuzz(first, count, (seed) => SITUATIONS[work](seed)),
  );
}
