import { anneal, dealt } from "./anneal.ts";
import { type Seating, seatingCost } from "./cost.ts";
import { bestOfAll } from "./exhaustive.ts";
import { gridSeatings } from "./grid.ts";
import type { Boards } from "./past.ts";
import { type Problem, problemOf, type SeedingInput } from "./problem.ts";

/** How often annealing starts over. */
const STARTS = 3;

export interface Seeded {
  /** Players by power; without the locked boards. */
  readonly boards: Boards;
  readonly out: readonly string[];
  /** See the weights. */
  readonly cost: number;
}

/** Draws the boards of a round. The same input always gives the same boards. */
export function seedBoards(input: SeedingInput): Seeded {
  const problem = problemOf(input);
  const { seats, boards, entries } = problem;
  const seating = bestOfAll(problem) ?? bestByChance(problem, input);
  const names = [...seating].map((entry) => entries[entry]);
  return {
    boards: Array.from({ length: boards }, (_, board) => names.slice(board * seats, (board + 1) * seats)),
    out: names.slice(boards * seats),
    cost: seatingCost(problem, seating),
  };
}

/** The best that annealing finds. */
export function bestByChance(problem: Problem, { past }: Pick<SeedingInput, "past">): Seating {
  const { entries } = problem;
  let best: Seating | null = null;
  let least = Number.POSITIVE_INFINITY;
  const consider = (seating: Seating): void => {
    const cost = seatingCost(problem, seating);
    if (cost >= least) return;
    least = cost;
    best = seating;
  };
  for (const seating of gridSeatings(problem, past)) consider(dealt(problem, seating));
  for (let start = 0; start < STARTS && least > 0; start++) consider(anneal(problem, shuffled(problem)));
  return best ?? Int32Array.from(entries.keys());
}

/** Everyone at some place, but those who have sat out least often sit out. */
function shuffled({ boards, seats, entries, chance }: Problem): Seating {
  const seating = Int32Array.from(entries.keys());
  for (let last = boards * seats - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    [seating[last], seating[other]] = [seating[other], seating[last]];
  }
  return seating;
}
