import { type PositionJson, parsePhase } from "@chancery/engine";
import { lineOf, type Table } from "./table.ts";

/** How many centres everybody had when a year was over; the first row is the start. */
export interface Standing {
  readonly year: number;
  readonly centers: Readonly<Record<string, number>>;
}

const yearOf = (phase: string): number => {
  const parsed = parsePhase(phase);
  return parsed.ok ? parsed.value.year : 0;
};

const count = ({ centers }: PositionJson): Record<string, number> =>
  Object.fromEntries(Object.entries(centers).map(([power, list]) => [power, list.length]));

/** Centres by year, for a table or a chart. Years that were gone back on are left out. */
export function standingsOf(table: Table): readonly Standing[] {
  const rows = new Map<number, Standing>();
  for (const { phase, position } of lineOf(table)) {
    const year = yearOf(phase) - 1;
    if (!rows.has(year)) rows.set(year, { year, centers: count(position) });
  }
  if (table.ending && table.turns.length > 0) {
    const year = yearOf(table.ending.phase);
    rows.set(year, { year, centers: count(table.ending.position) });
  }
  return [...rows.values()];
}
