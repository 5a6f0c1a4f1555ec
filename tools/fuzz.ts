/**
 * Compares the engine's resolver with the testkit's on many random situations, using all processors. Plays whole random
 * games of Dissolution and of both committees, checks what must hold at every step, and compares every phase of a
 * committee with a second referee. Compares retreats by both books with a second reading of them. Sets of orders of all games are resolved both ways the engine has.
 * `npm run fuzz -- [count] [seed] [games]`: how many situations of the first game (200000; half as many of every
 * other; ten times as many sets of orders; a thousandth as many games of each committee), the first seed (a new one each time), and how
 * many games of Dissolution of ten years (200). Exits with 1 if the resolvers differ, if a game goes wrong, or if
 * something that should come up in that many games never did. What belongs to a seed is always the same.
 */
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import {
  addCommitteeTallies,
  addGames,
  addRetreatTallies,
  addSets,
  addTallies,
  allGames,
  type CommitteeTally,
  compareGames,
  compareSituations,
  formatCommitteeTally,
  formatGames,
  formatTally,
  fuzz,
  fuzzRetreats,
  type GamesTally,
  neverIn,
  neverInCommittee,
  playCommitteeGame,
  playGames,
  type RetreatTally,
  randomDissolution,
  randomOfBooks,
  randomOfCommittees,
  randomOnOwnBoard,
  type SetsTally,
  type Situation,
  type Tally,
} from "@chancery/testkit";
import { GAMES } from "@chancery/variants";
import { anySeed, wholeNumbers } from "./arguments.ts";

type MakeSituation = (seed: number) => Situation;

/** How situations are made by the rules of a ledger, where it is known what is hard about them. */
const BY_LEDGER: Readonly<Record<string, MakeSituation>> = {
  classic: (seed) => randomOfBooks(seed),
  dissolution: (seed) => randomDissolution(seed),
  committee: randomOfCommittees,
};

/** Situations of all games: one kind for each ledger, and for each game that borrows its rules. */
const SITUATIONS: ReadonlyMap<string, MakeSituation> = new Map(
  GAMES.map(({ variant, rules: { ledger } }): [string, MakeSituation] => {
    const make = ledger && BY_LEDGER[ledger.name];
    if (make) return [ledger.name, make];
    const game = variant.create(variant.rulebooks[0], {});
    if (!game.ok) throw new Error(`${variant.id} cannot be set up`);
    return [variant.id, (seed) => randomOnOwnBoard(seed, game.value)];
  }),
);

type Committee = Parameters<typeof playCommitteeGame>[0];

/** The games that are played in a room. */
const COMMITTEES = GAMES.flatMap(({ variant, room }) =>
  room ? [variant.id.replace("committee-", "") as Committee] : [],
);

/** From how many games on everything should have come up. */
const ENOUGH_GAMES = 200;
const YEARS = 10;

interface Share {
  readonly work: string;
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

async function compareResolvers(game: string, count: number, seed: number): Promise<boolean> {
  const tally = addTallies(await divide<Tally>(game, count, seed));
  for (const difference of tally.differences) console.error(`${difference}\n`);
  console.log(`${formatTally(tally)}\n`);
  return tally.differing === 0;
}

/** Sets of orders for one seed: of movement phases of a game, or of one situation. */
const SETS = { positions: 2000, situations: 100 } as const;
type SetsWork = keyof typeof SETS;
const isSetsWork = (work: string): work is SetsWork => work in SETS;

function compareShare(work: SetsWork, first: number, count: number): SetsTally {
  const games = allGames();
  const seeds = Array.from({ length: count }, (_, index) => first + index);
  return addSets(
    seeds.map((seed) =>
      work === "positions" ? compareGames(games, seed, SETS[work]) : compareSituations(seed, SETS[work]),
    ),
  );
}

/** Compares resolving many sets of orders with resolving one; whether they always agreed. */
async function compareManySets(work: SetsWork, sets: number, seed: number): Promise<boolean> {
  const tally = addSets(await divide<SetsTally>(work, Math.ceil(sets / SETS[work]), seed));
  for (const difference of tally.differences) console.error(`${difference}\n`);
  console.log(
    `${tally.sets} sets of orders, ${tally.dislodging} dislodging, ${tally.contested} with standoffs\n`,
  );
  return tally.differences.length === 0;
}

/** Compares retreats with the second reading of the books; whether both always agreed. */
async function compareRetreats(count: number, seed: number): Promise<boolean> {
  const { run, shared, differences } = addRetreatTallies(await divide<RetreatTally>("retreats", count, seed));
  for (const difference of differences) console.error(`${difference}\n`);
  console.log(`${run} retreat phases, ${shared} in which units had to share their last space\n`);
  return differences.length === 0;
}

async function playWholeGames(count: number, seed: number): Promise<boolean> {
  const tally = addGames(await divide<GamesTally>("games", count, seed));
  console.log(formatGames(tally));
  const never = count >= ENOUGH_GAMES ? neverIn(tally) : [];
  for (const occasion of never) console.error(`never in ${count} games: ${occasion}`);
  return never.length === 0;
}

/** Phases of a random game: about eight years. */
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
  const held: boolean[] = [];
  for (const [index, name] of [...SITUATIONS.keys()].entries())
    held.push(await compareResolvers(name, index === 0 ? count : Math.ceil(count / 2), seed));
  held.push(
    await compareRetreats(count, seed),
    await compareManySets("positions", 5 * count, seed),
    await compareManySets("situations", 5 * count, seed),
  );
  for (const committee of COMMITTEES)
    held.push(await playCommittee(committee, Math.ceil(count / 1000), seed));
  held.push(await playWholeGames(games, seed));
  process.exitCode = held.every(Boolean) ? 0 : 1;
}

if (isMainThread) {
  await main();
} else {
  const { work, first, count } = workerData as Share;
  const make = SITUATIONS.get(work);
  const committee = COMMITTEES.find((each) => each === work);
  if (make) parentPort?.postMessage(fuzz(first, count, make));
  else if (work === "retreats") parentPort?.postMessage(fuzzRetreats(first, count));
  else if (isSetsWork(work)) parentPort?.postMessage(compareShare(work, first, count));
  else if (committee) parentPort?.postMessage(playCommitteeGames(committee, first, count));
  else parentPort?.postMessage(playGames(first, count, YEARS));
}
