import type { Province } from "../board/board.ts";
import { type Crossing, crossingOf, isAcross, MOST_SEAS } from "../board/crossing.ts";
import { shoresAcross } from "../board/routes.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import type { Unit } from "../state/unit.ts";

/** The seas in which a unit stands that could convoy, and how they lie to each other and to the shores. */
export interface Fleets {
  /** The position they stand in. */
  readonly units: State["units"];
  readonly seas: readonly Province[];
  /** Null where there are too many seas for it. */
  readonly crossing: Crossing | null;
}

/** By rules: the fleets of the position last asked about, which are asked for again with each of its orders. */
const latest = new WeakMap<Rules, Fleets>();

export function fleetsIn(rules: Rules, { units }: Pick<State, "units">): Fleets {
  let fleets = latest.get(rules);
  if (fleets?.units !== units) {
    const seas = carrierSeas(rules, units, null);
    const crossing = seas.length > MOST_SEAS ? null : crossingOf(rules.board, seas);
    fleets = { units, seas, crossing };
    latest.set(rules, fleets);
  }
  return fleets;
}

/** Sea provinces in which a unit stands that could convoy, except that of `without`. */
export function carrierSeas(
  { board: { isSea, provinceOf } }: Rules,
  units: State["units"],
  without: Unit | null,
): Province[] {
  const seas: Province[] = [];
  for (const unit of units) {
    if (unit.kind.convoys && unit !== without && isSea[provinceOf[unit.at]] === 1)
      seas.push(provinceOf[unit.at] as Province);
  }
  return seas;
}

/** The bit of the fleet in a province; 0 if no fleet there could convoy. */
export function bitIn({ seas }: Fleets, province: Province): number {
  const index = seas.indexOf(province);
  return index < 0 ? 0 : 1 << index;
}

/** Whether fleets stand so that they could carry an army from one shore to another, without the help of one unit. */
export function couldCarry(
  rules: Rules,
  state: State,
  from: Province,
  to: Province,
  without: Unit | null,
): boolean {
  const fleets = fleetsIn(rules, state);
  if (fleets.crossing === null)
    return shoresAcross(rules.board, carrierSeas(rules, state.units, without), from).has(to);
  const some = without === null ? -1 : ~bitIn(fleets, rules.board.provinceOf[without.at] as Province);
  return isAcross(fleets.crossing, some, from, to);
}
