import {
  formatOrder,
  formatPhase,
  formatPosition,
  type Notation,
  type Order,
  type Power,
  playPhase,
  type State,
} from "@chancery/engine";
import { reportEvent, reportOrder, reportVerdict } from "./report.ts";
import type { PhaseReport } from "./response.ts";
import type { Sheets } from "./sheets.ts";

/** Plays out the phase with what was understood, and reports on everything that was written. */
export function playOut(
  notation: Notation,
  state: State,
  sheets: Sheets,
): { readonly response: PhaseReport; readonly next: State } {
  const { rules } = notation;
  const orders = new Map<Power, Order[]>();
  for (const [power, lines] of sheets) {
    orders.set(
      power,
      lines.flatMap(({ reading }) => (reading.ok ? [reading.value] : [])),
    );
  }
  const turn = playPhase(rules, state, orders);
  const written = new Set([...orders.values()].flat());
  const response = {
    phase: formatPhase(state.phase),
    orders: [
      ...[...sheets].flatMap(([power, lines]) =>
        lines.map((line) => reportOrder(notation, power, line, turn)),
      ),
      ...[...turn.verdicts].flatMap(([order, verdict]) =>
        written.has(order) ? [] : [reportVerdict(rules, formatOrder(rules, order), verdict)],
      ),
    ],
    events: turn.events.map((event) => reportEvent(rules, event)),
    state: formatPosition(rules, turn.state),
  };
  return { response, next: turn.state };
}
