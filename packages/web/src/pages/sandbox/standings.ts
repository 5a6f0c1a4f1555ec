import { centersOf, type Power, unitsOf } from "@chancery/engine";
import type { Timeline } from "./timeline.ts";

export interface Standing {
  readonly power: Power;
  readonly name: string;
  readonly centers: number;
  readonly units: number;
  /** Centers at the beginning of each year. */
  readonly years: readonly number[];
}

/** What everyone has in a phase, and how it came to that. Most centers first. */
export function standingsOf({ table, phases }: Timeline, at: number): { years: number[]; rows: Standing[] } {
  const seen = phases.slice(0, at + 1);
  const first = seen.filter(({ state }, i) => i === 0 || seen[i - 1].state.phase.year !== state.phase.year);
  const last = seen[at];
  const samples = last.state.phase.season === "W" || last.state.ending ? [...first, last] : first;
  const rows = table.rules.powers.map(
    ({ name }, index): Standing => ({
      power: index as Power,
      name,
      centers: centersOf(last.state, index as Power),
      units: unitsOf(last.state, index as Power),
      years: samples.map(({ state }) => centersOf(state, index as Power)),
    }),
  );
  rows.sort((a, b) => b.centers - a.centers || b.units - a.units || a.power - b.power);
  // What is owned when a year begins was won in the one before.
  return { years: samples.map(({ state }, i) => state.phase.year - (i < first.length ? 1 : 0)), rows };
}
