import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

type ByPower = Readonly<Record<string, readonly string[]>>;

/** A game between people: orders of all phases, and who owned the centers last. It has no positions. */
export interface HumanGame {
  readonly id: string;
  readonly phases: readonly { readonly phase: string; readonly orders: ByPower }[];
  readonly centers: ByPower;
}

/** Games between people may lie beside the project; they aren't part of it. */
export const HUMAN_GAMES = "../shared/corpus/human-games.jsonl.gz";

export const haveHumanGames = (): boolean => existsSync(HUMAN_GAMES);

/** Every so many of the games. */
export const readHumanGames = (file = HUMAN_GAMES, step = 1): HumanGame[] =>
  gunzipSync(readFileSync(file))
    .toString("utf8")
    .split("\n")
    .filter((line, index) => line !== "" && index % step === 0)
    .map((line) => JSON.parse(line));
