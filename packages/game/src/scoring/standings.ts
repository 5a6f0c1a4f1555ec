import type { Standing } from "@chancery/api";
import { type PositionJson, type Power, parsePhase } from "@chancery/engine";
import { gameOf, stateFrom } from "../game-of.ts";
import { lineOf, type Table } from "../table.ts";

export const yearOf = (phase: string): number => {
  const parsed = parsePhase(phase);
  return parsed.ok ? parsed.value.year : 0;
};

function rowOf(table: Table, year: number, phase: string, position: PositionJson): Standing {
  const { centers: lists } = position;
  const centers = Object.fromEntries(Object.entries(lists).map(([power, list]) => [power, list.length]));
  const game = gameOf(table);
  const { rules } = game;
  const worth = rules.own?.standing;
  if (!worth) return { year, centers };
  const state = stateFrom(game, phase, position);
  const points = rules.powers.flatMap(({ name, neutral }, power) =>
    neutral ? [] : [[name, worth(rules, state, power as Power)] as const],
  );
  return { year, centers, points: Object.fromEntries(points) };
}

/** What counts by year, for a table or a chart. Years that were rolled back are left out. */
export function standingsOf(table: Table): readonly Standing[] {
  const rows = new Map<number, Standing>();
  for (const { phase, position } of lineOf(table)) {
    const year = yearOf(phase) - 1;
    if (!rows.has(year)) rows.set(year, rowOf(table, year, phase, position));
  }
  if (table.ending && table.turns.length > 0) {
    const year = yearOf(table.ending.phase);
    rows.set(year, rowOf(table, year, table.ending.phase, table.ending.position));
  }
  return [...rows.values()];
}
