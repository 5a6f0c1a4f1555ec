import { BrokenInvariant } from "@chancery/engine";
import type { Aid, Answer, Field, Move } from "./field.ts";
import { isPerimeter } from "./map.ts";
import { attack, prevention, resistance } from "./strength.ts";

/**
 * Answers for each move whether it succeeds and for each support whether it is given. What follows from what is
 * known is settled, in any order, until nothing more does; only embassies that move on in a ring are left then,
 * each waiting for the next, and they all move. There are no convoys, and so no paradoxes.
 */
export function solve(field: Field): void {
  for (;;) {
    let settled = false;
    for (const aid of field.aids) {
      if (aid.given !== null) continue;
      aid.given = isGiven(aid);
      settled ||= aid.given !== null;
    }
    for (const move of field.moves) {
      if (move.succeeds !== null) continue;
      move.succeeds = doesSucceed(field, move);
      settled ||= move.succeeds !== null;
    }
    if (settled) continue;
    const open = field.moves.find(({ succeeds }) => succeeds === null);
    if (!open) return;
    for (const move of ringFrom(open)) move.succeeds = true;
  }
}

/**
 * An attack cuts support, except one from where the support is aimed, which has to dislodge. No power attacks
 * itself: it has one embassy in a slice.
 */
function isGiven({ fits, attackers, aim }: Aid): Answer {
  if (!fits || attackers.some(({ from }) => from !== aim)) return false;
  if (attackers.some(({ succeeds }) => succeeds === true)) return false;
  return attackers.every(({ succeeds }) => succeeds === false) ? true : null;
}

function doesSucceed(field: Field, move: Move): Answer {
  if (isPerimeter(move.to)) return true;
  const own = attack(move);
  const against = [resistance(field, move), ...move.rivals.map(prevention)];
  if (against.every(({ most }) => own.least > most)) return true;
  return against.some(({ least }) => own.most <= least) ? false : null;
}

function ringFrom(start: Move): Move[] {
  const way: Move[] = [];
  for (let next: Move | null = start; next; next = next.opposite) {
    if (next.succeeds !== null) break;
    if (way.includes(next)) return way.slice(way.indexOf(next));
    way.push(next);
  }
  throw new BrokenInvariant("moves that wait for each other, but not in a ring");
}
