import {
  type Board,
  kindsOf,
  type Location,
  type Power,
  type Province,
  WAYS,
  type Way,
} from "@chancery/engine";
import type { Situation } from "../bot.ts";
import { placeAt } from "../dumbbot/places.ts";

/** Farther than this is all the same. */
const FAR = 8;

/** By place, see `placeAt`: how many moves it is to the next center that a power doesn't own. */
export function pathsToCenters({ rules, state, power }: Situation): Uint8Array {
  const { board } = rules;
  const goals = new Set(board.centers.filter((_, index) => state.owners[index] !== power));
  const paths = new Uint8Array(WAYS.length * board.locations.length).fill(FAR);
  for (const way of new Set(rules.powers.flatMap((_, each) => kindsOf(rules, each as Power)).map(wayOf)))
    measure(board, way, goals, paths);
  return paths;
}

const wayOf = ({ way }: { readonly way: Way }): Way => way;

function measure(board: Board, way: Way, goals: ReadonlySet<Province>, paths: Uint8Array): void {
  let edge = board.locations.flatMap(({ province }, at) => (goals.has(province) ? [at as Location] : []));
  for (let steps = 0; steps < FAR && edge.length > 0; steps++) {
    for (const at of edge) paths[placeAt(board, way, at)] = steps;
    const next = new Set(edge.flatMap((at) => board.reach[way].to[at]));
    edge = [...next].filter((at) => paths[placeAt(board, way, at)] === FAR);
  }
}
