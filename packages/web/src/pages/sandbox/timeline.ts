import type { OpenGame } from "@chancery/contract";
import { ordersIn, type Played, type PlayedOn, play, stateAt } from "@chancery/contract/orders";
import { fail, ok, type Power, type Result, type State } from "@chancery/engine";
import { sandbox as text } from "../../messages/sandbox.ts";
import { explainPlace, words } from "../../messages/words.ts";
import type { OrderEntry } from "../../orders/entry/order-entry.ts";
import { openGame } from "../../orders/open-game.ts";
import type { Sandbox, SandboxPhase } from "./sandbox.ts";

/** Everything that follows from a sandbox. */
export interface Timeline {
  readonly table: OpenGame;
  readonly phases: readonly PlayedOn[];
}

/** Plays a sandbox from its beginning, or says in a sentence why that cannot be done. */
export function timelineOf(sandbox: Sandbox): Result<Timeline, string> {
  const table = openGame(sandbox.setup);
  if (!table.ok) return table;
  const phases: PlayedOn[] = [];
  let { start: state } = table.value;
  for (const phase of sandbox.phases) {
    const placed = phase.position ? stateAt(table.value, phase.position) : ok(state);
    if (!placed.ok) return fail(explainPlace(placed.error[0], table.value.rules.variant));
    if (phases.length > 0 && !phase.position && phases[phases.length - 1].response === null)
      return fail(text("overBefore"));
    const played = playedOnce(table.value, placed.value, phase);
    if (!played.ok) return played;
    phases.push(played.value);
    state = played.value.next;
  }
  return ok({ table: table.value, phases });
}

const known = new WeakMap<State, WeakMap<SandboxPhase, PlayedOn>>();

/** States and phases never change, so each pair is played once. */
function playedOnce(table: OpenGame, state: State, phase: SandboxPhase): Result<PlayedOn, string> {
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
