/**
 * Bots against each other: one A among others of B, then one B among others of A, every power in turn, with all
 * processors. `npm run arena -- A B [--games N] [--seed S] [--variant V] [--until YEAR] [--budget-a P] [--budget-b P]
 * [--one-way] [--threads T] [--json]`. A and B are levels, `--games` is how many are played each way. Prints the share
 * by sum of squares with its standard error, solos and survivals, in all and by power.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import {
  isLevel,
  LEVELS,
  type LevelName,
  type Pairing,
  type Played,
  playMatch,
  tallyOf,
} from "@chancery/bots";
import type { Game, Power } from "@chancery/engine";
import { VARIANTS } from "@chancery/variants";

/** What a thread is told to play. */
interface Share {
  readonly variant: string;
  readonly alone: LevelName;
  readonly others: LevelName;
  readonly budgets: readonly [number | undefined, number | undefined];
  readonly until: number;
  readonly seed: number;
  readonly first: number;
  readonly step: number;
  readonly games: number;
}

function gameOf(id: string): Game {
  const variant = VARIANTS.find((each) => each.id === id);
  const game = variant?.create(variant.rulebooks[0], id === "dissolution" ? { victoryVP: 75 } : {});
  if (!game?.ok) throw new Error(`"${id}" cannot be played`);
  return game.value;
}

function playShare(share: Share, tell: (played: Played) => void): void {
  const pairing: Pairing = {
    game: gameOf(share.variant),
    alone: { level: share.alone, budget: share.budgets[0] },
    others: { level: share.others, budget: share.budgets[1] },
    until: share.until,
  };
  for (let number = share.first; number < share.games; number += share.step)
    tell(playMatch(pairing, share.seed, number));
}

const inThread = (share: Share, tell: (played: Played) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.on("message", tell);
    worker.once("error", reject);
    worker.once("exit", () => resolve());
  });

/** How often the standing is told while games are played. */
const TIMES_TOLD = 20;

type Match = Omit<Share, "first" | "step"> & { readonly threads: number };

async function playAll({ threads, ...match }: Match): Promise<Played[]> {
  const shares = Array.from({ length: threads }, (_, first): Share => ({ ...match, first, step: threads }));
  const played: Played[] = [];
  const tell = (each: Played): void => {
    played.push(each);
    if (played.length % Math.ceil(match.games / TIMES_TOLD) > 0) return;
    const { share, error, solos } = tallyOf(played);
    const standing = `share ${(100 * share).toFixed(1)} ± ${(100 * error).toFixed(1)}%, ${solos} solos`;
    console.error(
      `${match.alone} among ${match.others}: ${played.length} of ${match.games} games, ${standing}`,
    );
  };
  await Promise.all(shares.map((share) => inThread(share, tell)));
  return played;
}

function report(match: Match, played: readonly Played[], seconds: number, asJson: boolean): void {
  const { powers } = gameOf(match.variant).rules;
  const byPower = [...Map.groupBy(played, ({ power }) => power)]
    .sort(([a], [b]) => a - b)
    .map(([power, each]) => [powers[power as Power].name, tallyOf(each)] as const);
  const all = tallyOf(played);
  if (asJson) {
    console.log(JSON.stringify({ ...match, seconds, ...all, powers: Object.fromEntries(byPower) }));
    return;
  }
  console.log(`\n${match.alone} among ${match.others}: ${all.games} games, ${seconds.toFixed(0)} s`);
  for (const [name, { games, share, error, solos, survivals, tops }] of [["all", all] as const, ...byPower]) {
    const percent = (part: number): string => `${((100 * part) / games).toFixed(1)}%`.padStart(6);
    const shown = `${(100 * share).toFixed(1)} ± ${(100 * error).toFixed(1)}%`.padStart(14);
    console.log(
      `${name.padEnd(16)} share ${shown}  solos ${percent(solos)}  most ${percent(tops)}  survives ${percent(survivals)}`,
    );
  }
}

function complain(message: string): never {
  console.error(
    `${message}\nUsage: npm run arena -- A B [--games N] [--seed S] … with A and B of ${LEVELS.join(", ")}`,
  );
  process.exit(2);
}

async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { ...text, default: "70" },
      seed: { ...text, default: "1" },
      variant: { ...text, default: "classic" },
      until: { ...text, default: "1935" },
      threads: { ...text, default: String(availableParallelism()) },
      "budget-a": text,
      "budget-b": text,
      "one-way": { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const [a = "dumbbot", b = "dumbbot"] = positionals;
  if (!isLevel(a) || !isLevel(b)) complain(`There is no level "${isLevel(a) ? b : a}".`);
  const whole = (name: "games" | "seed" | "until" | "threads" | "budget-a" | "budget-b"): number => {
    const number = Number(values[name]);
    return Number.isSafeInteger(number) && number >= 0 ? number : complain(`--${name} is a whole number.`);
  };
  const budgets = [
    values["budget-a"] === undefined ? undefined : whole("budget-a"),
    values["budget-b"] === undefined ? undefined : whole("budget-b"),
  ] as const;
  const match = {
    variant: values.variant,
    until: whole("until"),
    seed: whole("seed"),
    games: whole("games"),
    threads: Math.max(1, Math.min(whole("threads"), whole("games"))),
  };
  const both: Match[] = [{ ...match, alone: a, others: b, budgets }];
  if (!values["one-way"]) both.push({ ...match, alone: b, others: a, budgets: [budgets[1], budgets[0]] });
  for (const each of both) {
    const began = performance.now();
    report(each, await playAll(each), (performance.now() - began) / 1000, values.json);
  }
}

if (isMainThread) await main();
else playShare(workerData as Share, (played) => parentPort?.postMessage(played));
