import type { Province } from "../../board/board.ts";
import type { Order } from "../../orders/order.ts";
import type { Rules } from "../../rulebook/rules.ts";
import type { State } from "../../state/state.ts";
import { createField, type Field, MOVE, NONE, YES } from "./field.ts";
import { load } from "./load.ts";
import { solve } from "./solve.ts";
import { prevention, strength } from "./strength.ts";

const fields = new WeakMap<Rules, Field>();

/**
 * Decides everything about the moves of all powers. `orders` are legal and at most one for each unit; `strays` are
 * impossible orders to move that count as such. What is known already can be entered before anything is decided. The field
 * is good until moves are decided by these rules again.
 */
export function solveMovement(
  rules: Rules,
  state: State,
  orders: readonly Order[],
  strays: readonly Order[] = [],
  enterKnown?: (field: Field) => void,
): Field {
  let field = fields.get(rules);
  if (field === undefined) {
    field = createField(rules);
    fields.set(rules, field);
  }
  if (rules.policies.paradox === "first-holds") field.turned.fill(0);
  do {
    load(field, state, orders, strays);
    enterKnown?.(field);
  } while (!solve(field));
  findBeaten(field);
  field.run++;
  return field;
}

/** Finds which unit dislodged or disabled which, and which provinces are occupied. */
function findBeaten(field: Field): void {
  const { taken, attacker, disabler, moves, wins } = field;
  taken.fill(0);
  for (let u = 0; u < field.count; u++) {
    attacker[u] = NONE;
    disabler[u] = NONE;
    if (moves[u] === YES) {
      taken[field.into[u]] = 1;
      continue;
    }
    for (let m = field.firstMove[field.province[u]]; m !== NONE; m = field.nextMove[m]) {
      if (moves[m] === YES) attacker[u] = m;
      else if (wins[m] === YES) disabler[u] = m;
    }
    if (attacker[u] === NONE) taken[field.province[u]] = 1;
  }
}

/** Provinces nobody is in, though someone's move into them had effect (CB-132, CB-110). */
export function standoffs(field: Field): Province[] {
  const contested: Province[] = [];
  for (let u = 0; u < field.count; u++) {
    const into = field.into[u] as Province;
    if (field.task[u] !== MOVE || field.taken[into] === 1 || contested.includes(into)) continue;
    prevention(field, u);
    if (strength.max > 0) contested.push(into);
  }
  return contested.sort((a, b) => a - b);
}
