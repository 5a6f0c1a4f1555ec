import type { Power, Rules, State } from "@chancery/engine";
import { sharesOf } from "../standing.ts";

/** How many moves away a power is still a neighbor. */
const NEAR = 2;

/** The powers whose units or centers a power's own could reach in two moves, the strongest first. */
export function neighborsOf(rules: Rules, state: State, power: Power): readonly Power[] {
  const { board } = rules;
  const found = new Set<Power>();
  for (const unit of state.units) {
    if (unit.power !== power) continue;
    let edge = [unit.at];
    const seen = new Set(edge);
    for (let step = 0; step < NEAR; step++) {
      edge = edge.flatMap((at) => board.reach[unit.kind.way].to[at].filter((to) => !seen.has(to)));
      for (const to of edge) seen.add(to);
    }
    const near = new Set([...seen].map((at) => board.provinceOf[at]));
    for (const other of state.units) if (near.has(board.provinceOf[other.at])) found.add(other.power);
    for (const [i, center] of board.centers.entries()) {
      const owner = state.owners[i];
      if (owner !== null && near.has(center)) found.add(owner);
    }
  }
  found.delete(power);
  const shares = sharesOf(rules, state);
  const played = new Set(state.seats.flat());
  return [...found]
    .filter((other) => played.has(other))
    .sort((one, other) => shares[other] - shares[one] || one - other);
}
