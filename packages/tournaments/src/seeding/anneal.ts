import { type Seating, seatingCost, tradeCost } from "./cost.ts";
import { dealPowers } from "./powers.ts";
import type { Problem } from "./problem.ts";
import { WEIGHTS } from "./weights.ts";

const STEPS = 10_000;
const STEPS_PER_ENTRY = 1_200;
const WARM = WEIGHTS.met;
const COLD = 1;

/** Simulated annealing: trades places by chance, worse ones less and less often. */
export function anneal(problem: Problem, start: Seating): Seating {
  const { chance, entries } = problem;
  const seating = start.slice();
  const places = entries.length;
  if (places < 2) return seating;
  const steps = STEPS + STEPS_PER_ENTRY * places;
  const cooling = (COLD / WARM) ** (1 / steps);
  let heat: number = WARM;
  let cost = seatingCost(problem, seating);
  let best = seating.slice();
  let least = cost;
  for (let step = 0; step < steps && least > 0; step++, heat *= cooling) {
    const one = chance.below(places);
    const other = chance.below(places);
    if (one === other) continue;
    const change = tradeCost(problem, seating, one, other);
    if (change > 0 && chance.next() >= Math.exp(-change / heat)) continue;
    [seating[one], seating[other]] = [seating[other], seating[one]];
    cost += change;
    if (cost < least) {
      least = cost;
      best = seating.slice();
    }
  }
  return dealt(problem, best);
}

/** The same boards with their powers dealt out in the best way. */
export function dealt(problem: Problem, seating: Seating): Seating {
  const { seats, boards } = problem;
  const better = seating.slice();
  for (let board = 0; board < boards; board++) {
    const first = board * seats;
    better.set(dealPowers(problem, [...seating.subarray(first, first + seats)]), first);
  }
  return better;
}
