import {
  createNotation,
  type Order,
  type Power,
  playPhase,
  powerNamed,
  readOrder,
  type State,
} from "@chancery/engine";
import type { HumanGame } from "@chancery/testkit";
import { createClassic } from "@chancery/variants";

const created = createClassic("1971");
if (!created.ok) throw new Error("no game");
const { rules, start } = created.value;
const notation = createNotation(rules);

/** The rules they were played by. */
export const humanRules = rules;

export type Sheets = ReadonlyMap<Power, readonly Order[]>;

/** The positions of a game, with what everyone ordered; up to where the record can no longer be followed. */
export function replayHumanGame({
  phases,
}: RecordedGame): { readonly state: State; readonly sheets: Sheets; readonly after: State }[] {
  const replayed = replay({ variant: "classic", rulebook: "1971", options: {}, phases });
  if (!replayed.ok) return [];
  return replayed.value.phases.map(({ before, sheets, after }) => ({
    state: before,
    sheets: new Map(
      [...sheets].map(([power, read]) => [
        power,
        read.flatMap(({ reading }) => (reading.ok ? [reading.value] : [])),
      ]),
    ),
    after,
  }));
}
