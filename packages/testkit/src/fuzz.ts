import { compare, describeDifference } from "./reference/compare.ts";
import type { Situation } from "./reference/situation.ts";

/** What a run of comparisons came to. Counts are of situations. */
export interface Tally {
  readonly run: number;
  /** Left out because brute force gave up. */
  readonly skipped: number;
  readonly convoyed: number;
  readonly circular: number;
  readonly paradoxical: number;
  readonly crissCrossed: number;
  readonly disabling: number;
  readonly differing: number;
  /** The first few differences, each with its seed. */
  readonly differences: readonly string[];
}

const SHOWN = 5;

/** Compares the two resolvers on the situations of all seeds from `first` on. */
export function fuzz(first: number, count: number, situationOf: (seed: number) => Situation): Tally {
  const tally = {
    run: 0,
    skipped: 0,
    convoyed: 0,
    circular: 0,
    paradoxical: 0,
    crissCrossed: 0,
    disabling: 0,
    differing: 0,
  };
  const differences: string[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const situation = situationOf(seed);
    const { agree, result } = tryToCompare(seed, situation);
    tally.run++;
    if (result.convoyed) tally.convoyed++;
    if (result.circles > 0) tally.circular++;
    if (result.paradoxes > 0) tally.paradoxical++;
    if (result.crissCrossed) tally.crissCrossed++;
    if (result.disabled.length > 0) tally.disabling++;
    if (result.troubles.length > 0) {
      tally.skipped++;
    } else if (!agree) {
      tally.differing++;
      if (differences.length < SHOWN) {
        differences.push(
          `seed ${seed}, rulebook ${situation.rules.rulebook}\n${describeDifference(situation)}`,
        );
      }
    }
  }
  return { ...tally, differences };
}

function tryToCompare(seed: number, situation: Situation): ReturnType<typeof compare> {
  try {
    return compare(situation);
  } catch (error) {
    throw new Error(`the comparison broke down at seed ${seed}`, { cause: error });
  }
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: Exclude<keyof Tally, "differences">): number =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  return {
    run: sum("run"),
    skipped: sum("skipped"),
    convoyed: sum("convoyed"),
    circular: sum("circular"),
    paradoxical: sum("paradoxical"),
    crissCrossed: sum("crissCrossed"),
    disabling: sum("disabling"),
    differing: sum("differing"),
    differences: tallies.flatMap(({ differences }) => differences).slice(0, SHOWN),
  };
}

export function formatTally(tally: Tally): string {
  const share = (count: number): string => `${count} (${((100 * count) / tally.run).toFixed(2)} %)`;
  return [
    `${tally.run} situations, ${tally.differing} differences, ${share(tally.skipped)} skipped`,
    `with a convoyed move: ${share(tally.convoyed)}`,
    `with a circular remainder: ${share(tally.circular)}`,
    `with a paradox: ${share(tally.paradoxical)}`,
    `with a criss-cross: ${share(tally.crissCrossed)}`,
    `with a disabled unit: ${share(tally.disabling)}`,
  ].join("\n");
}
