import type { Problem } from "./problem.ts";

/** Where everyone sits: entry by place, board after board, and by power within each; after them those who sit out. */
export type Seating = Int32Array;

/** What a board costs, by its players at their powers. */
export function boardCost({ entries, pairs, powers, seats }: Problem, board: ArrayLike<number>): number {
  const size = entries.length;
  let total = 0;
  for (let power = 0; power < seats; power++) {
    const row = board[power] * size;
    total += powers[board[power] * seats + power];
    for (let other = power + 1; other < seats; other++) total += pairs[row + board[other]];
  }
  return total;
}

export function seatingCost(problem: Problem, seating: Seating): number {
  const { seats, boards } = problem;
  let total = 0;
  for (let board = 0; board < boards; board++)
    total += boardCost(problem, seating.subarray(board * seats, (board + 1) * seats));
  return total;
}

/** By how much the cost changes if two places trade their players; infinite where they mustn't. */
export function tradeCost(problem: Problem, seating: Seating, one: number, other: number): number {
  const { seats, boards, powers, byes } = problem;
  const [a, b] = [seating[one], seating[other]];
  const [boardA, boardB] = [Math.floor(one / seats), Math.floor(other / seats)];
  const isOutA = boardA >= boards;
  const isOutB = boardB >= boards;
  if (isOutA && isOutB) return 0;
  if (isOutA || isOutB) {
    if (byes[a] !== byes[b]) return Number.POSITIVE_INFINITY;
    return isOutA ? replaceCost(problem, seating, other, b, a) : replaceCost(problem, seating, one, a, b);
  }
  if (boardA === boardB) {
    const [powerA, powerB] = [one % seats, other % seats];
    return (
      powers[a * seats + powerB] -
      powers[a * seats + powerA] +
      powers[b * seats + powerA] -
      powers[b * seats + powerB]
    );
  }
  return replaceCost(problem, seating, one, a, b) + replaceCost(problem, seating, other, b, a);
}

/** By how much a board changes if someone else takes one of its places. */
function replaceCost(
  { seats, entries, pairs, powers }: Problem,
  seating: Seating,
  place: number,
  leaving: number,
  coming: number,
): number {
  const size = entries.length;
  const power = place % seats;
  const first = place - power;
  const [from, to] = [leaving * size, coming * size];
  let change = powers[coming * seats + power] - powers[leaving * seats + power];
  for (let each = first; each < first + seats; each++)
    if (each !== place) change += pairs[to + seating[each]] - pairs[from + seating[each]];
  return change;
}
