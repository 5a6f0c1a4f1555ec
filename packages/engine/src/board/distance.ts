import type { Board, Location, Province, Way } from "./board.ts";

/**
 * Steps from a place to the nearest of `goals`, where a step goes to any location that `steps` names.
 * Zero if the place lies in a goal, Infinity if none can be reached.
 */
function stepsTo(
  board: Board,
  start: Location,
  goals: ReadonlySet<Province>,
  steps: (from: Location) => readonly Location[],
): number {
  const distance = new Map<Location, number>([[start, 0]]);
  for (const [from, far] of distance) {
    if (goals.has(board.provinceOf[from] as Province)) return far;
    for (const to of steps(from)) {
      if (!distance.has(to)) distance.set(to, far + 1);
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** Counted from province to province, whatever the unit could really enter (C23-47). */
export function plainDistance(board: Board, from: Province, goals: ReadonlySet<Province>): number {
  return stepsTo(board, from as number as Location, goals, (location) => board.reach.air.to[location]);
}

/**
 * By the moves of the unit itself. An army may count sea spaces one by one, as if convoyed (C71-XIV.4-1,
 * ruling R-7), which is the same as counting provinces; a fleet goes by water from its actual coast.
 */
export function travelDistance(board: Board, way: Way, from: Location, goals: ReadonlySet<Province>): number {
  if (way !== "water") return plainDistance(board, board.provinceOf[from] as Province, goals);
  return stepsTo(board, from, goals, (location) => board.reach.water.to[location]);
}
