import type { DealView, SeenDeal } from "@chancery/api";
import {
  type Notation,
  type Order,
  type Own,
  type Power,
  type Province,
  powerNamed,
  readOrder,
  type State,
} from "@chancery/engine";

/** What a power has promised for the present phase. */
export interface Agreement {
  /** Whether an order would break a promise. */
  readonly bars: (order: Order) => boolean;
  /** Orders that were promised. */
  readonly promised: readonly Order[];
  /** Promised lines that only the game itself understands: points, embassies. */
  readonly own: readonly Own[];
  /** Powers that allies are to attack. */
  readonly targets: ReadonlySet<Power>;
  /** Powers that it has made peace or an alliance with. */
  readonly friends: ReadonlySet<Power | undefined>;
}

/** Whether a promise counts: it was made, its time isn't up, and nobody else has broken it. */
const counts = ({ state, isOver, breaches }: DealView, own: string): boolean =>
  state === "agreed" && !isOver && breaches.every(({ power }) => power === own);

/** The deals by which a power is bound: those that hold, and what it has offered itself. */
const bindingOn = (deals: readonly SeenDeal[], own: string): readonly SeenDeal[] =>
  deals.filter(
    ({ deal, parties, from }) =>
      parties.includes(own) && (counts(deal, own) || (deal.state === "open" && from === own)),
  );

/** What deals ask of a power; null if nothing. */
export function agreementOf(
  notation: Notation,
  state: State,
  name: string,
  deals: readonly SeenDeal[],
): Agreement | null {
  const { rules } = notation;
  const bound = bindingOn(deals, name);
  if (bound.length === 0) return null;
  const power = powerNamed(rules, name) as Power;
  const { provinceOf, centers, provinces } = rules.board;
  const friends = new Set<Power | undefined>();
  const targets = new Set<Power>();
  const empty = new Set<string>();
  const promised = new Map<unknown, Order>();
  const own: Own[] = [];
  const asking = new Set<Power>();
  for (const { deal, parties } of bound) {
    const { terms } = deal;
    if (terms.kind === "peace" || terms.kind === "alliance")
      for (const party of parties) if (party !== name) friends.add(powerNamed(rules, party) ?? undefined);
    if (terms.kind === "alliance") targets.add(powerNamed(rules, terms.against) as Power);
    if (terms.kind === "demilitarize") empty.add(terms.province);
    if (terms.kind !== "orders") continue;
    for (const line of terms.orders[name] ?? []) {
      const read = readOrder(notation, state, power, line);
      if (read.ok && read.value.type === "own") {
        own.push(read.value);
        // Nobody does a favor for those who attack them.
        const asked = rules.own?.boardOrder?.(read.value.line)?.unit;
        if (asked && asked.power !== power) asking.add(asked.power);
      }
      if (read.ok && read.value.type !== "own" && read.value.unit) promised.set(read.value.unit, read.value);
    }
  }
  const idOf = (place: number): string => provinces[provinceOf[place]].id;
  const isFriendly = (province: Province): boolean => {
    const owner = state.owners[centers.indexOf(province)] ?? undefined;
    const unit = state.units.find(({ at }) => provinceOf[at] === province);
    return friends.has(owner) || (unit !== undefined && (friends.has(unit.power) || asking.has(unit.power)));
  };
  const bars = (order: Order): boolean => {
    if (order.unit && promised.has(order.unit)) return false;
    if (order.target && targets.has(order.target.power)) return true;
    if (order.type === "move")
      return empty.has(idOf(order.to)) || isFriendly(provinceOf[order.to] as Province);
    if (order.unit && empty.has(idOf(order.unit.at))) return true;
    return order.to !== null && isFriendly(provinceOf[order.to] as Province);
  };
  return { bars, promised: [...promised.values()], own, targets, friends };
}
