import {
  type AdjudicationResponse,
  openTable,
  playOut,
  readSheets,
  type Sheets,
  type Table,
} from "@chancery/contract";
import {
  fail,
  formatPosition,
  ok,
  type PositionJson,
  type Result,
  readPosition,
  type State,
} from "@chancery/engine";
import { classic } from "@chancery/variants";
import type { Phase, Sandbox, Setup } from "./sandbox.ts";

/** A phase played out: what was there, what was ordered, what came of it. */
export interface Played {
  readonly state: State;
  readonly position: PositionJson;
  readonly sheets: Sheets;
  /** Null once the game is over. For the phase in progress it is what would happen. */
  readonly response: Omit<AdjudicationResponse, "id"> | null;
  readonly next: State;
}

/** Everything that follows from a sandbox. */
export interface Timeline {
  readonly table: Table;
  readonly phases: readonly Played[];
}

/** Plays a sandbox from its beginning, or says in a sentence why that cannot be done. */
export function timelineOf(sandbox: Sandbox): Result<Timeline, string> {
  const table = tableOf(sandbox.setup);
  if (!table.ok) return table;
  const phases: Played[] = [];
  let { start: state } = table.value;
  for (const phase of sandbox.phases) {
    const placed = phase.position ? placedIn(table.value, phase.position) : ok(state);
    if (!placed.ok) return placed;
    if (phases.length > 0 && !phase.position && phases[phases.length - 1].response === null)
      return fail("the game was over before its last phase");
    const played = playedOnce(table.value, placed.value, phase);
    if (!played.ok) return played;
    phases.push(played.value);
    state = played.value.next;
  }
  return ok({ table: table.value, phases });
}

export function tableOf({ variant, rulebook, options }: Setup): Result<Table, string> {
  if (variant !== classic.id) return fail(`there is no sandbox for "${variant}"`);
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

const known = new WeakMap<State, WeakMap<Phase, Played>>();

/** States and phases never change, so each pair is played once. */
function playedOnce(table: Table, state: State, phase: Phase): Result<Played, string> {
  const before = known.get(state)?.get(phase);
  if (before) return ok(before);
  const played = play(table, state, phase);
  if (!played.ok) return played;
  const ofState = known.get(state) ?? new WeakMap<Phase, Played>();
  known.set(state, ofState.set(phase, played.value));
  return played;
}

function play({ notation }: Table, state: State, { orders }: Phase): Result<Played, string> {
  const position = formatPosition(notation.rules, state);
  if (state.ending) return ok({ state, position, sheets: new Map(), response: null, next: state });
  const given = Object.fromEntries(Object.entries(orders).map(([power, lines]) => [power, [...lines]]));
  const sheets = readSheets(notation, state, given);
  if (!sheets.ok) return fail(sheets.error.message);
  const { response, next } = playOut(notation, state, sheets.value);
  return ok({ state, position, sheets: sheets.value, response, next });
}
