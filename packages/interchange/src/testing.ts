import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { positionOf, readRecords } from "@chancery/testkit";
import type { GameRecord } from "./record.ts";

/** Games between people may lie beside the project; they aren't part of it. */
const FILE = "../shared/corpus/human-games.jsonl.gz";

export const haveGames = (): boolean => existsSync(FILE);

/** Every so many of the games between people. */
export function humanGames(step: number): GameRecord[] {
  const lines = gunzipSync(readFileSync(FILE)).toString("utf8").split("\n").filter(Boolean);
  return lines
    .filter((_, index) => index % step === 0)
    .map((line) => {
      const { id, phases } = JSON.parse(line);
      return { id, variant: "classic", rulebook: "1971", options: {}, phases };
    });
}

/** The recorded phases of people's games, each as a game of its own. */
export const recordedPhases = (): GameRecord[] =>
  readRecords().map((record) => ({
    id: record.id,
    variant: "classic",
    rulebook: "2023",
    options: {},
    phases: [{ phase: record.phase, state: positionOf(record), orders: record.orders }],
  }));
