import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import {
  createNotation,
  type Order,
  type Power,
  playPhase,
  powerNamed,
  readOrder,
  type State,
} from "@chancery/engine";
import { createClassic } from "@chancery/variants";

/** Recorded games between people lie beside the project; they aren't part of it. */
export const HUMAN_GAMES = "../shared/corpus/human-games.jsonl.gz";

export interface RecordedGame {
  readonly id: string;
  readonly phases: readonly {
    readonly phase: string;
    readonly orders: Readonly<Record<string, readonly string[]>>;
  }[];
}

const created = createClassic("1971");
if (!created.ok) throw new Error("no game");
const { rules, start } = created.value;
const notation = createNotation(rules);

/** The rules they were played by. */
export const humanRules = rules;

export const readHumanGames = (file = HUMAN_GAMES): RecordedGame[] =>
  gunzipSync(readFileSync(file))
    .toString("utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

export type Sheets = ReadonlyMap<Power, readonly Order[]>;

/** The positions of a game, with what everyone ordered; up to where the record can no longer be followed. */
export function* replayHumanGame({
  phases,
}: RecordedGame): Generator<{ readonly state: State; readonly sheets: Sheets }> {
  let state = start;
  for (const { phase, orders } of phases) {
    const { season, year, task } = state.phase;
    if (state.ending || phase !== `${season}${year}${task}`) return;
    const sheets = new Map<Power, Order[]>();
    for (const [name, lines] of Object.entries(orders)) {
      const power = powerNamed(rules, name);
      if (power === undefined) return;
      sheets.set(
        power,
        lines.flatMap((line) => {
          const order = readOrder(notation, state, power, line);
          return order.ok ? [order.value] : [];
        }),
      );
    }
    yield { state, sheets };
    state = playPhase(rules, state, sheets).state;
  }
}
