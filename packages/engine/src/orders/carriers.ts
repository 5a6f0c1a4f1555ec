import { isNext, type Province } from "../board/board.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import type { Unit } from "../state/unit.ts";

/**
 * Units that carry an army from hand to hand, across water or through the air, where the way of a convoy is declared.
 * Whatever flies hands on to everything that flies, at any distance, and sets down where another of its sort stands
 * (DIS-3.3-6, DIS-3.3-7); for the rest neighbors in the chain are neighbors on the board.
 */
export interface Carriers {
  readonly rules: Rules;
  /** The position they stand in. */
  readonly units: State["units"];
  readonly list: readonly Unit[];
  /** By province. */
  readonly at: readonly (Unit | undefined)[];
}

/** Whether a unit can carry others where it stands: by water at sea only (DIS-6.2.1-3), by air anywhere. */
export const isCarrier = ({ board }: Rules, { kind, at }: Unit): boolean =>
  kind.convoys && (kind.way === "air" || board.isSea[board.provinceOf[at]] === 1);

/** By rules: the carriers of the position last asked about, which are asked for again with each of its orders. */
const latest = new WeakMap<Rules, Carriers>();

export function carriersIn(rules: Rules, { units }: State): Carriers {
  let carriers = latest.get(rules);
  if (carriers?.units !== units) {
    carriers = carriersOf(rules, units, null);
    latest.set(rules, carriers);
  }
  return carriers;
}

/** The same as if a unit were not there. */
export const carriersWithout = (carriers: Carriers, unit: Unit): Carriers =>
  isCarrier(carriers.rules, unit) ? carriersOf(carriers.rules, carriers.units, unit) : carriers;

function carriersOf(rules: Rules, units: State["units"], without: Unit | null): Carriers {
  const { provinces, provinceOf } = rules.board;
  const list: Unit[] = [];
  const at: (Unit | undefined)[] = new Array(provinces.length).fill(undefined);
  for (const unit of units) {
    if (unit === without || !isCarrier(rules, unit)) continue;
    list.push(unit);
    at[provinceOf[unit.at]] = unit;
  }
  return { rules, units, list, at };
}

const flies = ({ kind }: Unit): boolean => kind.way === "air";

/** Whether an army can step from a province to a carrier, or back. */
export function boards({ rules: { board } }: Carriers, carrier: Unit, province: Province): boolean {
  if (flies(carrier)) return isNext(board, "air", carrier.at, province);
  return board.seasNextTo[province].includes(board.provinceOf[carrier.at] as Province);
}

/** Whether two carriers can follow each other in a chain. */
export function handsOn({ rules: { board } }: Carriers, carrier: Unit, next: Unit): boolean {
  if (flies(carrier) && flies(next)) return carrier !== next;
  const way = flies(carrier) || flies(next) ? "air" : "water";
  return isNext(board, way, carrier.at, board.provinceOf[next.at] as Province);
}

/** Whether a chain can end with a carrier and a province: land next to it, or where another that flies stands. */
export function setsDown(carriers: Carriers, carrier: Unit, to: Province): boolean {
  if (carriers.rules.board.isSea[to] === 1) return false;
  const there = carriers.at[to];
  if (there === carrier) return false;
  return boards(carriers, carrier, to) || (flies(carrier) && there !== undefined && flies(there));
}
