import type { Problem } from "./problem.ts";

/** Above this many powers, all ways to deal them out are too many. */
const MOST = 12;

/**
 * The best way to deal out the powers of a board among its players: the one that costs least, found exactly, from sets
 * of powers dealt to the first players. Returns the players by power.
 */
export function dealPowers({ seats, powers }: Problem, board: readonly number[]): number[] {
  if (seats > MOST) return [...board];
  const sets = 1 << seats;
  const cost = new Float64Array(sets).fill(Number.POSITIVE_INFINITY);
  const last = new Int8Array(sets);
  cost[0] = 0;
  for (let set = 0; set < sets; set++) {
    const player = board[bitsIn(set)];
    if (player === undefined) continue;
    for (let power = 0; power < seats; power++) {
      const more = set | (1 << power);
      const value = cost[set] + powers[player * seats + power];
      if (more !== set && value < cost[more]) {
        cost[more] = value;
        last[more] = power;
      }
    }
  }
  const dealt: number[] = [];
  let set = sets - 1;
  for (let count = seats - 1; count >= 0; count--) {
    const power = last[set];
    dealt[power] = board[count];
    set &= ~(1 << power);
  }
  return dealt;
}

function bitsIn(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}
