import { openTable, type Table } from "@chancery/contract";
import {
  fail,
  ok,
  type PositionJson,
  type Power,
  type Result,
  readPosition,
  type State,
} from "@chancery/engine";
import { ordersIn, type Played, play } from "@chancery/orders";
import { sandbox as text } from "../../messages/sandbox.ts";
import { words } from "../../messages/words.ts";
import type { OrderEntry } from "../../orders/order-entry.ts";
import type { Sandbox, SandboxPhase, SandboxSetup } from "./sandbox.ts";

/** A phase of a sandbox, and the position it leads to. */
interface PlayedOn extends Played {
  readonly next: State;
}

/** Everything that follows from a sandbox. */
export interface Timeline {
  readonly table: Table;
  readonly phases: readonly PlayedOn[];
}

/** Plays a sandbox from its beginning, or says in a sentence why that cannot be done. */
export function timelineOf(sandbox: Sandbox): Result<Timeline, string> {
  const table = tableOf(sandbox.setup);
  if (!table.ok) return table;
  const phases: PlayedOn[] = [];
  let { start: state } = table.value;
  for (const phase of sandbox.phases) {
    const placed = phase.position ? placedIn(table.value, phase.position) : ok(state);
    if (!placed.ok) return placed;
    if (phases.length > 0 && !phase.position && phases[phases.length - 1].response === null)
      return fail(text("overBefore"));
    const played = playedOnce(table.value, placed.value, phase);
    if (!played.ok) return played;
    phases.push(played.value);
    state = played.value.next;
  }
  return ok({ table: table.value, phases });
}

export function tableOf({ variant, rulebook, options }: SandboxSetup): Result<Table, string> {
  const table = openTable({ variant, rulebook, options: { ...options } });
  return table.ok ? table : fail(table.error.message);
}

const placedStates = new WeakMap<PositionJson, { table: Table; state: State }>();

function placedIn(table: Table, position: PositionJson): Result<State, string> {
  const known = placedStates.get(position);
  if (known?.table === table) return ok(known.state);
  const read = readPosition(table.notation, table.start, position);
  if (!read.ok) return fail(`${read.error[0].path}: ${read.error[0].what}`);
  placedStates.set(position, { table, state: read.value });
  return read;
}

const known = new WeakMap<State, WeakMap<SandboxPhase, PlayedOn>>();

/** States and phases never change, so each pair is played once. */
function playedOnce(table: Table, state: State, phase: SandboxPhase): Result<PlayedOn, string> {
  const before = known.get(state)?.get(phase);
  if (before) return ok(before);
  const played = play(words, table, state, phase.orders);
  if (!played.ok) return played;
  const ofState = known.get(state) ?? new WeakMap<SandboxPhase, PlayedOn>();
  known.set(state, ofState.set(phase, played.value));
  return played;
}

/** In a sandbox one orders for all. */
export const entryOf = ({ table: { rules } }: Timeline, { state, lines }: Played): OrderEntry => ({
  rules,
  state,
  orders: ordersIn(lines),
  powers: new Set(rules.powers.flatMap(({ neutral }, power) => (neutral ? [] : [power as Power]))),
});
