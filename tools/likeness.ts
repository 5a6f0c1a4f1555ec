/**
 * How much bots play like people: positions of recorded games between people, and how many of a power's orders a bot
 * would have given too. `npm run likeness -- [LEVEL...] [--positions N] [--seed S] [--file FILE] [--threads T]`
 * With `--network`, how well the network that `tools/people-net` trains knows people, order by order. All of it by games
 * that nothing was learned from.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { budgetFor, diceOf, isLevel, LEVELS, type LevelName, levelNamed, loadLevels } from "@chancery/bots";
import { formatOrder, type Order } from "@chancery/engine";
import { HUMAN_GAMES, readHumanGames } from "@chancery/testkit";
import { isKept, replayHumanGame, humanRules as rules } from "./corpus/human-games.ts";
import { measureNetwork } from "./likeness/network.ts";

interface Share {
  readonly file: string;
  readonly levels: readonly LevelName[];
  readonly positions: number;
  readonly seed: number;
  readonly thread: number;
  readonly threads: number;
}

/** What was counted for one level. */
interface Count {
  positions: number;
  orders: number;
  /** Orders that the person gave as well. */
  same: number;
  /** Positions in which all were. */
  sameSets: number;
  supports: number;
  /** Supports of what the supported unit is ordered to do. */
  matched: number;
}

const NOTHING: Count = { positions: 0, orders: 0, same: 0, sameSets: 0, supports: 0, matched: 0 };

/** The orders as people gave them, for comparison. */
const PERSONS = "persons";

function countShare({ file, levels, positions, seed, thread, threads }: Share): Record<string, Count> {
  const dice = diceOf(seed * 1000 + thread);
  const counts = Object.fromEntries([PERSONS, ...levels].map((name) => [name, { ...NOTHING }]));
  const kept = readHumanGames(file).filter((_, index) => isKept(index));
  const games = dice.shuffled(kept.filter((_, index) => index % threads === thread));
  let left = Math.ceil(positions / threads);
  for (const game of games) {
    if (left === 0) break;
    // One position of each game, so that none counts for more than another.
    const moves = [...replayHumanGame(game)].filter(({ state }) => state.phase.task === "M");
    if (moves.length === 0) continue;
    const number = dice.below(moves.length);
    const { state, sheets } = moves[number];
    const before = number > 0 ? moves[number - 1] : null;
    const last = before && { units: before.state.units, orders: [...before.sheets.values()].flat() };
    const full = [...sheets].filter(([power, orders]) => {
      const units = state.units.filter((unit) => unit.power === power).length;
      return units > 0 && orders.length === units;
    });
    if (full.length === 0) continue;
    const [power, given] = full[dice.below(full.length)];
    left--;
    const written = new Set(given.map((order) => formatOrder(rules, order)));
    const others = [...sheets.values()].flat();
    count(counts[PERSONS], written, given, others);
    const situation = { rules, state, power, last };
    for (const level of levels) {
      const decision = levelNamed(level).bot(situation, diceOf(left), budgetFor(level, situation));
      count(counts[level], written, decision.orders, decision.orders);
    }
  }
  return counts;
}

function count(
  counts: Count,
  written: ReadonlySet<string>,
  orders: readonly Order[],
  all: readonly Order[],
): void {
  const same = orders.filter((order) => written.has(formatOrder(rules, order))).length;
  const supports = orders.filter(({ type }) => type === "support");
  counts.positions++;
  counts.orders += orders.length;
  counts.same += same;
  if (same === orders.length) counts.sameSets++;
  counts.supports += supports.length;
  counts.matched += supports.filter((support) => isGiven(support, all)).length;
}

/** Whether the supported unit is ordered to do what it is supported in. */
function isGiven({ target, to }: Order, all: readonly Order[]): boolean {
  const { provinceOf } = rules.board;
  const order = all.find(({ unit }) => unit === target);
  if (to === null) return order?.type !== "move";
  return order?.type === "move" && provinceOf[order.to] === provinceOf[to];
}

function report(counts: Readonly<Record<string, Count>>): void {
  const percent = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
  for (const [name, { positions, orders, same, sameSets, supports, matched }] of Object.entries(counts)) {
    const error = 100 * Math.sqrt(((same / orders) * (1 - same / orders)) / orders);
    console.log(
      `${name.padEnd(12)} ${positions} positions, ${orders} orders: as people ${percent(same, orders)} ± ${error.toFixed(1)}%, ` +
        `whole sets ${percent(sameSets, positions)}, supports that match ${percent(matched, supports)} of ${supports}`,
    );
  }
}

const inThread = (share: Share): Promise<Record<string, Count>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      positions: { ...text, default: "2000" },
      seed: { ...text, default: "1" },
      file: { ...text, default: HUMAN_GAMES },
      threads: { ...text, default: String(availableParallelism()) },
      network: { type: "boolean", default: false },
    },
  });
  if (values.network) return measureNetwork(values.file, Number(values.positions), Number(values.seed));
  const levels = positionals.length > 0 ? positionals : ["dumbbot", "people", "club", "master"];
  const unknown = levels.find((level) => !isLevel(level));
  if (unknown !== undefined) {
    console.error(`There is no level "${unknown}"; there are ${LEVELS.join(", ")}.`);
    process.exit(2);
  }
  const threads = Number(values.threads);
  const shared = {
    file: values.file,
    levels: levels as LevelName[],
    positions: Number(values.positions),
    seed: Number(values.seed),
    threads,
  };
  const parts = await Promise.all(
    Array.from({ length: threads }, (_, thread) => inThread({ ...shared, thread })),
  );
  const total: Record<string, Count> = {};
  for (const part of parts)
    for (const [name, counts] of Object.entries(part)) {
      total[name] ??= { ...NOTHING };
      for (const key of Object.keys(NOTHING) as (keyof Count)[]) total[name][key] += counts[key];
    }
  report(total);
}

if (isMainThread) await main();
else {
  const share = workerData as Share;
  await loadLevels(...share.levels);
  parentPort?.postMessage(countShare(share));
}
