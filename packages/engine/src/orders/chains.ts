import { isNext, type Province } from "../board/board.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import type { Unit } from "../state/unit.ts";

/**
 * Convoys where their way is declared: chains of units that carry an army from hand to hand, across water or
 * through the air. Whatever flies hands on to everything that flies, at any distance, and sets down where
 * another of its sort stands (DIS-3.3-6, DIS-3.3-7); for the rest neighbours in the chain are neighbours on
 * the board.
 */
export interface Carriers {
  readonly rules: Rules;
  readonly list: readonly Unit[];
  /** By province. */
  readonly at: ReadonlyMap<Province, Unit>;
}

/** Whether a unit can carry others where it stands: by water at sea only (DIS-6.2.1-3), by air anywhere. */
export const isCarrier = ({ board }: Rules, { kind, at }: Unit): boolean =>
  kind.convoys && (kind.way === "air" || board.isSea[board.provinceOf[at]] === 1);

/** By position: the carriers in it, which are asked for again with each order. */
const known = new WeakMap<State["units"], Carriers>();

export function carriersIn(rules: Rules, state: State, without: Unit | null = null): Carriers {
  let all = known.get(state.units);
  if (all?.rules !== rules) {
    all = carriersOf(
      rules,
      state.units.filter((unit) => isCarrier(rules, unit)),
    );
    known.set(state.units, all);
  }
  if (without === null || all.at.get(rules.board.provinceOf[without.at] as Province) !== without) return all;
  return carriersOf(
    rules,
    all.list.filter((unit) => unit !== without),
  );
}

function carriersOf(rules: Rules, list: readonly Unit[]): Carriers {
  const { provinceOf } = rules.board;
  return { rules, list, at: new Map(list.map((unit) => [provinceOf[unit.at] as Province, unit])) };
}

const flies = ({ kind }: Unit): boolean => kind.way === "air";

/** Whether an army can step from a province to a carrier, or back. */
export function boards({ rules: { board } }: Carriers, carrier: Unit, province: Province): boolean {
  if (flies(carrier)) return isNext(board, "air", carrier.at, province);
  return board.seasNextTo[province].includes(board.provinceOf[carrier.at] as Province);
}

/** Whether two carriers can be links of a chain one behind the other. */
export function handsOn({ rules: { board } }: Carriers, carrier: Unit, next: Unit): boolean {
  if (flies(carrier) && flies(next)) return carrier !== next;
  const way = flies(carrier) || flies(next) ? "air" : "water";
  return isNext(board, way, carrier.at, board.provinceOf[next.at] as Province);
}

/** Whether a chain can end with a carrier and a province: land next to it, or where another that flies stands. */
export function setsDown(carriers: Carriers, carrier: Unit, to: Province): boolean {
  if (carriers.rules.board.isSea[to] === 1) return false;
  const there = carriers.at.get(to);
  if (there === carrier) return false;
  return boards(carriers, carrier, to) || (flies(carrier) && there !== undefined && flies(there));
}

/** The shortest chains from a province, none of which passes `avoided`: the link before each carrier, null for the first. */
function chainsFrom(
  carriers: Carriers,
  from: Province,
  avoided: Unit | undefined,
): ReadonlyMap<Unit, Unit | null> {
  const before = new Map<Unit, Unit | null>();
  for (const first of carriers.list)
    if (first !== avoided && boards(carriers, first, from)) before.set(first, null);
  for (const carrier of before.keys())
    for (const next of carriers.list)
      if (next !== avoided && !before.has(next) && handsOn(carriers, carrier, next))
        before.set(next, carrier);
  return before;
}

/** Where an army can be carried at all, each with a shortest way there, in the order of the board. */
export function waysByConvoy(carriers: Carriers, army: Unit): ReadonlyMap<Province, readonly Province[]> {
  const { board } = carriers.rules;
  const { provinceOf } = board;
  const from = provinceOf[army.at] as Province;
  const ways = new Map<Province, readonly Province[]>();
  if (!army.kind.convoyed) return ways;
  const open = chainsFrom(carriers, from, undefined);
  for (const [index] of board.provinces.entries()) {
    const to = index as Province;
    if (to === from) continue;
    const there = carriers.at.get(to);
    const before = there ? chainsFrom(carriers, from, there) : open;
    for (const last of before.keys()) {
      if (!setsDown(carriers, last, to)) continue;
      const links: Province[] = [];
      for (let link: Unit | null = last; link; link = before.get(link) ?? null)
        links.unshift(provinceOf[link.at] as Province);
      ways.set(to, links);
      break;
    }
  }
  return ways;
}

/** Whether an army can be carried to a province. */
export function canBeCarried(carriers: Carriers, army: Unit, to: Province): boolean {
  const from = carriers.rules.board.provinceOf[army.at] as Province;
  if (!army.kind.convoyed || to === from) return false;
  for (const last of chainsFrom(carriers, from, carriers.at.get(to)).keys())
    if (setsDown(carriers, last, to)) return true;
  return false;
}

/**
 * Whether the carriers form a chain for an army in which `link` has a part (R060): two ways lead from it, to
 * the army and to its destination, that have no unit in common. The first way is found as it comes; then a
 * second one is sought that may take over parts of the first, by giving way where they meet.
 */
export function liesOnChain(carriers: Carriers, link: Unit, army: Unit, to: Province): boolean {
  const { provinceOf } = carriers.rules.board;
  const from = provinceOf[army.at] as Province;
  if (!army.kind.convoyed || from === to || link === carriers.at.get(to)) return false;
  if (boards(carriers, link, from) && setsDown(carriers, link, to)) return true;
  const others = carriers.list.filter((unit) => unit !== link && unit !== carriers.at.get(to));
  type Node = Unit | "from" | "to";
  const near = (unit: Unit): Node[] => {
    const nodes: Node[] = others.filter((other) => handsOn(carriers, unit, other));
    if (boards(carriers, unit, from)) nodes.push("from");
    if (setsDown(carriers, unit, to)) nodes.push("to");
    return nodes;
  };

  const behind = new Map<Node, Unit>();
  const reached: Unit[] = [link];
  for (const unit of reached) {
    for (const next of near(unit)) {
      if (next === "to" || behind.has(next)) continue;
      behind.set(next, unit);
      if (next !== "from") reached.push(next);
    }
  }
  if (!behind.has("from")) return false;
  /** The first way, as the unit before each of its nodes. */
  const first = new Map<Node, Unit>();
  for (let node: Node = "from"; node !== link; node = first.get(node) as Unit)
    first.set(node, behind.get(node) as Unit);

  const left = new Set<Unit>([link]);
  const entered = new Set<Node>();
  for (const unit of left) {
    const stepsBack = first.has(unit) && !entered.has(unit) ? [unit] : [];
    for (const next of [...near(unit), ...stepsBack]) {
      if (next === "to") return true;
      if (entered.has(next) || (next !== unit && first.get(next) === unit)) continue;
      entered.add(next);
      const onFirst = first.get(next);
      if (onFirst) left.add(onFirst);
      else left.add(next as Unit);
    }
  }
  return false;
}

/** How an army's way may go on: over which further carriers, and to which provinces as its end. */
export interface Hops {
  readonly links: readonly Province[];
  readonly ends: readonly Province[];
}

/** The next steps of a convoy whose way so far is `path`, for choosing it step by step. */
export function nextHops(rules: Rules, state: State, army: Unit, path: readonly Province[]): Hops {
  const carriers = carriersIn(rules, state);
  const { provinceOf, provinces } = rules.board;
  const from = provinceOf[army.at] as Province;
  if (!army.kind.convoyed || rules.policies.convoyPaths === "found") return { links: [], ends: [] };
  const last = path.length > 0 ? carriers.at.get(path[path.length - 1]) : null;
  if (last === undefined) return { links: [], ends: [] };
  const links = carriers.list
    .filter((unit) => (last ? handsOn(carriers, last, unit) : boards(carriers, unit, from)))
    .map((unit) => provinceOf[unit.at] as Province)
    .filter((province) => !path.includes(province));
  const ends = last
    ? [...provinces.keys()]
        .map((index) => index as Province)
        .filter((to) => to !== from && !path.includes(to) && setsDown(carriers, last, to))
        .filter((to) => !state.closed.includes(to))
    : [];
  return { links: links.sort((a, b) => a - b), ends };
}
