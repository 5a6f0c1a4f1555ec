import { BrokenInvariant } from "../../result.ts";
import { breakCircle } from "./circles.ts";
import { judgePath } from "./convoys.ts";
import { type Field, MOVE, UNKNOWN } from "./field.ts";
import { judgeMove, judgeSupport, judgeWin } from "./judge.ts";

/**
 * Decides every move, support and convoy of the field. Returns false if instead an army's order became Hold,
 * so that everything has to be resolved again.
 *
 * First everything that follows from what is known, again and again until nothing more does. The order in
 * which this is done cannot matter: a decision is made only when no later one could change it. What is
 * left goes in circles (units that rotate, convoys that depend on themselves) and is settled circle by
 * circle, each followed by what then follows.
 */
export function solve(field: Field): boolean {
  for (let round = 0; settle(field); round++) {
    if (round > 2 * field.count) throw new BrokenInvariant("the circles of a position do not come to an end");
    if (!breakCircle(field)) return false;
  }
  return true;
}

/** Decides what follows from what is known. Returns whether anything is left undecided. */
function settle(field: Field): boolean {
  const { open } = field;
  let left = 0;
  for (let u = 0; u < field.count; u++) {
    if (isOpen(field, u)) open[left++] = u;
  }
  let before = -1;
  while (left > 0 && left !== before) {
    before = left;
    left = 0;
    let changed = false;
    for (let i = 0; i < before; i++) {
      const u = open[i];
      changed = decide(field, u) || changed;
      if (isOpen(field, u)) open[left++] = u;
    }
    if (changed && left === before) before = -1;
  }
  return left > 0;
}

const isOpen = (field: Field, u: number): boolean =>
  field.wins[u] === UNKNOWN ||
  field.gives[u] === UNKNOWN ||
  field.path[u] === UNKNOWN ||
  (field.moves !== field.wins && field.moves[u] === UNKNOWN);

/** Tries to decide what is open about one unit. Returns whether something was decided. */
function decide(field: Field, u: number): boolean {
  let changed = false;
  if (field.task[u] === MOVE) {
    if (field.path[u] === UNKNOWN) {
      field.path[u] = judgePath(field, u);
      changed = field.path[u] !== UNKNOWN;
    }
    if (field.wins[u] === UNKNOWN) {
      field.wins[u] = judgeWin(field, u);
      changed = changed || field.wins[u] !== UNKNOWN;
    }
    if (field.moves !== field.wins && field.moves[u] === UNKNOWN) {
      field.moves[u] = judgeMove(field, u);
      changed = changed || field.moves[u] !== UNKNOWN;
    }
  } else {
    field.gives[u] = judgeSupport(field, u);
    changed = field.gives[u] !== UNKNOWN;
  }
  return changed;
}
