import { formatPhase, formatPosition } from "@chancery/engine";
import type { Sandbox } from "../sandbox.ts";
import type { Timeline } from "../timeline.ts";

/** A game from a map file goes by the file's name, as the command line finds it beside a record. */
const namedIn = ({ map, ...setup }: Sandbox["setup"]) =>
  map ? { ...setup, variant: `./${map.title}.map` } : setup;

/** A sandbox as a recorded game: what the command line replays, each phase a request of the contract. */
export function formatRecord({ setup, phases }: Sandbox, timeline: Timeline): string {
  const record = {
    ...namedIn(setup),
    ...(setup.map && { map: setup.map }),
    phases: phases.map(({ orders, position }, index) => {
      const { state } = timeline.phases[index];
      const given = index === 0 || position ? { state: formatPosition(timeline.table.rules, state) } : {};
      return { phase: formatPhase(state.phase), ...given, orders };
    }),
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** One phase as a request of the contract: what the command line and the server adjudicate. */
export function formatRequest({ setup, phases }: Sandbox, timeline: Timeline, at: number): string {
  const state = formatPosition(timeline.table.rules, timeline.phases[at].state);
  return `${JSON.stringify({ ...namedIn(setup), state, orders: phases[at].orders }, null, 2)}\n`;
}

/** The sheets of all phases, for people. */
export function formatSheets({ phases }: Sandbox, timeline: Timeline): string {
  return phases
    .flatMap(({ orders }, index) => {
      const sheets = Object.entries(orders).filter(([, lines]) => lines.length > 0);
      if (sheets.length === 0) return [];
      const phase = formatPhase(timeline.phases[index].state.phase);
      return [[phase, ...sheets.map(([power, lines]) => [`${power}:`, ...lines].join("\n"))].join("\n\n")];
    })
    .join("\n\n")
    .concat("\n");
}
