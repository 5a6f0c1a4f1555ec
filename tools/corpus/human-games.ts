import type { Order, Power, State } from "@chancery/engine";
import { replay } from "@chancery/interchange";
import type { HumanGame } from "@chancery/testkit";
import { createClassic } from "@chancery/variants";

const created = createClassic("1971");
if (!created.ok) throw new Error("no game");

/** The rules they were played by. */
export const { rules: humanRules, start: humanStart } = created.value;

/** One game in this many is held back from training, to measure what was learned. */
const KEPT = 10;
export const isKept = (index: number): boolean => index % KEPT === 0;

export type Sheets = ReadonlyMap<Power, readonly Order[]>;

/** A phase of a recorded game, with what everyone ordered and what came of it. */
export interface HumanPhase {
  readonly state: State;
  readonly sheets: Sheets;
  readonly after: State;
}

/** The phases of a game; none if the record can't be followed. */
export function replayHumanGame({ phases }: HumanGame): HumanPhase[] {
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
