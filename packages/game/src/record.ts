import type { GameRecord, RecordedPhase } from "@chancery/api";
import { powersBySeat } from "./game-of.ts";
import { lineOf, type Table } from "./table.ts";
import { viewTurn } from "./view.ts";
import type { Viewer } from "./viewer.ts";

/** The game so far, with what the viewer may see of its orders; null if they may not look. Leaves out what was rolled back. */
export function recordOf(table: Table, viewer: Viewer): GameRecord | null {
  const { variant, rulebook, options } = table.setup;
  const players = table.status === "lobby" ? [] : powersBySeat(table).flat();
  const phases: RecordedPhase[] = [];
  for (const { number } of lineOf(table)) {
    const turn = viewTurn(table, viewer, number);
    if (turn === null) return null;
    if (turn.result === null) continue;
    // Orders of units that nobody plays were not written by anyone, and follow from the others.
    const written = turn.result.orders.filter(({ power }) => players.includes(power));
    const byPower = Object.entries(Object.groupBy(written, ({ power }) => power));
    const orders = Object.fromEntries(
      byPower.map(([power, reports = []]) => [power, reports.map(({ text }) => text)]),
    );
    phases.push({ phase: turn.phase, state: turn.position, orders, next: turn.result.position });
  }
  // The seed of what is left to chance would tell beforehand how that comes out.
  return { variant, rulebook, options: table.status === "ended" ? table.options : options, phases };
}
