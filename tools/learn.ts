/**
 * Learns what positions are worth: bots play games on all processors for a while, and a small network learns to predict
 * how they end. Writes packages/bots/src/value/weights.ts if that predicts better than what is there.
 * `npm run learn -- [seconds] [hidden units] [seed]`
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { diceOf } from "@chancery/bots";
import { createClassic } from "@chancery/variants";
import type { Network } from "../packages/bots/src/value/network.ts";
import { WEIGHTS as PRESENT } from "../packages/bots/src/value/weights.ts";
import { wholeNumbers } from "./arguments.ts";
import { playSamples, type Sample } from "./learn/sample.ts";
import { lossOf, train } from "./learn/train.ts";

/** One game in so many is kept back, to see what was learned. */
const KEPT = 8;
const WEIGHTS = fileURLToPath(new URL("../packages/bots/src/value/weights.ts", import.meta.url));
const FORMATTER = fileURLToPath(new URL("../node_modules/.bin/biome", import.meta.url));

/** What a thread is told. */
interface Share {
  readonly until: number;
  readonly seed: number;
}

const inThread = (share: Share, tell: (game: Sample[]) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.on("message", tell);
    worker.once("error", reject);
    worker.once("exit", () => resolve());
  });

function playOn({ until, seed }: Share): void {
  const created = createClassic("2023");
  if (!created.ok) throw new Error("no game");
  for (let number = 0; Date.now() < until; number++)
    parentPort?.postMessage(playSamples(created.value, seed + number));
}

/** Four decimals are enough. */
const rounded = (list: readonly number[]): number[] => list.map((each) => Number(each.toFixed(4)));

const written = ({ mean, spread, hidden, bias, out }: Network): string =>
  `import type { Network } from "./network.ts";

/** Learned by \`npm run learn\`. */
export const WEIGHTS: Network = ${JSON.stringify({
    mean: rounded(mean),
    spread: rounded(spread),
    hidden: hidden.map(rounded),
    bias: rounded(bias),
    out: rounded(out),
  })};
`;

async function learn(seconds: number, units: number, seed: number): Promise<void> {
  const games: Sample[][] = [];
  const until = Date.now() + seconds * 1000;
  const threads = Array.from({ length: availableParallelism() }, (_, i) => ({ until, seed: seed + i * 1e6 }));
  await Promise.all(threads.map((share) => inThread(share, (game) => games.push(game))));
  const kept = games.filter((_, i) => i % KEPT === 0).flat();
  const samples = games.filter((_, i) => i % KEPT > 0).flat();
  console.log(`${games.length} games, ${samples.length} positions to learn from, ${kept.length} kept back`);
  if (kept.length === 0 || samples.length === 0) {
    console.error("too few games were finished: give it more time");
    process.exitCode = 1;
    return;
  }
  const { network, loss, before } = train(samples, kept, units, diceOf(seed));
  const present = lossOf(PRESENT, kept);
  console.log(
    `loss on those kept back: ${before.toFixed(3)} before, ${loss.toFixed(3)} now, ${present.toFixed(3)} by the present weights`,
  );
  if (loss >= present) {
    console.log("the present weights predict better, and stay");
    return;
  }
  writeFileSync(WEIGHTS, written(network));
  execFileSync(FORMATTER, ["format", "--write", WEIGHTS], { stdio: "ignore" });
}

if (isMainThread)
  await learn(
    ...(wholeNumbers("npm run learn -- [seconds] [hidden units] [seed]", [600, 4, 1]) as [
      number,
      number,
      number,
    ]),
  );
else playOn(workerData as Share);
