import {
  adjudicate,
  createOutcome,
  DISLODGED,
  goOnFrom,
  type Order,
  type Outcome,
  type Prepared,
  playPhase,
  prepare,
  type Rules,
  type State,
  sameOrder,
  stateAfter,
} from "@chancery/engine";
import type { Situation } from "../bot.ts";
import type { Field } from "./field.ts";

/** Where a plan leads, if others do what is guessed. */
interface Next {
  /** Plans with the same number lead to the same position; null if that isn't known. */
  readonly key: number | null;
  readonly state: () => State;
}

/** Finds out where plans lead, each against one of the guesses. */
export type Leads = (plan: readonly Order[], field: number) => Next;

/** For any phase of any game. */
export const leadsByPlaying =
  ({ rules, state, power }: Situation, fields: readonly Field[]): Leads =>
  (plan, field) => ({
    key: null,
    state: () => playPhase(rules, state, new Map([...fields[field].others, [power, plan]])).state,
  });

/** For moves where nothing but moving happens: resolves many sets of orders of one position quickly. */
export function leadsQuickly(
  { rules, state, power }: Situation,
  fields: readonly Field[],
  options: ReadonlyMap<unknown, readonly Order[]>,
): Leads {
  const others = fields.map(
    (field) => new Map([...field.others.values()].flat().map((order) => [order.unit, order])),
  );
  const choices = state.units.map((unit): readonly Order[] => {
    if (unit.power === power) return options.get(unit) ?? [];
    return others.flatMap((orders) => orders.get(unit) ?? []);
  });
  const prepared = prepare(rules, state, choices);
  const outcome = createOutcome(prepared);
  const chosen = others.map((orders) =>
    Uint16Array.from(state.units, (unit, u) => {
      const order = orders.get(unit);
      return order ? choices[u].indexOf(order) : 0;
    }),
  );
  const indexOf = new Map(state.units.map((unit, u) => [unit, u]));
  return (plan, field) => {
    const set = chosen[field];
    for (const order of plan) {
      const u = order.unit ? indexOf.get(order.unit) : undefined;
      if (u !== undefined)
        set[u] = choices[u].findIndex((choice) => choice === order || sameOrder(choice, order));
    }
    adjudicate(prepared, set, outcome);
    return { key: keyOf(prepared, outcome), state: () => after(rules, prepared, outcome) };
  };
}

const after = (rules: Rules, prepared: Prepared, outcome: Outcome): State =>
  goOnFrom(rules, stateAfter(prepared, outcome));

/** A number for what came of a set of orders: 53 bits of two hashes. */
function keyOf({ count }: Prepared, { at, attackedFrom, contested, contestedCount }: Outcome): number {
  let a = 17;
  let b = 29;
  for (let u = 0; u < count; u++) {
    const fate = at[u] === DISLODGED ? 1000 + attackedFrom[u] : at[u];
    a = (Math.imul(a, 0x01000193) ^ fate) | 0;
    b = (Math.imul(b, 0x5bd1e995) + fate) | 0;
  }
  // Standoffs are in no particular order.
  let standoffs = 0;
  for (let c = 0; c < contestedCount; c++)
    standoffs = (standoffs + Math.imul(contested[c] + 1, 0x9e3779b1)) | 0;
  a = Math.imul(a ^ standoffs, 0x85ebca6b);
  return (a >>> 0) * 2 ** 21 + ((b ^ standoffs) >>> 11);
}
