import { parentPort, workerData } from "node:worker_threads";
import { type LevelName, loadLevels, playMatch } from "@chancery/bots";
import { openVariant } from "@chancery/contract";
import { isVariantFile, VariantFiles } from "../boards/variant-files.ts";

/** The games of a match that one thread plays: every so many from the first on. */
export interface Lot {
  readonly game: {
    readonly variant: string;
    readonly rulebook?: string | undefined;
    readonly options: Readonly<Record<string, unknown>>;
  };
  readonly levels: readonly [LevelName, LevelName];
  readonly budgets: readonly [number | undefined, number | undefined];
  readonly until: number;
  readonly seed: number;
  readonly games: number;
  readonly first: number;
  readonly step: number;
}

const { game, levels, budgets, until, seed, games, first, step } = workerData as Lot;
const files = new VariantFiles(undefined);
if (isVariantFile(game.variant)) await files.load(game.variant);
const opened = openVariant(game, files.find);
if (!opened.ok) throw new Error(opened.error.code);
await loadLevels(...levels);
const pairing = {
  game: opened.value,
  alone: { level: levels[0], budget: budgets[0] },
  others: { level: levels[1], budget: budgets[1] },
  until,
};
const numbers = Array.from({ length: Math.ceil((games - first) / step) }, (_, i) => first + i * step);
parentPort?.postMessage(numbers.map((number) => playMatch(pairing, seed, number)));
