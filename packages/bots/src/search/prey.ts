import { type Location, type Order, WAYS } from "@chancery/engine";
import type { Situation } from "../bot.ts";
import { stillestOf } from "../past.ts";

/** What a step toward the center of a power that stays put adds to a plan, as a share of the board. */
const STEP = 0.004;

/**
 * What a plan gains by going for those who stay put. They're often too far away for anything to come of it while a plan
 * is played out.
 */
export function approachFor(situation: Situation): (plan: readonly Order[]) => number {
  const { state, power, stillness, agreement } = situation;
  const prey = [...stillestOf(stillness)].filter((each) => each !== power && !agreement?.friends.has(each));
  if (prey.length === 0 || state.phase.task !== "M") return () => 0;
  const { board } = situation.rules;
  const goals = new Set(
    board.centers.filter((_, index) => prey.some((each) => each === state.owners[index])),
  );
  const distances = Object.fromEntries(
    WAYS.map((way) => [way, distancesTo(goals, board.provinceOf, board.reach[way].to)]),
  );
  return (plan) => {
    let steps = 0;
    for (const { type, unit, to } of plan) {
      if (type !== "move" || unit?.power !== power || to === null) continue;
      const far = distances[unit.kind.way];
      // The last step is an attack, which is judged by what comes of it.
      if (far[to] < Number.POSITIVE_INFINITY) steps += Math.max(1, far[unit.at]) - Math.max(1, far[to]);
    }
    return steps * STEP;
  };
}

/** By location: how many moves it is to the nearest of some provinces; infinite if there is no way. */
function distancesTo(
  goals: ReadonlySet<number>,
  provinceOf: readonly number[] | ArrayLike<number>,
  reach: readonly (readonly Location[])[],
): Float64Array {
  const distances = new Float64Array(reach.length).fill(Number.POSITIVE_INFINITY);
  let edge: number[] = [];
  for (let at = 0; at < reach.length; at++) {
    if (!goals.has(provinceOf[at]) || reach[at].length === 0) continue;
    distances[at] = 0;
    edge.push(at);
  }
  for (let far = 1; edge.length > 0; far++) {
    edge = [...new Set(edge.flatMap((at) => reach[at]))].filter((to) => distances[to] > far);
    for (const to of edge) distances[to] = far;
  }
  return distances;
}
